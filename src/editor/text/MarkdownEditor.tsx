import { useState } from 'react';
import type { MarkdownEditorProps } from './markdownEditorProps';
import { RichText } from './RichText';

/** The field of a text: as it looks, or as Markdown. What is not changed in it keeps every byte. */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const [isMarkdown, setIsMarkdown] = useState(false);
  const { id, label, describedBy, isInvalid = false, value, onChange } = props;
  // A browser gives a line's end as \n, whatever it was.
  const lineEnd = /\r\n|\r|\n/.exec(value)?.[0] ?? '\n';
  return (
    <div className="text-field">
      <button
        type="button"
        className="text-switch"
        aria-pressed={isMarkdown}
        onClick={() => setIsMarkdown(!isMarkdown)}
      >
        Show signs (Markdown)
      </button>
      {isMarkdown ? (
        <textarea
          id={id}
          aria-label={label}
          aria-describedby={describedBy}
          aria-invalid={isInvalid}
          rows={20}
          value={value}
          onChange={({ target }) => onChange(target.value.replace(/\r\n?|\n/g, lineEnd))}
        />
      ) : (
        <RichText {...props} />
      )}
    </div>
  );
}
