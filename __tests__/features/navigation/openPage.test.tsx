import { createOpenPage } from '../../../src/features/navigation/openPage';

const urlOf = (to: string) => new URL(to, window.location.href);

const follow = (to: string) => createOpenPage(() => Promise.resolve())(urlOf(to));

const address = () => window.location.href.replace(window.location.origin, '');

beforeEach(() => {
  document.body.innerHTML = '<h1>Technologies</h1><div id="scada-systems">SCADA Systems</div>';
  window.history.replaceState(null, '', '/technologies');
});

describe('a link to the page that is shown', () => {
  it('with a query and a hash keeps both, and focuses the place', () => {
    follow('/technologies?q=citect#scada-systems');
    expect(address()).toBe('/technologies?q=citect#scada-systems');
    expect(document.activeElement).toBe(document.getElementById('scada-systems'));
  });

  it('without a hash takes the hash away, and focuses the heading', () => {
    window.history.replaceState(null, '', '/technologies?q=citect#scada-systems');
    follow('/technologies');
    expect(address()).toBe('/technologies');
    expect(document.activeElement?.tagName).toBe('H1');
  });

  it('that changes nothing makes no history entry', () => {
    const entries = window.history.length;
    follow('/technologies');
    expect(window.history.length).toBe(entries);
  });
});

describe('a link to another page', () => {
  it('keeps the page that is shown until the code of the next one is loaded', async () => {
    let finishLoading = () => {};
    const loading = new Promise<void>((resolve) => {
      finishLoading = resolve;
    });
    createOpenPage(() => loading)(urlOf('/about'));
    expect(address()).toBe('/technologies');
    finishLoading();
    await loading;
    expect(address()).toBe('/about');
  });

  it('gives way to a newer one, however late its own code arrives', async () => {
    let finishLoading = () => {};
    const loading = new Promise<void>((resolve) => {
      finishLoading = resolve;
    });
    const preload = (pathname: string) => (pathname === '/about' ? loading : Promise.resolve());
    const openPage = createOpenPage(preload);
    openPage(urlOf('/about'));
    openPage(urlOf('/contact'));
    finishLoading();
    await loading;
    expect(address()).toBe('/contact');
  });
});
