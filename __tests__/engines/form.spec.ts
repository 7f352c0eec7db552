import { contactPage } from '../../src/content/contactPage';
import { boxOf, click, open } from './support/page';
import { expect, test } from './support/test';

const { form: text } = contactPage;

test('an empty submit brings the first field into view with its label, and says what is wrong beside each', async ({
  engine,
  site,
  formService,
}) => {
  await open(engine, site, '/contact');
  await click(engine, 'button', text.send);
  await expect
    .poll(() => engine.run(() => document.activeElement?.getAttribute('name')))
    .toBe('name');
  const header = await boxOf(engine, 'header');
  await expect
    .poll(async () => (await boxOf(engine, 'label', text.name)).top)
    .toBeGreaterThanOrEqual(header.bottom);
  const invalid = await engine.run(
    () => document.querySelectorAll('form [aria-invalid=true] + p').length,
  );
  expect(invalid).toBe(3);
  expect(formService.messages).toEqual([]);
});
