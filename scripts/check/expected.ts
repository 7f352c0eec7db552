import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { onlineSettings } from '../../src/build/editor/onlineSettings';
import { fileOf } from '../../src/build/fileOf';
import { headScript } from '../../src/build/headScript';
import { type Serving, serving } from '../../src/build/serving';
import type { Site } from '../../src/build/site';
import { BuildError } from '../buildSite';
import { formUrlFromEnvironment } from '../formUrl';

/** The site could not be looked at; the message says why. */
export class LookError extends Error {}

/** What this checkout says the site should be. Nothing of it is learned from the site. */
export type Expected = {
  /** Where the form should post to. */
  formUrl: string;
  /** A file of the build; undefined where there is no build, or no such file in it. */
  built: (file: string) => Buffer | undefined;
  hasBuild: boolean;
};

type Node = DefaultTreeAdapterTypes.Node;

const children = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);

/** Where the forms of a page post to, as a browser understands it. */
export function formTargets(html: string): string[] {
  const targetsIn = (node: Node): string[] => {
    const own = 'attrs' in node ? node.attrs : [];
    const targets = own
      .filter(
        ({ name }) => name === 'formaction' || (name === 'action' && node.nodeName === 'form'),
      )
      .map(({ value }) => value);
    return [...targets, ...children(node).flatMap(targetsIn)];
  };
  return targetsIn(parse(html));
}

const inEnvironment = () => {
  try {
    return formUrlFromEnvironment();
  } catch (error) {
    throw error instanceof BuildError ? new LookError(error.message) : error;
  }
};

/**
 * What this checkout expects: from the build in a folder, where there is one, and from
 * `CONTACT_FORM_URL`. Throws a `LookError` where neither says where the form posts to, or where they
 * do not agree.
 */
export function readExpected({ allRoutes }: Site, dist: string): Expected {
  const built = (file: string) => {
    const whole = path.join(dist, file);
    return existsSync(whole) ? readFileSync(whole) : undefined;
  };
  const [inBuild] = allRoutes.flatMap(({ path: address }) =>
    formTargets(built(fileOf(address))?.toString() ?? ''),
  );
  const given = inEnvironment();
  if (given && inBuild && given !== inBuild) {
    throw new LookError(
      `CONTACT_FORM_URL and the build in ${dist} do not agree: ${given} and ${inBuild}. Build again.`,
    );
  }
  const formUrl = given ?? inBuild;
  if (!formUrl) {
    throw new LookError(
      `Set CONTACT_FORM_URL to where the form should post to, or build: the check does not take the site's word for it, and there is no build in ${dist}.`,
    );
  }
  return { formUrl, built, hasBuild: built('index.html') !== undefined };
}

const inlineScripts = /<script(?! type="application\/ld)[^>]*>.+?<\/script>/gs;

/**
 * How the pages should be served: those of the build, or, where there is none, the deployed ones with
 * the one script that this checkout puts into them.
 */
export function expectedServing(
  { formUrl, built, hasBuild }: Expected,
  { allRoutes, content: { site } }: Site,
  deployed: string[],
): Serving {
  const pages = hasBuild
    ? allRoutes.map(({ path: address }) => built(fileOf(address))?.toString() ?? '')
    : [
        ...deployed.map((html) => html.replace(inlineScripts, '')),
        `<script>${headScript()}</script>`,
      ];
  return serving(pages, formUrl, site.editor && onlineSettings(site.editor));
}
