import { labels } from '../../browser/support/content';
import { pathOf } from '../../support/company';
import { boxOf, click, count, open } from '../../support/engines/page';
import { expect, test } from '../../support/engines/test';

const text = labels['contact-form'];
test('an empty submit brings the first field into view with its label, and shows each error beside its field', async ({
  engine,
  siteUrl,
  formService,
}) => {
  await open(engine, siteUrl + pathOf('contact'));
  await click(engine, 'button', text.send);
  await expect.poll(() => count(engine, 'form [name=name]:focus')).toBe(1);
  const header = await boxOf(engine, 'header');
  await expect
    .poll(async () => (await boxOf(engine, 'label', text.name)).top)
    .toBeGreaterThanOrEqual(header.bottom);
  expect(await count(engine, 'form [aria-invalid=true] + p')).toBe(3);
  expect(formService.messages).toEqual([]);
});
