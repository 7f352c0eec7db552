import type { DecapComponent, PreviewProps } from '../decap';
import { PreviewPane } from '../preview/PreviewPane';
import type { Session } from '../session';
import { dataOf, fileOf, openEntry } from './entryOf';
import { createHost } from './host';

/** What Decap shows beside the form of an entry; `head` has the styles of the site's pages. */
export const createPreviewTemplate = (session: Session, head: string): DecapComponent =>
  createHost<PreviewProps, object>({
    onMount() {
      openEntry.onEdited = () => this.draw();
    },
    element() {
      const { entry, collection } = this.props;
      return (
        <PreviewPane
          session={session}
          file={fileOf(entry, collection)}
          data={dataOf(entry)}
          head={head}
          edited={openEntry.edited}
        />
      );
    },
  });
