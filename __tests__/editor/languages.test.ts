import { labelOf, languageOf, schemaOf } from '../../src/editor/browser/entry/contentFiles';
import { counterpart, missingTexts } from '../../src/editor/browser/entry/firstLanguage';

test.each([
  ['content/home.json', 'content/home.json', ''],
  ['content/de/home.json', 'content/home.json', 'de'],
  ['content/labels/contact-form.json', 'content/labels/contact-form.json', ''],
  ['content/zh-hant/labels/contact-form.json', 'content/labels/contact-form.json', 'zh-hant'],
  ['content/de/articles/de.md', 'content/articles/de.md', 'de'],
  ['content/articles/de.md', 'content/articles/de.md', ''],
  ['pictures/de/hall.jpg', 'pictures/de/hall.jpg', ''],
])('%s is in its language what %s is in the first', (file, first, folder) => {
  expect(languageOf(file)).toEqual({ first, folder });
  expect(schemaOf(file)).toBe(schemaOf(first));
});

test('a file of a further language is named with its folder', () => {
  expect(labelOf('content/de/home.json')).toBe(`${labelOf('content/home.json')} (de)`);
});

const first = {
  title: 'Services',
  services: [
    { id: 'plc', title: 'Controls', description: 'We rebuild.', imgSrc: 'services/plc' },
    { id: 'robots', title: 'Robots', description: 'We teach.', imgSrc: 'services/robots' },
  ],
};

const missing = (file: string, said: unknown, own: unknown) => {
  const schema = schemaOf(file);
  return schema && missingTexts(schema, said, own);
};

test('the texts of the first language that are not there are counted, and no fact', () => {
  const count = (own: unknown) => missing('content/services.json', first, own);
  expect(count({})).toBe(5);
  expect(count({ title: 'Was wir tun', services: [] })).toBe(4);
  const robots = { id: 'robots', title: 'Roboter', description: '' };
  expect(count({ title: 'Was wir tun', services: [robots] })).toBe(3);
  const paragraphs = { introduction: ['One.', 'Two.'] };
  expect(missing('content/home.json', paragraphs, {})).toBe(2);
  expect(missing('content/home.json', paragraphs, { introduction: ['Eins und zwei.'] })).toBe(0);
});

test('an entry has what the first says of that of its name, and else what stands in its place', () => {
  const said = { ...first, facts: [{ text: 'One' }] };
  const own = { services: [{ id: 'robots' }], facts: [{}] };
  expect(counterpart(own, said, ['services', 0, 'imgSrc'])).toBe('services/robots');
  expect(counterpart(own, said, ['facts', 0, 'text'])).toBe('One');
});
