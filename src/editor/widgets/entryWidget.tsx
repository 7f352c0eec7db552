import { keep } from '../backup';
import type { ControlProps, DecapComponent } from '../decap';
import { EntryForm } from '../form/EntryForm';
import type { Session } from '../session';
import { dataOf, fileOf, openEntry } from './entryOf';
import { createHost } from './host';

/** The one field of an entry for Decap: its whole form. */
export const createEntryWidget = (session: Session): DecapComponent =>
  createHost<ControlProps, { isTried: boolean; kept: string; isValid: () => boolean | object }>({
    isTried: false,
    /** What was kept last of the entry; at first what was loaded. */
    kept: '',
    /** Called by Decap before it saves. */
    isValid() {
      const entry = this.props.getEntry();
      const file = fileOf(entry, this.props.collection);
      const { own, elsewhere } = session.problems(file, dataOf(entry));
      const count = own.length + elsewhere.length;
      this.isTried = count > 0;
      this.draw();
      if (count === 0) return true;
      const { node } = this;
      // What is wrong elsewhere has no field here: then the list of it.
      setTimeout(() => {
        const field = node?.querySelector<HTMLElement>('[aria-invalid="true"]');
        const first = field ?? node?.querySelector<HTMLElement>('.problems');
        first?.focus();
        first?.scrollIntoView({ block: 'center' });
        // Decap sets the focus as well, to the form as a whole.
      }, 100);
      const message = `${count} ${count === 1 ? 'thing has' : 'things have'} to be mended.`;
      // Of this type alone Decap says something at the top of the window.
      return { error: { type: 'PRESENCE', message } };
    },
    onMount() {
      const { getEntry, onChange, value } = this.props;
      // Decap takes what it has read for what is saved, unless it is changed: here by a space of JSON.
      if (getEntry().getIn(['data', 'isKept'])) onChange(`${value} `);
    },
    element() {
      const { getEntry, collection, onChange, value } = this.props;
      const entry = getEntry();
      const data = dataOf(entry);
      const now = data.entry + data.body + data.files;
      if (this.kept && this.kept !== now) void keep(String(collection.get('name')), entry, data);
      this.kept = now;
      return (
        <EntryForm
          file={fileOf(entry, collection)}
          // Decap's store may be a step behind.
          data={{ ...data, entry: String(value ?? '') || '{}' }}
          session={session}
          isTried={this.isTried}
          onEntry={onChange}
          onFiles={(files) => openEntry.onFiles(files)}
          onEdited={(text) => {
            openEntry.edited = text;
            openEntry.onEdited();
          }}
        />
      );
    },
  });

/** The field of what goes along with an entry; nobody sees it. */
export function createFilesWidget(): DecapComponent {
  const listen = ({ onChange }: ControlProps) => {
    openEntry.onFiles = (files) => onChange(JSON.stringify(files));
  };
  return window.createClass<ControlProps>({
    componentDidMount() {
      listen(this.props);
    },
    componentDidUpdate() {
      listen(this.props);
      openEntry.onChanged();
    },
    render: () => null,
  });
}
