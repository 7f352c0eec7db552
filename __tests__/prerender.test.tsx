import { execFileSync } from 'node:child_process';
import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { App } from '../src/App';
import { pages } from '../src/pages';
import { notFoundRoute, routes } from '../src/routes';

const rendered: Record<string, string> = JSON.parse(
  execFileSync(process.execPath, ['--import', 'tsx', '__tests__/support/renderRoutes.ts'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'development' },
  }),
);

beforeAll(() => Promise.all(Object.values(pages).map((page) => page.preload())));

describe.each([...routes, notFoundRoute])('the page $path', (route) => {
  const html = rendered[route.path] ?? '';
  let root: Root | undefined;

  afterEach(() => act(() => root?.unmount()));

  it('is hydrated in silence and keeps every node', async () => {
    window.history.replaceState(null, '', route.path);
    const container = document.createElement('div');
    document.body.replaceChildren(container);
    container.innerHTML = html.replace(/^(?:<link [^>]*>)+/, '');
    const before = [...container.querySelectorAll('*')];
    const errors: unknown[] = [];

    await act(async () => {
      root = hydrateRoot(container, <App />, {
        onRecoverableError: (error) => errors.push(error),
      });
    });

    expect(errors).toEqual([]);
    expect(before.filter((node) => !container.contains(node))).toEqual([]);
    expect(document.title).toBe(route.documentTitle);
  });
});
