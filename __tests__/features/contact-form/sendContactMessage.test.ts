import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { sendContactMessage } from '../../../src/features/contact-form/sendContactMessage';

const message = {
  name: 'Mārama',
  email: 'marama@plant.example',
  message: 'The filler “stops” 🍺\nat 3 a.m.',
};

let server: Server;

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}/`;
}

afterEach(() => server.close());

test('name, email and message arrive as JSON, every character intact', async () => {
  let seen: unknown;
  const url = await serve(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    seen = {
      method: request.method,
      type: request.headers['content-type'],
      accept: request.headers.accept,
      body: JSON.parse(Buffer.concat(chunks).toString()),
    };
    response.end('{}');
  });
  expect(await sendContactMessage(url, message)).toBe('success');
  expect(seen).toEqual({
    method: 'POST',
    type: 'application/json',
    accept: 'application/json',
    body: message,
  });
});

test.each([400, 404, 429, 500, 503])('status %i is a refusal', async (status) => {
  const url = await serve((_, response) => response.writeHead(status).end());
  expect(await sendContactMessage(url, message)).toBe('refused');
});
