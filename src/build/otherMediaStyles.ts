import { type HashedStylesheet, hashedStylesheet } from './shortHash';
import type { Site } from './site';

/** What stands at the foot of each printed sheet: the company, and the first of each way to reach it. */
export function imprint({ content, modules }: Pick<Site, 'content' | 'modules'>): string[] {
  const { contactWays } = modules.site;
  const firsts = (['telephone', 'mail', 'location'] as const).flatMap((kind) =>
    contactWays.filter((way) => way.kind === kind).slice(0, 1),
  );
  return [content.company.name, ...firsts.map(({ text }) => text)];
}

/** What the stylesheet prints of the content, by the custom properties it reads. */
function printedTexts({ content, modules, routes }: Site): Record<`--${string}`, string> {
  const { site, labels } = content;
  const technologies = routes.find(({ id }) => id === 'technologies');
  return {
    '--origin': site.origin,
    '--imprint': imprint({ content, modules }).join('  ·  '),
    ...(technologies && {
      '--cards-link': `${labels['flip-card'].more} (${site.origin}${technologies.path})`,
    }),
  };
}

/** A string as CSS writes it. */
const cssString = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** `src/styles/other-media.css`, as Parcel wrote it, with what it prints of the company. */
export function makeOtherMediaStyles(styles: string, site: Site): HashedStylesheet {
  const properties = Object.entries(printedTexts(site)).map(
    ([property, text]) => `${property}:${cssString(text)}`,
  );
  return hashedStylesheet('other-media', `:root{${properties.join(';')}}${styles}`);
}
