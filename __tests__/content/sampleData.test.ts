import { company } from '../../src/content/company';

/* What the site ships with until a real company moves in, which deletes this file. */

test('sample data can never belong to anybody', () => {
  expect(company.contact.mail).toMatch(/\.example$/);
  expect(company.origin).toMatch(/\.example$/);
  expect(company.contact.telephone).toMatch(/^\+64 9 555 01\d\d$/);
});

test('the company was founded in 2015', () => {
  expect(company.founded).toBe(2015);
});
