import { isAllowedHost } from '../../server/allowedHost';

test.each([
  ['localhost:1234', true],
  ['127.0.0.1:1234', true],
  ['[::1]:1234', true],
  ['evil.example:1234', false],
  ['localhost.evil.example', false],
  ['192.168.1.5:1234', false],
  ['', false],
  [undefined, false],
])('a server for this machine is asked for %s: it answers, %s', (host, answers) => {
  expect(isAllowedHost(host)).toBe(answers);
});

test.each([
  ['192.168.1.5:1234', '192.168.1.5', true],
  ['plant-laptop:1234', 'plant-laptop', true],
  ['192.168.1.6:1234', '192.168.1.5', false],
  ['192.168.1.5:1234', '0.0.0.0', true],
  ['[fe80::1]:1234', '::', true],
  // On every address it answers to any address, and to no name.
  ['evil.example:1234', '0.0.0.0', false],
])('%s is asked for on %s: it answers, %s', (host, listensOn, answers) => {
  expect(isAllowedHost(host, listensOn)).toBe(answers);
});
