import * as config from '../tailwind.config';

test('Tailwind finds its configuration one level up as well, where Node 22 and newer hand it that', () => {
  expect(config.theme).toBe(config.default.theme);
  expect(config.content).toBe(config.default.content);
});
