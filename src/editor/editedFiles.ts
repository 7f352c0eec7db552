/** Files whose text is read where content is checked and shown; of any other the size is enough. */
export const isText = (file: string): boolean => /\.(json|md|svg)$/i.test(file);

/** Whether a file of the site is what the editor is for: not hidden, and no note on the site's pictures. */
export const isEdited = (file: string): boolean =>
  /^(content\/|pictures\/(?!.*\.md$))/.test(file) && !file.includes('/.');

/** How a file is sent and kept: as a text, or in base64. A drawing is a picture, and keeps every byte. */
export const encodingOf = (file: string): 'utf8' | 'base64' =>
  /\.(json|md)$/i.test(file) ? 'utf8' : 'base64';
