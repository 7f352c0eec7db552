import { createServer } from 'node:http';
import { addressOf, hostFromEnvironment, listen, PortError } from '../../server/port';

const { HOST } = process.env;

afterEach(() => {
  if (HOST === undefined) delete process.env.HOST;
  else process.env.HOST = HOST;
});

test.each([
  ['without HOST only this machine reaches it', undefined, '127.0.0.1'],
  ['HOST lets the network in', '0.0.0.0', '0.0.0.0'],
])('a server listens where it is told: %s', async (_, host, address) => {
  if (host) process.env.HOST = host;
  const server = createServer();
  await listen(server, 0, hostFromEnvironment());
  expect(server.address()).toMatchObject({ address });
  server.close();
});

test('a HOST that is no address of this machine is named', async () => {
  process.env.HOST = '192.0.2.1';
  const tried = listen(createServer(), 0, hostFromEnvironment());
  await expect(tried).rejects.toThrow(PortError);
  await expect(tried).rejects.toThrow('HOST is no address of this machine: "192.0.2.1"');
});

test.each([
  ['0.0.0.0', 'http://localhost:80'],
  ['192.0.2.1', 'http://192.0.2.1:80'],
  ['fe80::1', 'http://[fe80::1]:80'],
])('on %s the site is at %s', (host, address) => {
  expect(addressOf(host, 80)).toBe(address);
});
