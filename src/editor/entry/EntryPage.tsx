import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useEditor } from '../EditorContext';
import { EntryForm } from '../form/EntryForm';
import { PreviewPane } from '../preview/PreviewPane';
import { ConflictNote } from './ConflictNote';
import { labelOf, schemaOf } from './contentFiles';
import { type Draft, titleOf } from './draft';
import { folderOfNew, useDraft } from './useDraft';
import { useSaving } from './useSaving';

/** The form of a file with its page beside it; `address` is the file's, or that of a new page. */
export function EntryPage({ address }: { address: string }) {
  const { session } = useEditor();
  const { draft, isUnsaved, change } = useDraft(address);
  if (!schemaOf(address))
    return <Sorry text="There is nothing to edit at this address. Choose something in the list." />;
  if (!draft)
    return (
      <Sorry
        text={`${address} cannot be read. Take back in History what was done to it last, or show this to whoever set up the site.`}
      />
    );
  const isPage = address.endsWith('.md');
  if (isPage && !isUnsaved && session.text(address) === null)
    return (
      <Sorry text="This page is not there. If it was taken away by mistake, take that back." />
    );
  return <OpenEntry address={address} draft={draft} isUnsaved={isUnsaved} change={change} />;
}

const Sorry = ({ text }: { text: string }) => (
  <div className="page">
    <p>{text}</p>
  </div>
);

const throwAway = 'Throw away what you typed here and did not save?';

type OpenEntryProps = {
  address: string;
  draft: Draft;
  isUnsaved: boolean;
  change: (changed: (before: Draft) => Draft) => void;
};

function OpenEntry({ address, draft, isUnsaved, change }: OpenEntryProps) {
  const { session, drafts, head } = useEditor();
  // Of what is typed once there is time for it.
  const checked = useDeferredValue(draft);
  const problems = useMemo(() => session.problems(checked), [session, checked]);
  const [edited, setEdited] = useState('');
  const { save, takeAway, settle, isSaving, tries, failed, conflict } = useSaving(address);
  const form = useRef<HTMLDivElement>(null);
  const isNew = folderOfNew(address) !== undefined;
  const isTried = tries > 0;

  useEffect(() => {
    if (tries === 0) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    // What is wrong elsewhere has no field here: then the list of it.
    const first = find('[aria-invalid="true"]') ?? find('.problems[role="alert"]');
    first?.focus();
    first?.scrollIntoView({ block: 'center' });
  }, [tries]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      save();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });

  const state = isSaving ? 'Saving …' : isUnsaved ? 'Not saved yet' : 'All is saved';
  const kind = labelOf(address);
  return (
    <div className="entry-page">
      <header className="entry-bar bar">
        <h1 className="wide">
          {titleOf(draft.value) || (isNew ? `New ${kind.toLowerCase()}` : kind)}
        </h1>
        <p role="status">{state}</p>
        <button type="button" className="main" onClick={save}>
          Save
        </button>
        {isUnsaved && (
          <button
            type="button"
            onClick={() => confirm(throwAway) && drafts.set(address, undefined)}
          >
            Throw away
          </button>
        )}
        {!isNew && address.endsWith('.md') && (
          <button type="button" onClick={() => takeAway(draft)}>
            Take away
          </button>
        )}
        {failed && (
          <p role="alert" className="problem">
            {failed}
          </p>
        )}
      </header>
      <div className="form-side" ref={form}>
        {conflict && (
          <ConflictNote
            conflict={conflict}
            draft={draft}
            onSettle={(keep) => settle(conflict, keep)}
          />
        )}
        <EntryForm
          draft={draft}
          session={session}
          problems={problems}
          isTried={isTried}
          onChange={change}
          onEdited={setEdited}
        />
      </div>
      <PreviewPane session={session} draft={draft} head={head} edited={edited} />
    </div>
  );
}
