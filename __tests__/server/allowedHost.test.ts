import { isAllowedHost } from '../../server/allowedHost';

test.each(['localhost', 'localhost:1234', '127.0.0.1:1234', '[::1]:1234'])(
  'a server for this machine answers to %s',
  (host) => {
    expect(isAllowedHost(host)).toBe(true);
  },
);

test.each([
  'evil.example:1234',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  '192.168.1.5:1234',
  'a b',
  '',
  undefined,
])('and not to %s', (host) => {
  expect(isAllowedHost(host)).toBe(false);
});

test('a server on an address answers to it as well', () => {
  expect(isAllowedHost('192.168.1.5:1234', '192.168.1.5')).toBe(true);
  expect(isAllowedHost('plant-laptop:1234', 'plant-laptop')).toBe(true);
  expect(isAllowedHost('192.168.1.6:1234', '192.168.1.5')).toBe(false);
});

test('a server on every address answers to any address, and to no name', () => {
  expect(isAllowedHost('192.168.1.5:1234', '0.0.0.0')).toBe(true);
  expect(isAllowedHost('[fe80::1]:1234', '::')).toBe(true);
  expect(isAllowedHost('evil.example:1234', '0.0.0.0')).toBe(false);
});
