import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { primaryButton, useEditor } from '../EditorContext';
import { EntryForm } from '../form/EntryForm';
import { Failure } from '../form/ProblemList';
import { PreviewPane } from '../preview/PreviewPane';
import { inLanguage, labelOf, schemaOf } from './contentFiles';
import { type Draft, titleOf } from './draft';
import { firstFor, missingIn, textsMissing } from './firstLanguage';
import { JoinNotes } from './JoinNotes';
import { folderOfNew, newName } from './newPage';
import { useDraft, useSaving } from './useEntry';

/** The form of a file with its page beside it; `address` is the file's, or that of a new page. */
export function EntryScreen({ address }: { address: string }) {
  const { session } = useEditor();
  const { draft, isUnsaved, change } = useDraft(address);
  // A page that another language has begins empty.
  const inOthers = session.languages.map(({ folder }) => inLanguage(address, folder));
  const isThere = [address, ...inOthers].some((file) => session.text(file) !== null);
  const isGone = address.endsWith('.md') && !isUnsaved && !isThere;
  if (schemaOf(address) && draft && !isGone)
    return <OpenEntry address={address} draft={draft} isUnsaved={isUnsaved} change={change} />;
  return (
    <div className="page">
      <p>
        {draft && isGone
          ? 'This page is not there. If it was taken away by mistake, take that back.'
          : `“${labelOf(address)}” cannot be read. Choose something in the list, or take back its last change in History.`}
      </p>
    </div>
  );
}

/** Links to the forms of an entry in each of the site's languages. */
function Languages({ address }: { address: string }) {
  const { languages, text } = useEditor().session;
  if (languages.length < 2) return null;
  return (
    <nav aria-label="Languages" className="row">
      {languages.map(({ language, name, folder }) => {
        const file = inLanguage(address, folder);
        return (
          <Link
            key={folder}
            href={`/${file}`}
            aria-current={file === address ? 'page' : undefined}
            className="aria-[current]:font-semibold aria-[current]:no-underline"
          >
            <bdi lang={language}>{name}</bdi>
            {text(file) === null && <span className="hint"> not there yet</span>}
          </Link>
        );
      })}
    </nav>
  );
}

const throwAway = 'Throw away the changes that you have not saved here?';

type OpenEntryProps = ReturnType<typeof useDraft> & { address: string; draft: Draft };

function OpenEntry({ address, draft, isUnsaved, change }: OpenEntryProps) {
  const { session, drafts } = useEditor();
  // Checking may lag behind typing.
  const checked = useDeferredValue(draft);
  const problems = useMemo(() => session.problems(checked), [session, checked]);
  const [edited, setEdited] = useState('');
  const { save, takeAway, settle, isSaving, tries, failed, conflict } = useSaving(address);
  const form = useRef<HTMLDivElement>(null);
  const isNew = newName(draft) !== undefined;
  const first = useMemo(() => firstFor(address, session), [session, address]);
  const missing = first ? missingIn(address, first, draft) : 0;
  /** How often the form has begun again from what is saved. */
  const [begun, setBegun] = useState(0);
  const beginAnew = () => setBegun(begun + 1);

  useEffect(() => {
    if (tries === 0) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    // A problem in another file has no field here: the list of problems is shown instead.
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
    <div className="grid min-h-0 flex-1 grid-cols-[minmax(20rem,min(34rem,50%))_minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] narrow:block">
      <header className="row col-span-full border-b border-line bg-white px-4 py-2 narrow:sticky narrow:top-0 narrow:z-10">
        <h1 className="flex-1">
          {titleOf(draft.value) || (isNew ? `New ${kind.toLowerCase()}` : kind)}
        </h1>
        {!folderOfNew(address) && <Languages address={address} />}
        {missing > 0 && <p>{textsMissing(missing)}</p>}
        <p role="status">{state}</p>
        <button type="button" className={primaryButton} onClick={save}>
          Save
        </button>
        {isUnsaved && (
          <button
            type="button"
            onClick={() => {
              if (!confirm(throwAway)) return;
              drafts.set(address, undefined);
              beginAnew();
            }}
          >
            Throw away
          </button>
        )}
        {draft.base !== null && address.endsWith('.md') && (
          <button
            type="button"
            onClick={() => (!isUnsaved || confirm(throwAway)) && takeAway(draft)}
          >
            Take away
          </button>
        )}
        <Failure error={failed} />
      </header>
      <div className="relative overflow-y-auto p-4" ref={form}>
        <JoinNotes
          address={address}
          draft={draft}
          conflict={conflict}
          onGoOn={(next) => {
            settle(next);
            beginAnew();
          }}
        />
        <EntryForm
          key={begun}
          draft={draft}
          problems={problems}
          first={first}
          isTried={tries > 0}
          change={change}
          onEdited={setEdited}
        />
      </div>
      <PreviewPane draft={draft} edited={edited} />
    </div>
  );
}
