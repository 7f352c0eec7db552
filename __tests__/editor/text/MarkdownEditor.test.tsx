import { readFileSync } from 'node:fs';
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

const pasted = (file: string) => readFileSync(`__tests__/fixtures/pasted/${file}`, 'utf8');

it.each([
  ['word', 'pictures, footnotes, merged cells, deleted words, colours'],
  ['google', 'comments'],
])('takes the text of %s, and says what is left out', (from, leftOut) => {
  render(field(''));
  const getData = (type: string) => (type === 'text/html' ? pasted(`${from}.html`) : '');
  fireEvent.paste(surface(), { clipboardData: { getData, files: [] } });
  expect(text()).toBe(pasted(`${from}.md`));
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

it('keeps what can be undone when the text is saved without the blank lines at its ends', async () => {
  const { rerender } = render(field('\n\nOne\n\n'));
  await press('Heading 2');
  expect(text()).toBe('\n\n## One\n\n');
  rerender(field('## One\n'));
  fireEvent.keyDown(surface(), { key: 'z', ctrlKey: true });
  expect(surface()).toHaveTextContent('One');
  expect(text()).toBe('\n\nOne\n\n');
});

it('shows a text from outside, and its Markdown', async () => {
  const { rerender } = render(field('One\n'));
  rerender(field('One\n\nTwo\n'));
  expect(surface()).toHaveTextContent(/^One\s*Two$/);
  expect(onText).not.toHaveBeenCalled();
  await press('Show signs (Markdown)');
  fireEvent.change(surface(), { target: { value: 'One\n\nThree\n' } });
  expect(text()).toBe('One\n\nThree\n');
});
