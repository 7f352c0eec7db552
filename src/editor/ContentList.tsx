import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useEditor, useUnsaved } from './EditorContext';
import { type Group, groupOf, groups, labelOf } from './entry/contentFiles';
import { readable, titleOf } from './entry/draft';

/** Everything that can be edited. */
export function ContentList() {
  const [location] = useLocation();
  const current = groupOf(location.slice(1));
  const [opened, setOpened] = useState<string>();
  const [last, setLast] = useState(current);
  // Whoever comes to a form by another way sees where it stands.
  if (current !== last) {
    setLast(current);
    if (current) setOpened(current);
  }
  const shown = opened ?? current;
  const unsaved = useUnsaved().map(groupOf);
  return (
    <nav aria-label="Content" className="content-list">
      <ul>
        {groups.map((group) => (
          <li key={group.label}>
            <button
              type="button"
              aria-expanded={group.label === shown}
              onClick={() => setOpened(group.label === shown ? '' : group.label)}
            >
              {group.label}
              {group.label !== shown && unsaved.includes(group.label) && <Unsaved />}
            </button>
            {group.label === shown && <Files group={group} />}
          </li>
        ))}
      </ul>
      <ul>
        <li>
          <Item address="history" name="History" />
        </li>
        <li>
          <Item address="publish" name="Publish" />
        </li>
      </ul>
    </nav>
  );
}

function Files({ group: { files, collection, label } }: { group: Group }) {
  const { session } = useEditor();
  const all = collection
    ? session.written(collection).map((file) => {
        const entry = readable(file, session.text(file));
        return { file, name: titleOf(entry?.value) || file };
      })
    : files.map((file) => ({ file, name: labelOf(file) }));
  return (
    <ul aria-label={label}>
      {collection && (
        <li>
          <Item
            address={`content/${collection}/new`}
            name={`New ${labelOf(`content/${collection}/new`).toLowerCase()}`}
          />
        </li>
      )}
      {all.map(({ file, name }) => (
        <li key={file}>
          <Item address={file} name={name} />
        </li>
      ))}
    </ul>
  );
}

function Item({ address, name }: { address: string; name: string }) {
  const [location] = useLocation();
  const isUnsaved = useUnsaved().includes(address);
  return (
    <Link href={`/${address}`} aria-current={location === `/${address}` ? 'page' : undefined}>
      {name}
      {isUnsaved && <Unsaved />}
    </Link>
  );
}

const Unsaved = () => <span className="unsaved small row">not saved</span>;
