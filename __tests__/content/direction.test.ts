import { directionOf } from '../../src/content/direction';

test.each(['he', 'ar-EG', 'fa', 'ur-PK', 'az-Arab'])(
  '%s is read from right to left',
  (language) => {
    expect(directionOf(language)).toBe('rtl');
  },
);

test.each(['en-NZ', 'de', 'ja', 'az', 'he-Latn'])('%s is not', (language) => {
  expect(directionOf(language)).toBeUndefined();
});
