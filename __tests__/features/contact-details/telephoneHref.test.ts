import { company } from '../../../src/features/contact-details/content';
import { telephoneHref } from '../../../src/features/contact-details/telephoneHref';

test.each([
  ['+64 9 555 0142', 'tel:+6495550142'],
  ['(09) 555 0142', 'tel:095550142'],
  ['+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['+49 ( 0 ) 89 / 12 34-56', 'tel:+4989123456'],
  ['0044 (0)20 7946 0958', 'tel:00442079460958'],
  ['+39 06 555 0142', 'tel:+39065550142'],
  ['+41 44 555\u00a001\u201142', 'tel:+41445550142'],
])('%s, as it is printed, is dialled as %s', (printed, dialled) => {
  expect(company.shape.contact.shape.telephone.safeParse(printed)).toMatchObject({
    success: true,
  });
  expect(telephoneHref(printed)).toBe(dialled);
});
