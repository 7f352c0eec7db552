import { refusesIn } from '../../../src/features/contact-form/serviceAnswer';

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
