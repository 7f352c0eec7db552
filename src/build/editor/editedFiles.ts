/** Files whose text is read where content is checked and shown; of any other the size is enough. */
export const isText = (file: string): boolean => /\.(json|md|svg)$/i.test(file);

/** What the site says of its pictures to whoever reads its folder. */
const isNote = (file: string) => file.startsWith('pictures/') && file.endsWith('.md');

/** Whether a file of the site, by its path in the site's folder, is what the editor is for. */
export const isEdited = (file: string): boolean =>
  /^(content|pictures)\//.test(file) && !file.includes('/.') && !isNote(file);
