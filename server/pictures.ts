import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { picturesPath } from '../src/features/pictures/pictureSources';
import { readContent } from '../src/generator/content/readContent';
import { encode, encodedFile, type PictureFile } from '../src/generator/pictures/encode';
import { readPictures } from '../src/generator/pictures/readPictures';
import { asOwnersFile } from './ownersFile';
import { addressIn, answer, type Handler } from './requests';

/**
 * Serves a site's pictures: the files that a build has encoded, and the others encoded on request,
 * in a way that is quicker than a build's and makes larger files.
 */
export function createPictureServer(folder: string): Handler {
  const made = new Map<string, Promise<Buffer>>();
  let files = new Map<string, PictureFile>();

  /** The file at an address. The pictures are read again if it is unknown. */
  const fileAt = async (address: string): Promise<PictureFile | undefined> => {
    if (!files.has(address)) {
      const { pictures } = await readPictures(folder, readContent(folder).content);
      files = new Map(pictures.flatMap(({ files }) => files.map((file) => [file.address, file])));
    }
    return files.get(address);
  };

  const make = (file: PictureFile): Promise<Buffer> => {
    const kept = encodedFile(folder, file);
    if (existsSync(kept)) return readFile(kept);
    const data = made.get(file.address) ?? encode(file, { quick: true });
    made.set(file.address, data);
    return data;
  };

  return async (request, response, next) => {
    const address = addressIn(request);
    const file = address.startsWith(picturesPath) && (await fileAt(address));
    if (!file) return next();
    const data = await make(file);
    asOwnersFile(response, address);
    answer(response, address, data);
  };
}
