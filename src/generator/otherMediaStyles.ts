import { type HashedStylesheet, hashedStylesheet } from './hashedStylesheet';
import type { Site } from './site';

/** What stands at the foot of each printed sheet: the company, and the first of each way to reach it. */
export function imprint({ content, modules }: Pick<Site, 'content' | 'modules'>): string[] {
  const { contactWays } = modules.site;
  const firsts = (['telephone', 'mail', 'location'] as const).flatMap((kind) =>
    contactWays.filter((way) => way.kind === kind).slice(0, 1),
  );
  return [content.company.name, ...firsts.map(({ text }) => text)];
}

/** A string as CSS writes it. */
const cssString = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** `src/styles/other-media.css`, as Parcel wrote it, with what it prints of the company, in custom properties. */
export function makeOtherMediaStyles(styles: string, site: Site): HashedStylesheet {
  const { site: settings, labels } = site.content;
  const { origin } = settings;
  const technologies = site.routes.find(({ id }) => id === 'technologies');
  const texts = {
    '--origin': origin,
    '--imprint': imprint(site).join('  ·  '),
    ...(technologies && {
      '--cards-link': `${labels['flip-card'].more} (${origin}${technologies.path})`,
    }),
  };
  const properties = Object.entries(texts).map(([name, text]) => `${name}:${cssString(text)}`);
  return hashedStylesheet('other-media', `:root{${properties.join(';')}}${styles}`);
}
