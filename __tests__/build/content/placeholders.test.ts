import { fillFacts } from '../../../src/build/content/placeholders';

const facts = { company: { contact: { telephone: '+64 9 555 0142' } }, count: {} };

test('a number to call in a sentence is never divided between two lines', () => {
  const filled = fillFacts('Call {company.contact.telephone} now.', facts, () => {});
  expect(filled).toBe('Call +64\u00a09\u00a0555\u00a00142 now.');
});
