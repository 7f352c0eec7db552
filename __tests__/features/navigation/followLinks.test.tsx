import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { followLinks, preloadOnIntent } from '../../../src/features/navigation/followLinks';
import { createOpenPage } from '../../../src/features/navigation/openPage';

/** The code of `/about`, which may arrive late. */
let code: Promise<void>;
let arrive = () => {};
let isLeftToBrowser: boolean;
let stop = () => {};

beforeEach(() => {
  history.replaceState(null, '', '/');
  code = new Promise((resolve) => {
    arrive = resolve;
  });
  stop = followLinks(
    createOpenPage((pathname) => (pathname === '/about' ? code : Promise.resolve())),
  );
});
afterEach(() => stop());

beforeAll(() =>
  window.addEventListener('click', (event) => {
    isLeftToBrowser = !event.defaultPrevented;
    // jsdom cannot do what is left to the browser.
    event.preventDefault();
  }),
);

/** A page is shown in the task after the next frame. */
const shown = () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));

test('a link to a page of the site is opened by the router, with its query and hash', async () => {
  document.body.innerHTML = '<a href="/technologies?q=s7#plc"><span>S7</span></a>';
  await userEvent.click(screen.getByText('S7'));
  expect(isLeftToBrowser).toBe(false);
  await shown();
  expect(location.href).toBe(`${location.origin}/technologies?q=s7#plc`);
});

test.each([
  ['to a written page is left to the browser, and wins', 'href="/articles"', '', '/'],
  ['to a place on the page is left to the browser, and wins', 'href="#plc"', '', '/'],
  ['to the top of the page is left to the browser, and wins', 'href="#"', '', '/'],
  ['to another site is left to the browser, and wins', 'href="https://plant.example/"', '', '/'],
  ['to a file is left to the browser', 'href="/a.vcf" download', '', '/about'],
  ['to a telephone is left to the browser', 'href="tel:+6495550100"', '', '/about'],
  ['to a mail address is left to the browser', 'href="mailto:a@plant.example"', '', '/about'],
  ['to another tab is left to the browser', 'href="/contact" target="_blank"', '', '/about'],
  ['with Ctrl is left to the browser', 'href="/contact"', '{Control>}', '/about'],
  ['with Meta is left to the browser', 'href="/contact"', '{Meta>}', '/about'],
  ['with Shift is left to the browser', 'href="/contact"', '{Shift>}', '/about'],
  ['with Alt is left to the browser', 'href="/contact"', '{Alt>}', '/about'],
  ['to another page of the site wins', 'href="/contact"', '', '/contact'],
])('a click on a link %s, when an older one waits for code', async (what, link, keys, path) => {
  document.body.innerHTML = `<a href="/about">older</a><a ${link}>newer</a>`;
  const user = userEvent.setup();
  await user.click(screen.getByText('older'));
  if (keys) await user.keyboard(keys);
  await user.click(screen.getByText('newer'));
  expect(isLeftToBrowser).toBe(what.includes('left to the browser'));
  arrive();
  await code;
  await shown();
  expect(screen.getByText('older')).not.toHaveAttribute('data-waiting');
  expect(location.pathname).toBe(path);
});

test.each([
  ['loads the code of its page ahead', undefined, ['/about']],
  ['loads nothing ahead where data are to be saved', { saveData: true }, []],
])('a link that is pointed at %s', async (_, connection, loaded) => {
  Object.assign(navigator, { connection });
  const preload = jest.fn(async () => {});
  preloadOnIntent(preload);
  document.body.innerHTML = '<a href="/about">About</a><a href="/report.pdf">Report</a>';
  for (const link of screen.getAllByRole('link')) await userEvent.hover(link);
  expect(preload.mock.calls.flat()).toEqual(loaded);
});
