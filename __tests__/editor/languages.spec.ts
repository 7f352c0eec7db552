import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSites } from '../../src/generator/site';
import { addGerman } from '../support/addGerman';
import { Editor, expect, startEditor, test } from './support/editor';

test.setTimeout(90_000);

/** A page that is there in German only. */
const imprint = '---\ntitle: Hinweise\ndescription: Wer wir sind.\n---\n\nWir.\n';

test('an entry is edited in each language, and what the first has more is named', async ({
  page,
}) => {
  const { company, address, stop } = await startEditor((folder) => {
    addGerman(folder);
    mkdirSync(path.join(folder, 'content/de/pages'));
    writeFileSync(path.join(folder, 'content/de/pages/hinweise.md'), imprint);
  });
  try {
    const editor = new Editor(page, address);
    const sites = () => readSites(company.site).map(({ content }) => content);
    const [first] = sites();
    const languages = page.getByRole('navigation', { name: 'Languages' });
    const german = languages.getByRole('link', { name: /^Deutsch/ });
    const missing = page.getByText(/^\d+ texts? (is|are) missing$/);

    await editor.open('content/home.json');
    await expect(languages.locator('[aria-current]')).toHaveText('English');
    await expect(missing).toBeHidden();
    await german.click();
    await expect(languages.locator('[aria-current]')).toHaveText('Deutsch');
    await expect(missing).toBeVisible();
    const tagline = editor.field('Tagline');
    await expect(tagline).toHaveAccessibleDescription(
      new RegExp(`English: ${first?.home.tagline}`),
    );
    await tagline.fill('Anlagen, die laufen.');
    await expect(editor.preview.getByText('Anlagen, die laufen.').first()).toBeVisible();
    await expect(editor.preview.locator('html')).toHaveAttribute('lang', 'de');
    await editor.save();
    expect(sites().map(({ home }) => home.tagline)).toEqual([
      first?.home.tagline,
      'Anlagen, die laufen.',
    ]);

    // A page that is there in the first language only has the facts of that.
    const [document] = first?.written.pages ?? [];
    await editor.open(document?.file ?? '');
    await expect(german).toHaveText('Deutsch not there yet');
    await german.click();
    await expect(missing).toHaveText('3 texts are missing');
    const heading = editor.field('Heading');
    await expect(heading).toHaveAccessibleDescription(/Missing in this language/);
    await expect(editor.field('As of')).toHaveAccessibleDescription(
      new RegExp(`it is as in the first language. English: ${document?.front.date}`),
    );
    await heading.fill('Bedingungen');
    await expect(missing).toHaveText('2 texts are missing');
    await editor.trySave();
    await expect(editor.alert(/Description is missing/)).toBeVisible();
    await editor.field('Description').fill('Wie wir arbeiten.');
    await page.getByRole('textbox', { name: 'Text' }).click();
    await page.keyboard.type('Sie nehmen unser Angebot an.');
    await expect(missing).toBeHidden();
    await editor.save();
    await expect(editor.preview.getByText('Sie nehmen unser Angebot an.')).toBeVisible();
    const saved = sites().map(({ written }) =>
      written.pages.find(({ name }) => name === document?.name),
    );
    expect(saved[0]).toEqual(document);
    expect(saved[1]?.front).toMatchObject({ title: 'Bedingungen', date: document?.front.date });
    await page.getByRole('button', { name: 'Take away', exact: true }).click();
    await expect(german).toHaveText('Deutsch not there yet');
    expect(sites().map(({ written }) => written.pages.length)).toEqual([
      first?.written.pages.length,
      1,
    ]);

    const list = page.getByRole('navigation', { name: 'Content' });
    await list.getByRole('link', { name: 'Hinweise (Deutsch)' }).click();
    await expect(editor.field('Heading')).toHaveValue('Hinweise');
    await expect(languages.getByRole('link', { name: /^English/ })).toHaveText(/not there yet$/);
    await expect(missing).toBeHidden();
  } finally {
    await stop();
  }
});
