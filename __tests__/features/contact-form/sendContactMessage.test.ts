import { sendContactMessage } from '../../../src/features/contact-form/sendContactMessage';
import { refusesIn } from '../../../src/features/contact-form/serviceAnswer';
import { type Behaviour, FormService } from '../../browser/support/formService';

const message = { name: 'Aroha', email: 'aroha@plant.example', message: 'The capper stops.' };

const service = new FormService();
beforeEach(() => service.reset());
afterAll(() => service.stop());

const json =
  (body: string): Behaviour =>
  (response) =>
    response.setHeader('Content-Type', 'application/json').end(body);

const endless: Behaviour = (response) => {
  const timer = setInterval(() => response.write('.'.repeat(1000)), 50);
  response.on('close', () => clearInterval(timer));
};

test.each<[string, Behaviour, string]>([
  ['an error', (response) => response.writeHead(500).end('{"error":"no"}'), 'refused'],
  [
    'a redirect to its page of thanks',
    (response, { method }) =>
      method === 'POST' ? response.writeHead(303, { Location: '/thanks' }).end() : response.end(),
    'success',
  ],
  ['JSON that says that it failed', json('{"success":false}'), 'refused'],
  ['JSON that breaks off', json('{"success":fal'), 'success'],
  ['a page', (response) => response.end('<h1>Thanks</h1>'), 'success'],
  ['a body that never ends', endless, 'success'],
  ['a reset', (response) => response.socket?.resetAndDestroy(), 'exception'],
  [
    'a reset in the middle',
    ({ socket }) => socket?.write('HTTP/1.1 200 OK\r\nContent-Le', () => socket.resetAndDestroy()),
    'exception',
  ],
])('a service that answers with %s', async (_, behave, result) => {
  service.behave = behave;
  const sent = sendContactMessage(`http://127.0.0.1:${service.port}/f/1`, message);
  expect(await sent).toBe(result);
  expect(service.messages.map((body) => JSON.parse(body))).toEqual([message]);
});

test.each<[refuses: boolean, body: unknown]>([
  [true, { success: false }],
  [true, { success: 'false', message: 'Captcha failed' }],
  [true, { ok: false }],
  [true, { error: 'This form is not active.' }],
  [true, { success: true, errors: { email: 'is not an address' } }],
  [false, {}],
  [false, { success: 'true', message: 'Email sent' }],
  [false, { ok: true, error: null, errors: [] }],
  [false, { error: false, errors: {} }],
  [false, undefined],
  [false, '<h1>Thanks</h1>'],
])('it is %s that an answer refuses a message with %j', (refuses, body) => {
  expect(refusesIn(body)).toBe(refuses);
});
