import { createHash } from 'node:crypto';
import type { Site } from './site';

/** What the stylesheet prints of the content, by the custom properties it reads. */
function printedTexts({ content, modules, routes }: Site): Record<`--${string}`, string> {
  const { company, site, labels } = content;
  const technologies = routes.find(({ id }) => id === 'technologies');
  const ways = modules.site.contactWays.filter(({ kind }) => kind !== 'profile');
  return {
    '--origin': site.origin,
    '--imprint': [company.name, ...ways.map(({ text }) => text)].join('  ·  '),
    ...(technologies && {
      '--cards-link': `${labels['flip-card'].more} (${site.origin}${technologies.path})`,
    }),
  };
}

/** A string as CSS writes it. */
const cssString = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

/**
 * `src/styles/other-media.css`, as Parcel wrote it, with what it prints of the company; `file` is its path
 * in the build, which changes with what is in it.
 */
export function makeOtherMediaStyles(styles: string, site: Site): { file: string; css: string } {
  const properties = Object.entries(printedTexts(site)).map(
    ([property, text]) => `${property}:${cssString(text)}`,
  );
  const css = `:root{${properties.join(';')}}${styles}`;
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  return { file: `assets/other-media.${hash}.css`, css };
}
