import { refusesIn } from '../../../src/features/contact-form/serviceAnswer';

test.each([
  { success: false },
  { success: 'false', message: 'Captcha failed' },
  { ok: false },
  { error: 'This form is not active.' },
  { errors: [{ field: 'email', message: 'is not an address' }] },
  { success: true, errors: { email: 'is not an address' } },
])('%j refuses the message', (body) => {
  expect(refusesIn(body)).toBe(true);
});

test.each([
  [{}],
  [{ success: 'true', message: 'Email sent' }],
  [{ ok: true, error: null }],
  [{ error: '', errors: [] }],
  [{ error: false, errors: {} }],
  [undefined],
  ['<h1>Thanks</h1>'],
])('%j does not', (body) => {
  expect(refusesIn(body)).toBe(false);
});
