import { telephoneHref } from '../../../src/features/contact-details/telephoneHref';

test('a telephone link keeps the plus and the digits', () => {
  expect(telephoneHref('+64 9 555 0142')).toBe('tel:+6495550142');
});
