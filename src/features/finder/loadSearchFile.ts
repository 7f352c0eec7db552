import { remembered } from '../loading/remembered';
import { type SearchFile, searchFile } from './searchFile';

/** Loads a file of the site that holds JSON. Rejects where the network fails. */
export async function loadFile<File>(file: string): Promise<File> {
  const response = await fetch(`/${file}`);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response.json();
}

const loadOnce = remembered((file: string) => loadFile<SearchFile>(file));

/** What is written on the site, or where that is, loaded once; undefined where it cannot be loaded. */
export const loadSearchFile = (): Promise<SearchFile | undefined> =>
  loadOnce(searchFile).catch(() => undefined);
