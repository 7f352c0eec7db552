import { askAboutHref } from '../../../src/features/ask-about/AskButton';
import { askedTopic, beginMessage } from '../../../src/features/ask-about/topicMessage';

test.each(['PLC', 'a + b & c = d?', 'Māori'])(
  'the address that asks about "%s" names it',
  (topic) => {
    const { pathname, search } = new URL(askAboutHref(topic), 'https://site.example');
    expect(pathname).toBe('/contact');
    expect(askedTopic(search)).toBe(topic);
  },
);

test.each(['', '?about=', '?about=%20%0A'])('"%s" asks about nothing', (search) => {
  expect(askedTopic(search)).toBeUndefined();
});

test('a topic from elsewhere is one line of 100 characters at most', () => {
  expect(askedTopic('?about=one%0Atwo')).toBe('one two');
  expect(askedTopic(`?about=${'x'.repeat(500)}`)).toHaveLength(100);
});

test.each([
  ['an empty message', '', 'About: PLC\n\n'],
  ["the visitor's own words", 'The capper stops.', 'About: PLC\n\nThe capper stops.'],
  ['the same beginning', 'About: PLC\n\nIt stops.', 'About: PLC\n\nIt stops.'],
  ['a beginning without more', 'About: HMI\n\n', 'About: PLC\n\n'],
  ['words about something else', 'About: HMI\n\nIt is dark.', 'About: PLC\n\nIt is dark.'],
  ['two beginnings', 'About: HMI\n\nAbout: VFD\n\nHelp.', 'About: PLC\n\nHelp.'],
  ['own words about', 'About: the capper\nIt stops.', 'About: PLC\n\nAbout: the capper\nIt stops.'],
])('asking about PLC with %s', (_, message, begun) => {
  expect(beginMessage('PLC', message)).toBe(begun);
});
