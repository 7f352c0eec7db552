import { labels } from './content';
import { expect, type Page } from './test';

const text = labels['contact-form'];

/** The form's words for a message that was taken, and for one that was refused. */
export const { success, refused } = text;

/** The words that a visitor types. */
export type Values = { name: string; email: string; message: string };
export const values: Values = {
  name: 'Aroha Ngāta',
  email: 'aroha@bottling.example',
  message: 'The capper stops.',
};

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const send = (page: Page) => page.getByRole('button', { name: text.send });
/** The field that people do not see. */
export const trap = (page: Page) => page.locator('form input[tabindex="-1"]');
export const status = (page: Page) => page.locator('form [role=status]');

export async function fillIn(page: Page, { name, email, message }: Values = values) {
  await field(page, text.name).fill(name);
  await field(page, text.email).fill(email);
  await field(page, text.message).fill(message);
}

/** The fields hold what was typed. */
export async function expectKept(page: Page, { name, email, message }: Values = values) {
  await expect(field(page, text.name)).toHaveValue(name);
  await expect(field(page, text.email)).toHaveValue(email);
  await expect(field(page, text.message)).toHaveValue(message);
}

/** The fields are empty again. */
export const expectCleared = (page: Page) => expectKept(page, { name: '', email: '', message: '' });
