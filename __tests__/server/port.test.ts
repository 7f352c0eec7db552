import { once } from 'node:events';
import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { addressOf, hostFromEnvironment, listen, PortError } from '../../server/port';

const { HOST } = process.env;

afterEach(() => {
  if (HOST === undefined) delete process.env.HOST;
  else process.env.HOST = HOST;
});

/** The addresses of this machine by which the network would reach it. */
const ofTheNetwork = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .filter(({ internal, family }) => !internal && family === 'IPv4')
  .map(({ address }) => address);

test('only this machine reaches a server', async () => {
  const server = createServer((_request, response) => response.end('here'));
  const port = await listen(server, 0);
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('here');
  for (const address of ofTheNetwork) {
    await expect(fetch(`http://${address}:${port}/`)).rejects.toThrow();
  }
  expect(server.address()).toMatchObject({ address: '127.0.0.1' });
  server.close();
  await once(server, 'close');
});

test('HOST lets the network in', async () => {
  process.env.HOST = '0.0.0.0';
  const server = createServer();
  await listen(server, 0, hostFromEnvironment());
  expect(server.address()).toMatchObject({ address: '0.0.0.0' });
  server.close();
  await once(server, 'close');
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
