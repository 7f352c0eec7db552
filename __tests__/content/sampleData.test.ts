import { company } from '../../src/content/company';
import { itSolutions } from '../../src/content/itSolutions';
import { partners } from '../../src/content/partners';
import { services } from '../../src/content/services';
import { slides } from '../../src/content/slides';
import { technologies } from '../../src/content/technologies';

/* What the site ships with until a real company moves in, which deletes this file. */

test('sample data can never belong to anybody', () => {
  expect(company.contact.mail).toMatch(/\.example$/);
  expect(company.origin).toMatch(/\.example$/);
  expect(company.contact.telephone).toMatch(/^\+64 9 555 01\d\d$/);
});

test('the company was founded in 2015', () => {
  expect(company.founded).toBe(2015);
});

test('there are as many of each as the specification counts (section 9)', () => {
  expect({
    slides: slides.length,
    services: services.length,
    partners: partners.length,
    panels: technologies.length,
    itSections: itSolutions.sections.length,
  }).toEqual({ slides: 7, services: 8, partners: 10, panels: 8, itSections: 4 });
});
