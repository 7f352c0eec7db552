import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomServer from 'react-dom/server';
import type { DrawingEntry, PictureModules } from '../../../content/modules';
import { cleaned, SvgError } from '../../../generator/brand/svg';
import { contentModules } from '../../../generator/content/contentModules';
import { type ReadContent, readContent } from '../../../generator/content/readContent';
import { routesOf } from '../../../generator/content/routes';
import { type Content, joined } from '../../../generator/content/schemas';
import { findPictureSource } from '../../../generator/pictures/findPictureSource';
import { namedPictures, wholePictures } from '../../../generator/pictures/namedPictures';
import { readText } from '../../../generator/readText';
import { forgetTexts } from '../../../generator/written/markdown';
import { writtenPages } from '../../../generator/written/writtenPages';
import { entryPath, listed, listPath } from '../../../generator/written/writtenPaths';
import type { Snapshot } from '../../bundle/snapshot';
import { encodingOf, isText } from '../../editedFiles';
import { readWhole } from '../../readWhole';
import type { FileChange } from '../../store';
import { languageOf } from '../entry/contentFiles';
import { setFiles } from './memoryFiles';

/** The number of changes after which the Markdown that was read, a text for each, is forgotten. */
const mostTexts = 100;

/** A changed file as it is read: its text, or roughly its size in bytes; null if it is deleted. */
function contentOf({ path, data }: FileChange): string | number | null {
  if (data === null || encodingOf(path) === 'utf8') return data;
  if (!isText(path)) return data.length;
  return new TextDecoder().decode(Uint8Array.from(atob(data), (byte) => byte.charCodeAt(0)));
}

/** Has the build's own code read a site with unsaved changes, and keeps the last result. */
export function createReader({ files }: Snapshot) {
  let last: { changes: readonly FileChange[]; read: ReadContent } | undefined;
  let reads = 0;
  return (changes: readonly FileChange[]): ReadContent => {
    const now = new Map(Object.entries(files));
    for (const change of changes) {
      const content = contentOf(change);
      if (content === null) now.delete(change.path);
      else now.set(change.path, content);
    }
    setFiles(now);
    if (last?.changes === changes) return last.read;
    reads += 1;
    if (reads % mostTexts === 0) forgetTexts();
    last = { changes, read: readWhole('') };
    return last.read;
  };
}

const shownOn: Readonly<Record<string, string>> = joined('shownOn');

/** The address of the page that shows a file's content: home, if it is of no page. */
function addressOf(file: string, content: Content): string {
  const path = file.slice('content/'.length).replace(/\.\w+$/, '');
  const [folder = '', ...names] = path.split('/');
  const name = names.join('/');
  // A page without a title has no name yet, and no address.
  if (names.length > 0 && folder !== 'labels') return name && entryPath(content, folder, name);
  const { all } = routesOf(content);
  const shown = shownOn[path] ?? 'home';
  const page = all.find(({ id }) => id === path) ?? all.find(({ id }) => id === shown);
  const list = listed.find((one) => one === shown);
  return page?.path ?? (list ? listPath(content, list) : '/');
}

/** A drawing that no build has made; undefined for a photograph, and for a faulty drawing. */
function unmadeDrawing(name: string): DrawingEntry | undefined {
  const source = findPictureSource('', name);
  if (!source?.toLowerCase().endsWith('.svg')) return undefined;
  try {
    const { width, height } = cleaned(readText(source));
    const hasDark = findPictureSource('', `${name}.dark`) !== undefined;
    return hasDark ? ['unmade', width, height, true] : ['unmade', width, height];
  } catch (error) {
    if (error instanceof SvgError) return undefined;
    throw error;
  }
}

/** The pictures of pages, with stand-ins for those that are changed or that no build has made. */
function withUnmade(content: Content, index: PictureModules, changed: readonly string[]) {
  const all: PictureModules = structuredClone(index);
  for (const { name, kind } of namedPictures(content)) {
    if (kind === 'share') continue;
    const isOld = !changed.includes(name);
    if (kind === 'mark') {
      if (!all.marks[name] || !isOld) all.marks[name] = 'unmade.svg';
      continue;
    }
    const drawing = (isOld && all.pictures.drawings?.[name]) || unmadeDrawing(name);
    if (drawing) {
      all.pictures.drawings = { ...all.pictures.drawings, [name]: drawing };
      continue;
    }
    const ofKind = all.pictures[kind] ?? {};
    all.pictures[kind] = ofKind;
    if (!ofKind[name] || !isOld) ofKind[name] = ['unmade'];
  }
  all.pictures.whole = wholePictures(content);
  return all;
}

/** A page as HTML; `.unmade.` is in addresses of pictures that no build made. */
export type Rendered = { html: string; lang: string };

/** `src/prerender.tsx` as a function of the content; `editorFiles.ts` puts it before the editor. */
declare function makeSite(require: (name: string) => unknown): typeof import('../../../prerender');

const modulesOfReact: Record<string, unknown> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/server': reactDomServer,
};

/**
 * Renders the page that shows a file, of a site as it was read last. `changed` names the pictures
 * that differ from those made. Rejects where there is no such page, or the content is too wrong.
 */
export async function render(
  read: ReadContent,
  { brand, logo, pictures: index }: Snapshot,
  file: string,
  changed: readonly string[],
): Promise<Rendered> {
  const { first, folder } = languageOf(file);
  const own = { drafts: true, language: folder };
  const { content } = folder ? readContent('', own) : read;
  const address = addressOf(first, content);
  const pictures = withUnmade(content, index, changed);
  const modules = { ...contentModules(content, { brand, logo }, new Date()), ...pictures };
  const given: Record<string, unknown> = { ...modulesOfReact, ...modules };
  const { prerender, renderWritten } = makeSite((name) => given[name.replace('#content/', '')]);
  const { language: lang } = content.site;
  const rendered = (html: string) => ({ html, lang });
  if (routesOf(content).all.some(({ path }) => path === address))
    return rendered(await prerender(address));
  const page = writtenPages(content).find(({ route }) => route.path === address);
  if (!page) throw new Error(`There is no page at ${address}.`);
  return rendered(renderWritten(address, page.content({ folder: '', pictures })));
}
