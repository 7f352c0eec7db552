import { pagePlaces } from '../../../src/generator/search/pagePlaces';

const placesIn = (html: string) =>
  pagePlaces({
    path: '/about',
    name: 'About Us',
    html: `<header>Menu</header><main>${html}</main>`,
  });

test('a page is a place with the text outside every other', () => {
  expect(placesIn('<h1>Who we are</h1><p>Engineers.</p><p>Since 2015.</p>')).toEqual([
    { href: '/about', page: 'About Us', heading: 'Who we are', text: 'Engineers.\nSince 2015.' },
  ]);
});

test.each([
  [
    'a part with an address and a heading is a place, and so is text after a heading with an address',
    '<section id="b"><h2>B</h2><p>in b</p></section><div><h2 id="c">C</h2><p>in c</p></div><p>in a</p>',
    ['/about', '/about#b', '/about#c'],
    ['in a', 'in b', 'in c'],
  ],
  [
    'an address without a heading is none',
    '<div id="b"><p>in a</p></div><div id="c"><h3>C</h3>in c</div>',
    ['/about', '/about#c'],
    ['in a', 'in c'],
  ],
])('%s', (_, html, addresses, texts) => {
  const places = placesIn(`<h1>A</h1>${html}`);
  expect(places.map(({ href }) => href)).toEqual(addresses);
  expect(places.map(({ text }) => text)).toEqual(texts);
});

test.each([
  ['controls', '<button>Expand all</button>'],
  ['navigation', '<nav><h2>On this page</h2></nav>'],
  ['what is for browsers without scripts', '<noscript><p>no script</p></noscript>'],
  ['what is hidden', '<p hidden>hidden</p>'],
  ['what is decoration', '<p aria-hidden="true">↓</p>'],
  ['what the page marks', '<ul data-search="none"><li>model</li></ul>'],
  ['links that repeat what they stand beside', '<a href="/contact?about=b">Ask about b</a>'],
])('%s is left out', (_, html) => {
  expect(placesIn(`<h1>A</h1>${html}`)).toEqual([
    { href: '/about', page: 'About Us', heading: 'A', text: '' },
  ]);
});

test('the text of a closed panel is read, and its heading without the count beside it', () => {
  const [, panel] = placesIn(
    '<h1>A</h1><div id="b"><h2><button><span>B</span><span data-search="none">3 models</span></button></h2><div id="b-content" role="region" hidden="until-found">in b</div></div>',
  );
  expect(panel).toMatchObject({ heading: 'B', text: 'in b' });
});

test('words stay apart that the page shows apart, and a row is one line', () => {
  const [place] = placesIn(
    '<h1>A<br>B</h1><p><span>PLC</span><span>Programmed</span> and <strong>re</strong>placed</p><table><tr><td>Hours</td><td>61</td></tr></table><p><img alt="Clearwell"/></p>',
  );
  expect(place?.heading).toBe('A B');
  expect(place?.text).toBe('PLC Programmed and replaced\nHours · 61\nClearwell');
});
