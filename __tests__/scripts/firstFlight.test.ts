import { firstView } from '../../scripts/firstFlight';

test('the first view ends with the hero', () => {
  const start = '<header>Us</header><main><div><div class="hero-stage"><p>Hero</p></div>';
  expect(firstView(`${start}<p>Rest</p></div></main>`)).toBe(start);
});

test("ends with the page's header where there is no hero, however deep it is", () => {
  const start = '<header>Us</header><main><div><div><div><h1>About</h1></div>';
  expect(firstView(`${start}<p>Rest</p></div></div></main>`)).toBe(start);
  expect(firstView('<main><div><h1>Us</h1></div></main>')).toBe('<main><div><h1>Us</h1>');
});
