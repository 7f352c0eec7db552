import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import text from '#content/labels/contact-form';
import { ContactForm } from '../../../src/features/contact-form/ContactForm';
import { contactFormStore } from '../../../src/features/contact-form/contactFormStore';
import { emptyMessage } from '../../../src/features/contact-form/contactMessage';
import { fill } from '../../../src/ui/fill';

jest.mock('#content/contact', () => ({
  ...jest.requireActual('#content/contact'),
  fields: [
    { name: 'plant', kind: 'text', label: 'Plant', hint: 'Where the line is.', required: true },
    { name: 'lines', kind: 'number', label: 'Lines', required: true },
    { name: 'stop', kind: 'date', label: 'Next stop' },
    { name: 'phone', kind: 'telephone', label: 'Telephone' },
    { name: 'about', kind: 'choice', label: 'About', required: true, choices: ['New', 'Old'] },
    { name: 'parts', kind: 'choices', label: 'Parts', required: true, choices: ['A', 'B', 'C'] },
    { name: 'call', kind: 'consent', label: 'Call me.', required: true },
  ],
}));

const answer = { ok: true, json: async () => ({}) };
const service = jest.fn(async (_url: string, _request: RequestInit) => answer);

beforeEach(() => {
  contactFormStore.setTyped(emptyMessage);
  Object.assign(globalThis, { fetch: service });
});

const named = (name: string) => screen.getByLabelText(name);
const optional = (label: string) => named(fill(text.optional, { label }));
const submit = () => userEvent.click(screen.getByRole('button'));

const sent = {
  name: 'Mārama',
  email: 'marama@plant.example',
  message: 'The filler stops.',
  plant: 'Penrose',
  lines: '1,5',
  stop: '2026-12-24',
  phone: '',
  about: 'Old',
  parts: ['A', 'C'],
  call: 'yes',
};

async function fillIn() {
  for (const name of ['name', 'email', 'message'] as const)
    fireEvent.input(named(text[name]), { target: { value: sent[name] } });
  fireEvent.input(named('Plant'), { target: { value: sent.plant } });
  fireEvent.input(named('Lines'), { target: { value: sent.lines } });
  fireEvent.input(optional('Next stop'), { target: { value: sent.stop } });
  for (const name of ['Old', 'A', 'B', 'C', 'B', 'Call me.']) await userEvent.click(named(name));
}

test('each field of its own says what is wrong with it, until it is right', async () => {
  render(<ContactForm />);
  expect(named('Plant')).toHaveAccessibleDescription('Where the line is.');
  await submit();
  expect(named('Plant')).toHaveAccessibleDescription(`Where the line is. ${text.fieldMissing}`);
  expect(named('New')).toHaveAccessibleDescription(text.choiceMissing);
  expect(named('A')).toHaveAccessibleDescription(text.choiceMissing);
  expect(named('Call me.')).toHaveAccessibleDescription(text.consentMissing);
  fireEvent.input(named('Lines'), { target: { value: 'two' } });
  await submit();
  expect(named('Lines')).toHaveAccessibleDescription(text.numberWrong);
  expect(service).not.toHaveBeenCalled();
  await fillIn();
  for (const name of ['Lines', 'New', 'A', 'Call me.'])
    expect(named(name)).toHaveAccessibleDescription('');
});

test('what is in them is sent under their names, and outlasts other pages and documents', async () => {
  const { unmount } = render(<ContactForm />);
  await fillIn();
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  contactFormStore.setTyped(emptyMessage, 0);
  render(<ContactForm />);
  await submit();
  await screen.findByText(text.success);
  expect(JSON.parse(String(service.mock.calls[0]?.[1].body))).toEqual(sent);
  for (const name of ['A', 'Old', 'Call me.']) expect(named(name)).not.toBeChecked();
});

test('they stand before the message, what is agreed to after it', () => {
  const { container } = render(<ContactForm />);
  const order = [...container.querySelectorAll('[name]')].map((input) =>
    input.getAttribute('name'),
  );
  const own = ['plant', 'lines', 'stop', 'phone', 'about', 'parts'];
  expect([...new Set(order)]).toEqual(['name', 'email', ...own, 'message', 'call']);
});
