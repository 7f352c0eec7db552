/** Files whose text is read where content is checked and shown; of any other the size is enough. */
export const isText = (file: string): boolean => /\.(json|md|svg)$/i.test(file);

/** Whether a file of the site is what the editor is for: not hidden, and no note on the site's pictures. */
export const isEdited = (file: string): boolean =>
  /^(content\/|pictures\/(?!.*\.md$))/.test(file) && !file.includes('/.');
