import { changeBackend } from './changeBackend';

/** Where the labels are: a file that is left out says what they say by default. */
export const labelsFolder = 'content/labels/';

/** Has a backend of Decap list and read each file of labels that is left out as an empty one, to be begun. */
export function readLeftOutLabels(name: string): void {
  changeBackend(name, (own) => {
    const getEntry = own.getEntry.bind(own);
    const entriesByFiles = own.entriesByFiles.bind(own);
    return Object.assign(own, {
      getEntry: async (path: string, ...all: unknown[]) => {
        try {
          return await getEntry(path, ...all);
        } catch (error) {
          const isLeftOut = Reflect.get(Object(error), 'status') === 404;
          if (!isLeftOut || !path.startsWith(labelsFolder)) throw error;
          return { data: '', file: { path, id: null } };
        }
      },
      entriesByFiles: async (files: { path: string }[]) => {
        const found = await entriesByFiles(files);
        const isLeftOut = ({ path }: { path: string }) =>
          path.startsWith(labelsFolder) && !found.some(({ file }) => file.path === path);
        return [...found, ...files.filter(isLeftOut).map((file) => ({ data: '', file }))];
      },
    });
  });
}
