import { describedRoutes } from '../src/build/describedRoutes';
import { pathOf, routeAt, routes } from '../src/routes';

test('the six routes of the specification are there', () => {
  const paths = routes.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/about',
      '/contact',
      '/technologies',
      '/itsolutions',
      '/siemens',
    ]),
  );
});

test('the navigation has four links, in the order of the specification', () => {
  expect(
    routes.flatMap((route) => ('navLabel' in route ? [[route.navLabel, route.path]] : [])),
  ).toEqual([
    ['Home', '/'],
    ['Technologies', '/technologies'],
    ['About Us', '/about'],
    ['Contact Us', '/contact'],
  ]);
});

test('an unknown address is the Not Found page', () => {
  expect(routeAt('/nowhere').id).toBe('notFound');
  expect(routeAt('/About').id).toBe('notFound');
});

test.each([
  ['/about/', 'about'],
  ['/about.html', 'about'],
  ['/index.html', 'home'],
  ['/index', 'home'],
  ['//', 'home'],
])('%s is another spelling of a page', (spelling, id) => {
  expect(routeAt(spelling).id).toBe(id);
});

test('every route is found at its path', () => {
  for (const { id, path } of routes) {
    expect(routeAt(path).id).toBe(id);
    expect(pathOf(id)).toBe(path);
  }
});

test.each(describedRoutes)('the description of $path fits a search result', ({ description }) => {
  expect(description.length).toBeLessThanOrEqual(160);
});
