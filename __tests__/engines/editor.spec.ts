import { DevelopmentServer } from '../browser/support/developmentServer';
import type { Engine } from './support/engine';
import { boxOf } from './support/page';
import { expect, test } from './support/test';

/** Clicks on something that does not scroll. */
async function clickOn(engine: Engine, css: string, text: string): Promise<void> {
  await expect(async () => void (await boxOf(engine, css, text))).toPass();
  const { left, top, right, bottom } = await boxOf(engine, css, text);
  await engine.click((left + right) / 2, (top + bottom) / 2);
}

test('a telephone number is changed in the editor, seen as it is typed, and saved', async ({
  engine,
}) => {
  test.setTimeout(180_000);
  const server = await DevelopmentServer.prepare();
  try {
    server.start('edit');
    await expect
      .poll(() => server.terminal, { timeout: 60_000 })
      .toContain(`The editor is at ${server.url}/edit/`);
    await engine.goto(`${server.url}/edit/#/collections/company/entries/company`);
    const field = 'input[id$=contact-telephone]';
    await expect(async () => void (await boxOf(engine, field))).toPass({ timeout: 60_000 });
    await engine.run((css) => {
      const input = document.querySelector<HTMLInputElement>(css);
      input?.focus();
      input?.select();
    }, field);
    const number = '+64 9 555 0103';
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
    await clickOn(engine, '[role=button]', 'Save');
    await clickOn(engine, '[role=menuitem]', 'Save now');
    await expect.poll(() => server.read('content/company.json')).toContain(number);
    const messages = await engine.takeMessages();
    expect(messages.filter((message) => !/decap-cms|CMS_MANUAL_INIT/.test(message))).toEqual([]);
  } finally {
    await server.remove();
  }
});
