import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DOMParser as DocumentParser } from 'prosemirror-model';
import { TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useState } from 'react';
import { keepText } from '../../../src/editor/text/keptText';
import { MarkdownEditor } from '../../../src/editor/text/MarkdownEditor';
import { cleanPasted } from '../../../src/editor/text/pasted';
import { beginWith } from '../../../src/editor/text/plugins';
import { schema } from '../../../src/editor/text/schema';

const sign = (words: string) =>
  `<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${words}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>`;

/** What Word for Windows puts on the clipboard. */
const word = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm;} @list l0:level1 {mso-level-number-format:bullet;} --></style></head>
<body lang=EN-NZ style='tab-interval:36.0pt'><!--StartFragment-->
<h1>Quarterly review<o:p></o:p></h1>
<p class=MsoNormal>We cut stops by <b style='mso-bidi-font-weight:normal'>half</b>, and <i>nobody</i>
noticed. See <a href="https://example.org/report"><span style='color:#0563C1'>the report</span></a>.<span style='mso-spacerun:yes'>  </span><span style='color:red'>Red.</span><a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference><![if !supportFootnotes]>[1]<![endif]></span></a><o:p></o:p></p>
<h2>What we did<o:p></o:p></h2>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'>${sign('·')}New guards<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'>${sign('o')}in the north hall<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'>${sign('·')}A second shift<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'>${sign('1.')}Measure<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal><!--[if gte vml 1]><v:imagedata src="file:///C:/clip_image001.png"/><![endif]--><![if !vml]><img width=267 src="file:///C:/clip_image002.png"><![endif]><o:p></o:p></p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'>
 <tr style='mso-yfti-irow:0'><td width=301><p class=MsoNormal><b>Line<o:p></o:p></b></p></td><td><p class=MsoNormal><b>Stops<o:p></o:p></b></p></td></tr>
 <tr><td><p class=MsoNormal>Filler<o:p></o:p></p><p class=MsoNormal>north<o:p></o:p></p></td><td><p class=MsoNormal>12 | 4<o:p></o:p></p></td></tr>
 <tr><td colspan=2><p class=MsoNormal>All lines<o:p></o:p></p></td></tr>
</table>
<div style='mso-element:footnote-list'><p class=MsoFootnoteText>[1] By hand.</p></div>
<!--EndFragment--></body></html>`;

const wordInMarkdown = `## Quarterly review

We cut stops by **half**, and *nobody* noticed. See [the report](https://example.org/report). Red.

### What we did

- New guards
  - in the north hall
- A second shift

1. Measure

| Line | Stops |
| --- | --- |
| Filler north | 12 \\| 4 |
| All lines | |
`;

const googleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="color:#000000;font-weight:400;">Plain </span><span style="color:#000000;font-weight:700;">bold</span><span style="font-weight:400;font-style:italic;"> slanted</span><sup><a href="#cmnt1">[a]</a></sup></p><ul><li dir="ltr"><p dir="ltr" role="presentation"><span>One</span></p></li><ul><li><p><span>Deep</span></p></li></ul></ul></b>`;

function pastedMarkdown(html: string) {
  const clean = cleanPasted(html);
  const { body } = new DOMParser().parseFromString(clean.html, 'text/html');
  return {
    text: keepText('').write(DocumentParser.fromSchema(schema).parse(body)),
    leftOut: clean.leftOut,
  };
}

describe('what is pasted', () => {
  it('is Word’s text, with headings, lists and a table', () => {
    expect(pastedMarkdown(word)).toEqual({
      text: wordInMarkdown,
      leftOut: ['1 picture', '1 footnote', 'merged cells', 'colours'],
    });
  });

  it('is the text of Google Docs, whose styles say what is bold', () => {
    expect(pastedMarkdown(googleDocs)).toEqual({
      text: 'Plain **bold** *slanted*\n\n- One\n  - Deep\n',
      leftOut: ['1 comment'],
    });
  });

  it('leaves the cells beside a merged one in their columns', () => {
    const table = '<table><tr><td rowspan="2">A</td><td>B</td></tr><tr><td>C</td></tr></table>';
    expect(pastedMarkdown(table).text).toBe('| A | B |\n| --- | --- |\n| | C |\n');
  });
});

/** A view of a text with the cursor at the end of the words. */
function viewAt(text: string, words: string) {
  const kept = keepText(text);
  const view = new EditorView(null, { state: beginWith(kept.doc, () => true) });
  view.state.doc.descendants((node, pos) => {
    if (node.text === words)
      view.dispatch(
        view.state.tr.setSelection(TextSelection.create(view.state.doc, pos + node.nodeSize)),
      );
  });
  const press = (key: string) =>
    view.someProp('handleKeyDown', (handle) => handle(view, new KeyboardEvent('keydown', { key })));
  const type = (typed: string) => view.dispatch(view.state.tr.insertText(typed));
  return { press, type, written: () => kept.write(view.state.doc) };
}

const table = '| A | B |\n| --- | --- |\n| 1 | 2 |\n';

describe('a table', () => {
  it.each([table, `${table}\n${table.replace('2', '3')}`])(
    'is left by Enter in its last cell',
    (text) => {
      const { press, type, written } = viewAt(text, '2');
      press('Enter');
      type('Below.');
      expect(written()).toBe(text.replace(/2 \|\n/, '2 |\n\nBelow.\n'));
    },
  );

  it('can stand below a line that was not there', () => {
    const { doc, write } = keepText(table);
    const { tr } = beginWith(doc, () => true);
    expect(write(tr.insertText('Above.', 1).doc)).toBe(`Above.\n\n${table}`);
  });
});

type FieldProps = { initial: string; onText: (text: string) => void };

function Field({ initial, onText }: FieldProps) {
  const [text, setText] = useState(initial);
  return (
    <>
      <button type="button" onClick={() => setText('Saved.\n')}>
        Take back
      </button>
      <MarkdownEditor
        id="body"
        label="Text"
        value={text}
        onChange={(next) => {
          onText(next);
          setText(next);
        }}
        pictureUrl={() => undefined}
        pictureForm={() => null}
      />
    </>
  );
}

describe('the field', () => {
  it('says what was left out, and shows a text from outside', async () => {
    const onText = jest.fn();
    render(<Field initial="" onText={onText} />);
    const surface = screen.getByRole('textbox', { name: 'Text' });
    const data: Record<string, string> = { 'text/html': word };
    fireEvent.paste(surface, {
      clipboardData: { getData: (type: string) => data[type] ?? '', files: [] },
    });
    expect(onText).toHaveBeenLastCalledWith(wordInMarkdown);
    expect(screen.getByRole('status')).toHaveTextContent(
      'Pasted. Left out: 1 picture, 1 footnote, merged cells, colours.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Take back' }));
    expect(surface).toHaveTextContent(/^Saved\.$/);
    expect(onText).toHaveBeenCalledTimes(1);
  });

  it('gives a line’s end in Markdown as it was', async () => {
    const onText = jest.fn();
    render(<Field initial={'One\r\n\r\nTwo\r\n'} onText={onText} />);
    await userEvent.click(screen.getByRole('button', { name: /Markdown/ }));
    expect(onText).not.toHaveBeenCalled();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'One\n\nThree\n' } });
    expect(onText).toHaveBeenLastCalledWith('One\r\n\r\nThree\r\n');
  });
});
