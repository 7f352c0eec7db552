import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { followLinks } from '../../../src/features/navigation/followLinks';
import { createOpenPage } from '../../../src/features/navigation/openPage';

const openPage = jest.fn<void, [HTMLAnchorElement]>();
let stop = () => {};

beforeEach(() => {
  openPage.mockClear();
  stop = followLinks(openPage);
});
afterEach(() => stop());

// jsdom cannot do what is left to the browser.
beforeAll(() => window.addEventListener('click', (event) => event.preventDefault()));

/** Clicks the element with `data-click`, and returns the addresses of the pages that opened. */
function click(html: string, init?: MouseEventInit): string[] {
  document.body.innerHTML = html;
  document
    .querySelector('[data-click]')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return openPage.mock.calls.map(([{ href, origin }]) => href.replace(origin, ''));
}

test('a link to a page of the site is opened by the router, with its query and hash', () => {
  const html = '<a href="/technologies?q=s7#plc"><span data-click>S7</span></a>';
  expect(click(html)).toEqual(['/technologies?q=s7#plc']);
});

test.each([
  ['to a place on the page', '<a data-click href="#plc">PLC</a>'],
  ['to the top of the page', '<a data-click href="#">Top</a>'],
  ['to a file', '<a data-click href="/contact.vcf" download="contact.vcf">Save</a>'],
  ['to an address that is no page', '<a data-click href="/report.pdf">Report</a>'],
  ['to another site', '<a data-click href="https://plant.example/about">Plant</a>'],
  ['to a telephone', '<a data-click href="tel:+6495550100">Call</a>'],
  ['to another tab', '<a data-click href="/about" target="_blank">About</a>'],
])('a link %s is left to the browser', (_, html) => {
  expect(click(html)).toEqual([]);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('so is a link clicked with %s', (key) => {
  expect(click('<a data-click href="/about">About</a>', { [key]: true })).toEqual([]);
});

test.each([
  ['another page of the site', '/contact', '/contact'],
  ['a written page, which the browser loads,', '/articles', '/'],
  ['a place on the page', '#plc', '/'],
])(
  'a link to %s wins over an older one, however late the code of its page arrives',
  async (_, newer, shown) => {
    stop();
    let arrive = () => {};
    const code = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const preload = (pathname: string) => (pathname === '/about' ? code : Promise.resolve());
    stop = followLinks(createOpenPage(preload));
    history.replaceState(null, '', '/');
    document.body.innerHTML = `<a href="/about">older</a><a href="${newer}">newer</a>`;
    await userEvent.click(screen.getByText('older'));
    await userEvent.click(screen.getByText('newer'));
    arrive();
    await code;
    // A page is shown in the task after the next frame.
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    expect(screen.getByText('older')).not.toHaveAttribute('data-waiting');
    expect(location.pathname).toBe(shown);
  },
);
