import { useId } from 'react';
import type { Session } from '../session';
import type { Draft } from './draft';

const nameOf = (file: string) => file.replace(/^.*\//, '').replace(/\.md$/, '');

/** What is wrong with the address of a page that is not saved yet. */
export function pageNameProblem(draft: Draft, session: Session): string | undefined {
  if (draft.base !== null || !draft.file.endsWith('.md')) return undefined;
  const name = nameOf(draft.file);
  if (!name) return 'Write how the address of this page is to end.';
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    return 'Use small letters, digits and hyphens, such as water-treatment.';
  if (session.text(draft.file) !== null) return 'There is a page at this address already.';
  return undefined;
}

type PageNameProps = {
  draft: Draft;
  session: Session;
  isTried: boolean;
  onChange: (change: (before: Draft) => Draft) => void;
};

/** The end of a new page's address: made of its title, and to be changed until the page is saved. */
export function PageName({ draft, session, isTried, onChange }: PageNameProps) {
  const id = useId();
  const problem = pageNameProblem(draft, session);
  const name = nameOf(draft.file);
  const told = name || isTried ? problem : undefined;
  const folder = draft.file.slice(0, draft.file.lastIndexOf('/') + 1);
  return (
    <div className="field">
      <label htmlFor={id}>Address</label>
      <input
        id={id}
        type="text"
        value={name}
        aria-invalid={told !== undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) =>
          onChange((before) => ({ ...before, file: `${folder}${target.value}.md` }))
        }
      />
      <p id={`${id}-hint`} className={told ? 'problem' : 'hint'}>
        {told ?? 'It is made of the heading; once the page is saved it stays.'}
      </p>
    </div>
  );
}
