import { routeAt } from '../src/routes';

test('an unknown address is the Not Found page', () => {
  expect(routeAt('/nowhere').id).toBe('notFound');
  expect(routeAt('/about;jsessionid=1').id).toBe('notFound');
});

test.each([
  ['/about/', 'about'],
  ['/about.html', 'about'],
  ['/%61bout', 'about'],
  ['/About', 'about'],
  ['/ABOUT.HTML', 'about'],
  ['/about.', 'about'],
  ['/index.html', 'home'],
  ['/index', 'home'],
  ['//', 'home'],
])('%s is another spelling of a page', (spelling, id) => {
  expect(routeAt(spelling).id).toBe(id);
});
