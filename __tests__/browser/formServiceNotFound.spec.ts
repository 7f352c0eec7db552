import { browserFlags } from '../../scripts/browserFlags';
import { exception, expectKept, fillIn, send, status } from './support/contactForm';
import { formHostLeadsTo } from './support/formService';
import { expect, open, test } from './support/test';

test.use({
  allowedMessages: /ERR_NAME_NOT_RESOLVED/,
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...browserFlags, formHostLeadsTo('~NOTFOUND')] }),
});

test('the name of the form service leads nowhere: the message says so, nothing typed is lost, and the button works again', async ({
  page,
}) => {
  const attempts: string[] = [];
  page.on('requestfailed', (request) => attempts.push(request.method()));
  await open(page, '/contact');
  await fillIn(page);
  for (const attempt of [1, 2]) {
    await send(page).click();
    await expect.poll(() => attempts.length).toBe(attempt);
    await expect(status(page)).toHaveText(exception);
    await expectKept(page);
    await expect(send(page)).toBeFocused();
  }
});
