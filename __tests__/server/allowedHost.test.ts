import { isAllowedHost } from '../../server/allowedHost';
import { loopback } from '../../server/port';

test.each([
  ['localhost:1234', loopback, true],
  ['127.0.0.1:1234', loopback, true],
  ['[::1]:1234', loopback, true],
  ['evil.example:1234', loopback, false],
  ['localhost.evil.example', loopback, false],
  ['192.168.1.5:1234', loopback, false],
  ['', loopback, false],
  [undefined, loopback, false],
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
