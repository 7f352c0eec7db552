import type { MouseEvent } from 'react';
import type { Problem } from '../../../generator/content/problems';
import { StoreError } from '../../store';
import { reasonOf, useEditor } from '../EditorContext';
import { schemaOf } from '../entry/contentFiles';
import type { Draft } from '../entry/draft';
import type { Path } from './FormContext';
import { problemInWords } from './problemText';

type ProblemListProps = {
  problems: readonly Problem[];
  /** The form that they are listed in, if it is one, and the beginning of its elements' ids. */
  form?: { draft: Draft; id: string };
};

/** Lists problems: each is a link to its field in the form, or else to the form with that. */
export function ProblemList({ problems, form }: ProblemListProps) {
  const { text } = useEditor().session;
  const lines = problems.map((problem) => {
    const { file, path } = problem;
    const here = form?.draft.file === file ? form : undefined;
    const words = problemInWords(problem, text, here?.draft);
    if (!here) return { words, href: schemaOf(file) && `#/${file}` };
    const onClick = (event: MouseEvent) => {
      event.preventDefault();
      focusField(here.id, path);
    };
    return { words, href: '#', onClick };
  });
  return (
    <ul className="list-disc pl-5">
      {[...new Map(lines.map((line) => [line.words, line])).values()].map(({ words, ...link }) => (
        <li key={words}>
          <a {...link}>{words}</a>
        </li>
      ))}
    </ul>
  );
}

/** Moves to the field at a place, or to the nearest around it; a list has only its buttons. */
function focusField(id: string, path: Path): void {
  const own = id + path.join('-');
  const group = document.getElementById(`${own}-help`)?.parentElement;
  const field = document.getElementById(own) ?? group?.querySelector<HTMLElement>('input, button');
  if (!field && path.length > 0) focusField(id, path.slice(0, -1));
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}

/** Shows why something failed, if it did. */
export const Failure = ({ error }: { error: unknown }) =>
  error !== undefined && (
    <div role="alert" className="problem">
      <p>{reasonOf(error)}</p>
      {error instanceof StoreError && <ProblemList problems={error.problems} />}
    </div>
  );
