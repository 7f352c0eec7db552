import { structuredData } from '../../../src/build/structuredData';
import { vcard } from '../../../src/build/vcard';
import { securityText } from '../../../src/build/wellKnown';
import { companySchema } from '../../../src/content/schema/company';
import { telephoneHref } from '../../../src/features/contact-details/telephoneHref';
import { company } from '../../support/company';

test.each([
  ['+64 9 555 0142', 'tel:+6495550142'],
  ['(09) 555 0142', 'tel:095550142'],
  ['+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['+49 ( 0 ) 89 / 12 34-56', 'tel:+4989123456'],
  ['0044 (0)20 7946 0958', 'tel:00442079460958'],
  ['+39 06 555 0142', 'tel:+39065550142'],
  ['+41 44 555\u00a001\u201142', 'tel:+41445550142'],
])('%s, as it is printed, is dialled as %s', (printed, dialled) => {
  expect(companySchema.shape.contact.shape.telephone.safeParse(printed)).toMatchObject({
    success: true,
  });
  expect(telephoneHref(printed)).toBe(dialled);
});

test('programs are told no zero that is dialled within the country alone', () => {
  const telephone = '+44 (0)20 7946 0958';
  const { content, modules } = company;
  const contact = { telephone };
  const ways = [{ kind: 'telephone' as const, title: 'Call', text: telephone, href: '' }];
  const site = {
    ...company,
    content: { ...content, company: { ...content.company, contact } },
    modules: { ...modules, site: { ...modules.site, contactWays: ways } },
  };
  const [home] = site.routes;
  const dialled = '+44 20 7946 0958';
  expect(vcard(site)).toContain(`TEL;TYPE=WORK,VOICE,PREF:${dialled}`);
  expect(JSON.stringify(home && structuredData(home, site))).toContain(`"telephone":"${dialled}"`);
  expect(securityText(site, new Date(0))).toContain('Contact: tel:+442079460958');
});
