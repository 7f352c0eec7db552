import { useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { useDrafts, useEditor } from './EditorContext';
import { type Group, groupOf, groups, labelOf, languageOf } from './entry/contentFiles';

/** The list of everything that can be edited. */
export function ContentList() {
  const [location] = useLocation();
  const { signOut } = useEditor().store;
  const unsaved = [...useDrafts().keys()].map(groupOf);
  // The group of the last form stays open, in History as well.
  const current = useRef('');
  current.current = groupOf(location.slice(1)) || current.current;
  return (
    <nav
      aria-label="Content"
      className="relative overflow-y-auto border-r border-line bg-white p-2"
    >
      {groups.map((group) => (
        <details key={group.label} name="content" open={group.label === current.current}>
          <summary className="ml-5 list-outside py-2 font-semibold">
            {group.label}
            {unsaved.includes(group.label) && <Unsaved />}
          </summary>
          <Files group={group} />
        </details>
      ))}
      <ul>
        <Item address="history" name="History" />
        <Item address="publish" name="Publish" />
      </ul>
      {signOut && (
        <button type="button" className="mx-3 my-2" onClick={signOut}>
          Sign out
        </button>
      )}
    </nav>
  );
}

function Files({ group: { files, collection, label } }: { group: Group }) {
  const { session } = useEditor();
  const fresh = `content/${collection}/new`;
  const all = collection
    ? [{ id: fresh, name: `New ${labelOf(fresh).toLowerCase()}` }, ...session.written(collection)]
    : files.map((id) => ({ id, name: labelOf(id) }));
  return (
    <ul aria-label={label} className="ml-3">
      {all.map(({ id, name }) => (
        <Item key={id} address={id} name={name} />
      ))}
    </ul>
  );
}

function Item({ address, name }: { address: string; name: string }) {
  const [location] = useLocation();
  // It stands for the forms of all languages.
  const isOwn = (file: string) => languageOf(file).first === languageOf(address).first;
  const isUnsaved = [...useDrafts().keys()].some(isOwn);
  return (
    <li>
      <Link
        href={`/${address}`}
        aria-current={isOwn(location.slice(1)) ? 'page' : undefined}
        className="block rounded px-3 py-1.5 no-underline hover:bg-chosen aria-[current]:bg-chosen"
      >
        {name}
        {isUnsaved && <Unsaved />}
      </Link>
    </li>
  );
}

const Unsaved = () => <span className="hint block">not saved</span>;
