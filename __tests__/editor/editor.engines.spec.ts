import { DevelopmentServer } from '../browser/support/developmentServer';
import { clickInWindow, count } from '../support/engines/page';
import { expect, test } from '../support/engines/test';

const field = 'input[id$=contact-telephone]';
const number = '+64 9 555 0103';

test('a telephone number is changed in the editor, seen as it is typed, and saved', {
  tag: '@sizes',
}, async ({ engine }) => {
  test.setTimeout(300_000);
  const server = await DevelopmentServer.prepare();
  try {
    server.start('edit');
    await expect
      .poll(() => server.terminal, { timeout: 150_000 })
      .toContain(`The editor is at ${server.url}/edit/`);
    await engine.goto(`${server.url}/edit/#/collections/company/entries/company`);
    await expect.poll(() => count(engine, field), { timeout: 60_000 }).toBe(1);
    await engine.run((css) => {
      const input = document.querySelector<HTMLInputElement>(css);
      input?.focus();
      input?.select();
    }, field);
    await engine.type(number);
    await expect
      .poll(() =>
        engine.run(() => {
          const within = (from: Document | null | undefined, css: string) =>
            from?.querySelector<HTMLIFrameElement>(css)?.contentDocument;
          return within(within(document, '#preview-pane'), 'iframe')?.body.textContent ?? '';
        }),
      )
      .toContain(number);
    await clickInWindow(engine, '[role=button]', 'Save');
    await clickInWindow(engine, '[role=menuitem]', 'Save now');
    await expect.poll(() => server.read('content/company.json')).toContain(number);
    const messages = await engine.takeMessages();
    expect(messages.filter((message) => !/decap-cms|CMS_MANUAL_INIT/.test(message))).toEqual([]);
  } finally {
    await server.remove();
  }
});
