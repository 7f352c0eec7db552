import { previewed } from '../config';
import type { Session } from '../session';
import { createEntryWidget, createFilesWidget } from './entryWidget';
import { createPreviewTemplate } from './previewTemplate';
import { createTextPictureWidget, createTextWidget, pictureInText } from './textWidget';

/** Registers with Decap the fields that `config.ts` names, and the preview. Throws where Decap lacks one it is to change. */
export function registerWidgets(session: Session, head: string): void {
  const { CMS: cms } = window;
  cms.registerWidget('site-entry', createEntryWidget(session));
  cms.registerWidget('site-files', createFilesWidget());
  const markdown = cms.getWidget('markdown');
  if (!markdown) throw new Error('This Decap CMS has no field for Markdown.');
  cms.registerWidget('site-text', createTextWidget(markdown.control, session));
  cms.registerWidget('site-text-picture', createTextPictureWidget(session));
  // A text is written down as the site's own are, so that a change is the change alone.
  cms.registerRemarkPlugin({ settings: { bullet: '-', listItemIndent: '1', paddedTable: false } });
  cms.registerEditorComponent(pictureInText(session));
  const preview = createPreviewTemplate(session, head);
  for (const name of previewed) cms.registerPreviewTemplate(name, preview);
}
