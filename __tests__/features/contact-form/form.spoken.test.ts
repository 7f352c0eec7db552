import { fill } from '../../../src/ui/fill';
import { labels } from '../../browser/support/content';
import { pathOf } from '../../support/company';
import type { Browser } from '../../support/spoken/browsers';
import { startVisit, type Visit } from '../../support/spoken/visit';

const text = labels['contact-form'];

/** The form's messages, without their signs. */
const refused = 'Failed to send message. Try again later.';
const success = 'Your Contact Info has been shared with our team.';

/** Programs start, and the test waits for their words. In ms. */
jest.setTimeout(150_000);

/** How a reader names a field that focus has come to. */
const entry = (name: string) => new RegExp(`\\b${name} entry`);

/** What is said of an address without its sign. */
const wrongAddress = /such as name/;

/** One visit in its order: each step begins where the one before has left focus. */
describe.each<Browser>(['Firefox', 'Chromium'])('in %s the form', (browser) => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await startVisit('form', browser);
    await visit.open(`${pathOf('contact')}?about=SCADA`, entry(text.name));
  });
  afterAll(() => visit?.stop());

  it('reads the begun message to a visitor who came by an "Ask about" link', async () => {
    await visit.reader.hear(entry(text.name));
    await visit.reader.hear(fill(text.begun, { beginning: `${text.about} SCADA` }));
  });

  it('says of untouched fields that they are required, not that they are wrong', async () => {
    const { reader } = visit;
    const heard = await reader.heardWhile(async () => {
      reader.press('Tab');
      await reader.hear(entry(text.email));
      // A key that follows at once may be lost.
      await reader.pressUntil('shift+Tab', entry(text.name), 2);
    });
    expect(heard.join(' ')).toContain('required');
    expect(heard.join(' ')).not.toContain('invalid');
  });

  it('sent empty, asks for the missing fields', async () => {
    visit.reader.press('Return');
    await visit.reader.hear(text.nameMissing);
  });

  it('says an error when it is sent, and not again at each letter', async () => {
    const { reader } = visit;
    reader.type('Aroha');
    reader.press('Tab');
    await reader.hear(entry(text.email));
    reader.type('aroha');
    reader.press('Return');
    await reader.hear(wrongAddress);
    const heard = await reader.heardWhile(async () => {
      reader.type('.ngata');
      reader.press('Tab');
      await reader.hear(entry(text.message));
    });
    expect(heard.filter((phrase) => wrongAddress.test(phrase))).toEqual([]);
    reader.press('shift+Tab');
    await reader.hear(entry(text.email));
    await reader.hear(wrongAddress);
  });

  it('refused twice, says so twice', async () => {
    const { reader, service } = visit;
    service.behave = (response) => response.writeHead(503).end();
    reader.type('aroha@plant.example');
    reader.press('Tab');
    await reader.hear(entry(text.message));
    reader.press('Tab');
    await reader.hear(text.send);
    reader.press('Return');
    await reader.hear(refused);
    reader.press('Return');
    await reader.hear(text.sending);
    await reader.hear(refused);
  });

  it('sent from a field to a slow service, says that it is sending, then the message, and nothing of the field', async () => {
    const { reader, service } = visit;
    let answer = () => {};
    service.behave = (response) => {
      answer = () => response.end();
    };
    for (const name of [text.message, text.email]) {
      reader.press('shift+Tab');
      // While a message is sent its fields are read-only: a busy Firefox says so a moment longer.
      await reader.hear(entry(`${name}( read only)?`));
    }
    reader.press('Return');
    await reader.hear(text.sending);
    answer();
    await reader.hear(success);
    expect(reader.heard().join(' ')).not.toContain(text.email);
  });
});
