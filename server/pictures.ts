import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readContent } from '../src/build/content/readContent';
import { contentType } from '../src/build/contentTypes';
import { encode, type PictureFile } from '../src/build/pictures/encode';
import { encodedFile } from '../src/build/pictures/encodePictures';
import { readPictures } from '../src/build/pictures/readPictures';
import { picturesPath } from '../src/features/pictures/pictureSources';
import { asOwnersFile } from './ownersFile';

type Next = (error?: unknown) => void;
export type Handler = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

/** The address that is asked for, without what follows `?`. */
export const addressIn = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0] ?? '/';

/**
 * Answers with the files of a site's pictures: those that a build has encoded, the others encoded when
 * they are asked for, in a hurry: larger than those of a build, and there at once.
 */
export function createPictureServer(folder: string): Handler {
  const made = new Map<string, Promise<Buffer>>();
  let files = new Map<string, PictureFile>();

  /** The file at an address, of the pictures as they are now. */
  const fileAt = async (address: string): Promise<PictureFile | undefined> => {
    if (!files.has(address)) {
      const { pictures } = await readPictures(folder, readContent(folder).content);
      files = new Map(pictures.flatMap((each) => each.files.map((file) => [file.address, file])));
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

  return (request, response, next) => {
    const address = addressIn(request);
    if (!address.startsWith(picturesPath)) return next();
    const answer = async () => {
      const file = await fileAt(address);
      if (!file) return next();
      const data = await make(file);
      asOwnersFile(response, address);
      response.setHeader('Content-Type', contentType(address));
      response.end(data);
    };
    answer().catch(next);
  };
}
