import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import contact from '#content/contact';
import text from '#content/labels/contact-form';
import { ContactForm } from '../../../src/features/contact-form/ContactForm';
import { contactFormStore } from '../../../src/features/contact-form/contactFormStore';
import { emptyMessage } from '../../../src/features/contact-form/contactMessage';
import { fill } from '../../../src/ui/fill';

/** Answers for the form service, which is another company's. */
let answer: (response: Pick<Response, 'ok' | 'json'>) => void;
let service: jest.Mock;

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  contactFormStore.setTyped(emptyMessage);
  contactFormStore.forgetResult();
  service = jest.fn(
    (_, { signal }: RequestInit) =>
      new Promise((resolve, reject) => {
        answer = resolve;
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  Object.assign(globalThis, { fetch: service });
  sessionStorage.clear();
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const field = (name: string) => screen.getByRole('textbox', { name });
const button = () => screen.getByRole('button');
const status = () => screen.getByRole('status');

const written = {
  name: 'Mārama',
  email: 'marama@plant.example',
  message: 'The filler stops.',
};

async function fillIn() {
  const user = userEvent.setup();
  for (const name of ['name', 'email', 'message'] as const) {
    await user.click(field(text[name]));
    await user.paste(written[name]);
  }
  return user;
}

/** Fills the form in, sends it and goes to another page before the service has answered. */
async function sendAndLeave() {
  const { unmount } = render(<ContactForm />);
  const user = await fillIn();
  await user.click(button());
  unmount();
  return user;
}

async function answerWith(response: { ok: boolean }) {
  await act(async () => answer({ ...response, json: async () => ({}) }));
}

test('the receiver of a message, its purpose and how long it is kept stand below the button, with the way to say more', () => {
  render(<ContactForm />);
  const { formService = '', kept, privacyPage } = contact;
  const note = screen.getByText(`${fill(text.privacy, { service: formService })} ${kept}`);
  expect(button().compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('link')).toHaveAttribute('href', privacyPage?.href);
});

test('while it is sending the fields keep what they hold, it cannot be sent twice, and focus may go on', async () => {
  render(<ContactForm />);
  const user = await fillIn();
  await user.click(button());
  expect(button()).toHaveTextContent(text.sending);
  for (const name of [text.name, text.email, text.message]) {
    expect(field(name)).toHaveAttribute('readonly');
  }
  fireEvent.submit(screen.getByRole('form'));
  const link = document.body.appendChild(document.createElement('button'));
  link.focus();
  await answerWith({ ok: true });
  expect(service).toHaveBeenCalledTimes(1);
  expect(link).toHaveFocus();
  link.remove();
  expect(field(text.name)).not.toHaveAttribute('readonly');
});

test('no answer within 15 s counts as an exception, and loses nothing', async () => {
  render(<ContactForm />);
  await fillIn();
  jest.useFakeTimers();
  fireEvent.submit(screen.getByRole('form'));
  await act(() => jest.advanceTimersByTimeAsync(14_999));
  expect(button()).toHaveTextContent(text.sending);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(status()).toHaveTextContent(text.exception);
  expect(field(text.message)).toHaveValue(written.message);
  expect(button()).toHaveTextContent(text.send);
});

test('a program that fills the trap sends nothing, and a message says so; a second try is sent', async () => {
  const { container } = render(<ContactForm />);
  const user = await fillIn();
  const trap = container.querySelector('input[tabindex="-1"]');
  Object.assign(trap ?? {}, { value: 'https://plant.example' });
  await user.click(button());
  expect(status()).toHaveTextContent(text.exception);
  expect(field(text.message)).toHaveValue(written.message);
  expect(service).not.toHaveBeenCalled();
  await user.click(button());
  const { body } = service.mock.calls[0]?.[1] ?? {};
  expect(JSON.parse(body)).toEqual(written);
  await answerWith({ ok: true });
  expect(status()).toHaveTextContent(text.success);
});

const denied = () => {
  throw new DOMException('Denied.', 'SecurityError');
};
const broken = [
  '{',
  '7',
  '"x"',
  '[{}]',
  '{"message":{"name":{"toString":null}},"typedAt":{"valueOf":null}}',
];

test.each<[string, () => void]>([
  ['stores nothing', () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(denied)],
  [
    'lets nothing be read',
    () => jest.spyOn(Storage.prototype, 'getItem').mockImplementation(denied),
  ],
  [
    'has no storage',
    () => {
      jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(denied);
    },
  ],
  ...broken.map((value): [string, () => void] => [
    `has stored ${value}`,
    () => {
      jest.spyOn(Storage.prototype, 'getItem').mockReturnValueOnce(value);
    },
  ]),
])(
  'if the browser %s, typed text is kept and sent, and its result goes with the next',
  async (_, spoil) => {
    spoil();
    const { unmount } = render(<ContactForm />);
    const user = await fillIn();
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    render(<ContactForm />);
    await user.click(button());
    await answerWith({ ok: true });
    expect(JSON.parse(service.mock.calls[0]?.[1]?.body)).toEqual(written);
    expect(button()).toHaveTextContent(text.send);
    expect(status()).toHaveTextContent(text.success);
    expect(field(text.message)).toHaveValue('');
    await user.type(field(text.message), 'The next');
    expect(status()).toBeEmptyDOMElement();
  },
);

test('a visitor who leaves while it is sending and comes back sees how it ends, and cannot send it twice', async () => {
  const user = await sendAndLeave();
  render(<ContactForm />);
  await user.click(button());
  await answerWith({ ok: true });
  expect(service).toHaveBeenCalledTimes(1);
  expect(status()).toHaveTextContent(text.success);
  for (const name of [text.name, text.email, text.message]) expect(field(name)).toHaveValue('');
});

test('asked about something else while a message is on its way, it begins the new one once the first has been sent', async () => {
  await sendAndLeave();
  window.history.replaceState(null, '', '?about=Robotics');
  render(<ContactForm />);
  expect(field(text.message)).toHaveValue(written.message);
  await answerWith({ ok: true });
  expect(field(text.message)).toHaveValue('About: Robotics\n\n');
  expect(field(text.name)).toHaveFocus();
  expect(status()).toHaveTextContent('✅');
  expect(window.location.search).toBe('');
});

test('Enter held down sends no second time, and goes on with lines in the message', () => {
  render(<ContactForm />);
  const isLeftToBrowser = (name: string) =>
    fireEvent.keyDown(field(name), { key: 'Enter', repeat: true });
  expect(isLeftToBrowser(text.name)).toBe(false);
  expect(isLeftToBrowser(text.message)).toBe(true);
});

test('a failure without a connection is said to be one, beside the number to call', async () => {
  render(<ContactForm />);
  const user = await fillIn();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  service.mockRejectedValue(new TypeError('Failed to fetch'));
  await user.click(button());
  expect(status()).toHaveTextContent(text.exception);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent(text.offline);
  expect(within(alert).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:/));
});

test('the result of a submit is not shown again on the next visit', async () => {
  const { unmount } = render(<ContactForm />);
  const user = await fillIn();
  await user.click(button());
  await answerWith({ ok: false });
  unmount();
  render(<ContactForm />);
  expect(status()).toBeEmptyDOMElement();
  expect(field(text.name)).toHaveValue('Mārama');
});

describe('a typed message', () => {
  let now: number;

  beforeEach(() => {
    now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now);
  });

  const pass = (hours: number) => {
    now += hours * 60 * 60 * 1000;
  };

  /** Shows the form as on a visit, with nothing of an earlier one in memory. */
  function visit() {
    contactFormStore.setTyped(emptyMessage, 0);
    return render(<ContactForm />);
  }

  const leave = () => window.dispatchEvent(new Event('pagehide'));

  async function begin() {
    const visited = visit();
    await userEvent.type(field(text.message), written.message);
    return visited;
  }

  function expectForgotten() {
    expect(field(text.message)).toHaveValue('');
    expect({ ...sessionStorage }).toEqual({});
  }

  test('comes back in another document, left from another page', async () => {
    const { unmount } = await begin();
    unmount();
    leave();
    visit();
    expect(field(text.message)).toHaveValue(written.message);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(written.message);
  });

  test('is forgotten a day after its last letter, even if it is looked at meanwhile', async () => {
    const { unmount } = await begin();
    unmount();
    leave();
    pass(20);
    const again = visit();
    expect(field(text.message)).toHaveValue(written.message);
    again.unmount();
    leave();
    pass(5);
    visit();
    expectForgotten();
  });

  test('is so in a page that was left open, once that is looked at again', async () => {
    await begin();
    pass(25);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expectForgotten();
  });

  test('held by the browser for Back shows nothing of a message sent from another page meanwhile', async () => {
    const { unmount } = await begin();
    // Chromium under a test's control holds no page.
    const leaveAndReturn = (meanwhile = () => {}) => {
      leave();
      meanwhile();
      act(() => void window.dispatchEvent(new Event('pageshow')));
    };
    leaveAndReturn();
    expect(field(text.message)).toHaveValue(written.message);
    // The form on another page has taken it.
    leaveAndReturn(() => sessionStorage.clear());
    expect(field(text.message)).toHaveValue('');
    await userEvent.type(field(text.message), written.message);
    unmount();
    leaveAndReturn(() => sessionStorage.clear());
    render(<ContactForm />);
    expect(field(text.message)).toHaveValue('');
  });
});

/**
 * Parts of the words by which programs that fill in forms for people take a field for one of
 * theirs, in its id, name, label and tokens, after what browsers and password managers publish.
 */
const fillers =
  /name|title|mail|phone|mobile|tel\b|addr|street|line|city|state|country|zip|code|company|web|url|card|birth|user|log.?in|\bid\b|answer|captcha|token|note|comment|website/i;

test('no program takes the trap for a field of its own: attributes warn those that heed them, and it is never sent', () => {
  const { container } = render(<ContactForm />);
  const trap = container.querySelector<HTMLInputElement>('input[tabindex="-1"]');
  expect(trap?.labels?.[0]).toHaveTextContent(text.honeypot);
  for (const name of ['id', 'class', 'placeholder', 'aria-label', 'title', 'autocomplete'])
    expect(`${text.honeypot} ${trap?.getAttribute(name)}`).not.toMatch(fillers);
  for (const name of ['data-1p-ignore', 'data-bwignore', 'data-lpignore', 'data-protonpass-ignore'])
    expect(trap).toHaveAttribute(name);
  expect(trap).toHaveAttribute('data-form-type', 'other');
  expect(trap).toHaveAttribute('autocomplete', 'off');
  expect(trap).not.toHaveAttribute('name');
});
