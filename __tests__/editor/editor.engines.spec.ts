import { clickInWindow, count } from '../support/engines/page';
import { expect, test } from '../support/engines/test';
import { startEditor } from './support/editor';

const field = 'input[id$=contact-telephone]';
const number = '+64 9 555 0103';

test('a number is changed in the editor', { tag: '@sizes' }, async ({ engine }) => {
  const { company, address, stop } = await startEditor();
  try {
    await engine.goto(`${address}#/content/company.json`);
    await expect.poll(() => count(engine, field), { timeout: 60_000 }).toBe(1);
    await engine.run((css) => {
      const input = document.querySelector<HTMLInputElement>(css);
      input?.focus();
      input?.select();
    }, field);
    await engine.type(number);
    await expect
      .poll(() =>
        engine.run(() => document.querySelector('iframe')?.contentDocument?.body.textContent ?? ''),
      )
      .toContain(number);
    await clickInWindow(engine, 'button', 'Save');
    await expect.poll(() => company.read('content/company.json')).toContain(number);
    // Once it is committed; before, Git would still write into the folder that is taken away.
    await expect.poll(() => engine.run(() => document.body.textContent)).toContain('All is saved');
    expect(await engine.takeMessages()).toEqual([]);
  } finally {
    await stop();
  }
});
