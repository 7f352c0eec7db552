/** Whether checks and pages read the text of a file; of other files they need only the size. */
export const isText = (file: string): boolean => /\.(json|md|svg)$/i.test(file);

/** Whether the editor shows a file of the site: not hidden files, nor notes in `pictures/`. */
export const isEdited = (file: string): boolean =>
  /^(content\/|pictures\/(?!.*\.md$))/.test(file) && !file.includes('/.');

/** How a file is sent: as a text, or in base64. A drawing is a picture, and keeps every byte. */
export const encodingOf = (file: string): 'utf8' | 'base64' =>
  /\.(json|md)$/i.test(file) ? 'utf8' : 'base64';
