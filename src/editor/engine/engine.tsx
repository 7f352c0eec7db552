import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomServer from 'react-dom/server';
import { contentModules } from '../../build/content/contentModules';
import type { Problem } from '../../build/content/problems';
import { type ReadContent, readContent } from '../../build/content/readContent';
import { addressesOf, routesOf } from '../../build/content/routes';
import type { Snapshot } from '../../build/editor/snapshot';
import { findPictureSource } from '../../build/pictures/findPictureSource';
import { namedPictures, wholePictures } from '../../build/pictures/namedPictures';
import { forgetTexts } from '../../build/written/markdown';
import { writtenPages } from '../../build/written/writtenPages';
import { entryPath } from '../../build/written/writtenPaths';
import { textSiteOf } from '../../build/written/writtenText';
import type { PictureIndex, PictureModules } from '../../content/modules';
import type { Content } from '../../content/schema';
import { Answer } from '../../features/finder/Answer';
import { setFiles } from './memoryFiles';

/** Files as they would be after a change, by path: their text, a size in bytes, or null where one goes. */
export type Changes = Readonly<Record<string, string | number | null>>;

/** The site's own code, run in a browser on the site's files with changes that nobody has saved. */
export type Engine = {
  /** What the build would say of the site with the changes. */
  check: (changes: Changes) => Problem[];
  /** What the site says with the changes; where it is wrong, it may not be what its type says. */
  content: (changes: Changes) => Content;
  /** The addresses of all pages that the site has with the changes. */
  addresses: (changes: Changes) => string[];
  /** The address of the page that shows what a file says; undefined where none does. */
  addressOf: (file: string) => string | undefined;
  /** The page at an address; undefined where there is none. Rejects where content is too wrong to show. */
  render: (changes: Changes, address: string, pictures: Published) => Promise<Rendered | undefined>;
};

/** The pictures that have been made for pages, and the names of those that were changed since. */
export type Published = { index: PictureModules; changed: ReadonlySet<string> };

/**
 * A page as HTML, and all pictures of the site. Those that nothing was made of yet have addresses with
 * `.draftN.`; `drafts` has their names by these numbers.
 */
export type Rendered = { html: string; drafts: string[]; pictures: PictureIndex };

const modulesOfReact: Record<string, unknown> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/server': reactDomServer,
};

/** The site as it is saved: it is read once. */
export const noChanges: Changes = {};

/** After so many changes the texts of Markdown that were read are forgotten, each of which was another. */
const mostTexts = 100;

/** Stands for an address where the answers of the search are looked at, which no page shows at once. */
export const answersAddress = 'Answers of the search';

/** Every answer as the search shows it. */
const answersOf = ({ questions }: Content): string =>
  reactDomServer.renderToStaticMarkup(
    <main className="mx-auto grid max-w-[48rem] gap-6 p-6">
      {questions?.questions.map((question) => (
        <Answer key={question.question} question={question} onLeave={() => {}} />
      ))}
    </main>,
  );

/** Where words are seen that no page of the list of routes names as its own, of a file or of labels: an address, or a page. */
const shownAt: Readonly<Record<string, string>> = {
  questions: answersAddress,
  people: 'about',
  'line-picture': '/',
  pictures: '/',
  carousel: '/',
  'flip-card': '/',
  line: '/',
  'line-stage': '/',
  jobs: '/jobs',
  footer: '/',
  shared: '/',
  'contact-strip': '/',
  articles: '/articles',
  'contact-form': 'contact',
  copy: 'contact',
  contact: 'contact',
  'office-hours': 'contact',
  finder: 'technologies',
  'finder-field': 'technologies',
  'finder-words': 'technologies',
  panels: 'technologies',
  successors: 'technologies',
  written: '/articles',
};

const isDrawing = (name: string) => findPictureSource('', name)?.toLowerCase().endsWith('.svg');

/** The pictures of pages with places for those that nothing was made of yet. */
function withDrafts(content: Content, { index, changed }: Published) {
  const pictures: PictureModules = structuredClone(index);
  const drafts: string[] = [];
  const draft = (name: string) => {
    if (!drafts.includes(name)) drafts.push(name);
    return `draft${drafts.indexOf(name)}`;
  };
  for (const { name, kind } of namedPictures(content)) {
    if (kind === 'share') continue;
    if (kind === 'mark' || (kind === 'figure' && isDrawing(name))) {
      if (!pictures.marks[name] || changed.has(name)) pictures.marks[name] = `${draft(name)}.svg`;
      continue;
    }
    const ofKind = pictures.pictures[kind] ?? {};
    pictures.pictures[kind] = ofKind;
    if (!ofKind[name] || changed.has(name)) ofKind[name] = [draft(name), '888'];
  }
  pictures.pictures.whole = wholePictures(content);
  return { pictures, drafts };
}

/** An engine for the site that a snapshot shows. */
export function createEngine({ files, brand, logo }: Snapshot): Engine {
  let saved: ReadContent | undefined;
  let draft: { key: Changes; read: ReadContent } | undefined;
  let reads = 0;

  const read = (changes: Changes): ReadContent => {
    const now = new Map(Object.entries(files));
    for (const [file, value] of Object.entries(changes))
      if (value === null) now.delete(file);
      else now.set(file, value);
    setFiles(now);
    if (changes === noChanges) {
      saved ??= readContent('');
      return saved;
    }
    if (draft?.key !== changes) {
      reads += 1;
      if (reads % mostTexts === 0) forgetTexts();
      draft = { key: changes, read: readContent('') };
    }
    return draft.read;
  };

  return {
    check: (changes) => read(changes).found,
    content: (changes) => read(changes).content,
    addresses: (changes) => {
      const { content } = read(changes);
      return [...addressesOf(content), routesOf(content).notFound.path];
    },
    addressOf: (file) => {
      const [, folder = '', name] = file.replace(/\.\w+$/, '').split('/');
      if (name && folder !== 'labels') return entryPath(folder, name);
      const { all } = routesOf(read(noChanges).content);
      const shown = shownAt[name ?? folder];
      const page =
        all.find(({ sources }) => sources.includes(file)) ?? all.find(({ id }) => id === shown);
      return page?.path ?? shown;
    },
    render: async (changes, address, published) => {
      const { content } = read(changes);
      const { pictures, drafts } = withDrafts(content, published);
      const rendered = (html: string) => ({ html, drafts, pictures: pictures.pictures });
      if (address === answersAddress) return rendered(answersOf(content));
      const modules = { ...contentModules(content, { brand, logo }, new Date()), ...pictures };
      const given: Record<string, unknown> = { ...modulesOfReact, ...modules };
      const { prerender, renderWritten } = makeSite((name) => given[name.replace('#content/', '')]);
      if (routesOf(content).all.some(({ path }) => path === address))
        return rendered(await prerender(address));
      const page = writtenPages(content).find(({ route }) => route.path === address);
      if (!page) return undefined;
      const said = page.content(textSiteOf('', content, pictures));
      return rendered(renderWritten(address, said));
    },
  };
}
