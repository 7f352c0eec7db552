import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MarkdownEditor } from '../../../src/editor/browser/text/MarkdownEditor';

const onText = jest.fn();
const text = () => onText.mock.lastCall?.[0];

const field = (value: string) => (
  <MarkdownEditor
    names={{ id: 'body', 'aria-label': 'Text' }}
    value={value}
    onChange={onText}
    pictureUrl={(name) => `/${name}.jpg`}
    pictureForm={({ alt }) => <p>The form of {alt}</p>}
  />
);

const surface = () => screen.getByRole('textbox', { name: 'Text' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

// jsdom lays no words out.
const box = () => document.body.getBoundingClientRect();
Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: box });

beforeEach(() => onText.mockClear());

const item = (level: number, sign: string, words: string) =>
  `<p style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${sign}&nbsp;</span>${words}</p>`;

const word = `<html><head><style><!-- p {margin:0cm;} --></style></head>
<body><!--StartFragment--><h1>Review<o:p></o:p></h1>
<p class=MsoNormal>By <b style='mso-bidi-font-weight:normal'>half</b>, and <i>nobody</i>
noticed: <a href="https://a.org/">a report</a>.<span style='color:red'> Red.</span><a href="#_ftn1">[1]</a></p>
<h2>Done</h2>${item(1, '·', 'New guards')}${item(3, 'o', 'in the hall')}
${item(1, '·', 'A shift')}${item(1, '1.', 'Measure')}
<p><img src="file:///C:/clip_image002.png"><o:p>&nbsp;</o:p></p>
<table><tr><td><p><b>Line</b></p></td><td><p>Stops</p></td></tr>
<tr><td rowspan=2><p>Filler</p><p>north</p></td><td>12 | 4</td></tr><tr><td>5</td></tr></table>
<div style='mso-element:footnote-list'><p>[1] By hand.</p></div><!--EndFragment--></body></html>`;

const wordInMarkdown = `## Review\n\nBy **half**, and *nobody* noticed: [a report](https://a.org/). Red.\n
### Done\n\n- New guards\n  - in the hall\n- A shift\n\n1. Measure\n
| Line | Stops |\n| --- | --- |\n| Filler north | 12 \\| 4 |\n| | 5 |\n`;

const google = `<b style="font-weight:normal;"><p><span style="color:#000000;font-weight:700;">Bold</span><span style="font-style:italic;"> slanted</span><sup><a href="#cmnt1">[a]</a></sup></p><ul><li><p>One</p></li><ul><li><p>Deep</p></li></ul></ul></b>`;

it.each([
  ['Word', word, wordInMarkdown, 'pictures, footnotes, merged cells, colours'],
  ['Google Docs', google, '**Bold** *slanted*\n\n- One\n  - Deep\n', 'comments'],
])('takes the text of %s, and says what is left out', (_from, html, markdown, leftOut) => {
  render(field(''));
  const getData = (type: string) => (type === 'text/html' ? html : '');
  fireEvent.paste(surface(), { clipboardData: { getData, files: [] } });
  expect(text()).toBe(markdown);
  expect(screen.getByRole('status')).toHaveTextContent(`Left out: ${leftOut}.`);
});

it('has a toolbar that is one stop of the Tab key, within which the arrow keys move', async () => {
  render(field(''));
  await press('Bold');
  expect(screen.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('button', { name: 'Table' })).toHaveFocus();
  await userEvent.tab();
  expect(surface()).toHaveFocus();
});

it('makes a list, makes another of it, and takes it away', async () => {
  render(field('One\n'));
  for (const name of ['Bulleted List', 'Numbered List', 'Numbered List', 'Heading 2'])
    await press(name);
  const made = onText.mock.calls.map(([markdown]) => markdown);
  expect(made).toEqual(['- One\n', '1. One\n', 'One\n', '## One\n']);
});

it('makes a table, which has tools of its own and is left by Enter in its last cell', async () => {
  render(field(''));
  for (const name of ['Table', 'Add row', 'Add column']) await press(name);
  const table = `| | | |\n| --- | --- | --- |\n${'| | | |\n'.repeat(3)}`;
  for (let cells = 0; cells < 12; cells += 1) fireEvent.keyDown(surface(), { key: 'Enter' });
  expect(screen.queryByRole('button', { name: 'Add row' })).not.toBeInTheDocument();
  await press('Numbered List');
  expect(text()).toBe(`${table}\n1.\n`);
});

it('asks for the address of a link, and has a picture’s form below the picture', async () => {
  const ask = jest.spyOn(window, 'prompt').mockReturnValueOnce(' mailto:a@b.nz ');
  render(field('![A](b)\n'));
  await press('Link');
  expect(text()).toBe('[a@b.nz](mailto:a@b.nz)\n\n![A](b)\n');
  ask.mockReturnValueOnce('');
  fireEvent.keyDown(surface(), { key: 'k', ctrlKey: true });
  expect(ask).toHaveBeenLastCalledWith(expect.anything(), 'mailto:a@b.nz');
  expect(screen.getByRole('img', { name: 'A' })).toHaveAttribute('src', '/b.jpg');
  await press('Picture');
  expect(screen.getByText('The form of')).toBeInTheDocument();
  await press('Take picture away');
  expect(text()).toBe('a@b.nz\n\n![A](b)\n');
});

it('shows a text from outside, and gives a line’s end in Markdown as it was', async () => {
  const { rerender } = render(field('One\n'));
  rerender(field('One\r\n\r\nTwo\r\n'));
  expect(surface()).toHaveTextContent(/^One\s*Two$/);
  expect(onText).not.toHaveBeenCalled();
  await press('Show signs (Markdown)');
  fireEvent.change(surface(), { target: { value: 'One\n\nThree\n' } });
  expect(text()).toBe('One\r\n\r\nThree\r\n');
});
