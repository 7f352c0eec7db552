import { fill } from '../../../src/ui/fill';
import { expectKept, field, fillIn, values } from '../../browser/support/contactForm';
import {
  about,
  askAbout,
  labels,
  nameOf,
  services,
  technologies,
  there,
  titleOf,
} from '../../browser/support/content';
import { visit } from '../../browser/support/moving';
import { expect, open, type Page, test } from '../../browser/support/test';
import { pathOf } from '../../support/company';

const text = labels['contact-form'];
const topic = technologies.at(-1)?.category ?? '';

const askLink = (page: Page, about: string) =>
  page.getByRole('link', { name: askAbout(about), exact: true });

/** The contact form with its message begun about a topic, ready for the name to be typed. */
async function expectBegun(page: Page, about: string, words = '') {
  await expect(page).toHaveTitle(titleOf('contact'));
  await expect(field(page, text.name)).toBeFocused();
  await expect(field(page, text.name)).toHaveAccessibleDescription(
    fill(text.begun, { beginning: `${text.about} ${about}` }),
  );
  await expect(field(page, text.name)).toBeInViewport({ ratio: 1 });
  await expect(field(page, text.message)).toHaveValue(`${text.about} ${about}\n\n${words}`);
}

test('an address, a section, a panel and a turned card lead to a begun message, before text typed earlier, which stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${pathOf('contact')}?about=MQTT`);
  await expectBegun(page, 'MQTT');
  await visit(page, nameOf('about'));
  await visit(page, nameOf('contact'));
  await expect(field(page, text.message), 'the topic of the last visit').toHaveValue('');
  const section = there(about.sections.find((section) => section.topic)?.topic);
  await visit(page, nameOf('about'));
  await askLink(page, section).click();
  await expectBegun(page, section);
  await fillIn(page);
  await visit(page, nameOf('technologies'));
  await askLink(page, topic).click();
  await expectBegun(page, topic, values.message);
  await expect(field(page, text.email)).toHaveValue(values.email);

  await fillIn(page);
  await page.goBack();
  await expect(page).toHaveTitle(titleOf('technologies'));
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectKept(page);

  await visit(page, nameOf('home'));
  const { title } = there(services[0]);
  await expect(askLink(page, title)).toBeHidden();
  await page.locator('.flip-card > summary').first().press('Enter');
  await askLink(page, title).press('Enter');
  await expectBegun(page, title, values.message);
});
