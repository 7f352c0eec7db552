import { directionOf } from '../content/direction';
import { type HashedStylesheet, hashedStylesheet } from './shortHash';
import type { Site } from './site';

/** The foot of each printed sheet: the company, and the first of each way to reach it. */
export function imprint({ content, modules }: Pick<Site, 'content' | 'modules'>): string[] {
  const { contactWays } = modules.site;
  const firsts = (['telephone', 'mail', 'location'] as const).flatMap((kind) =>
    contactWays.filter((way) => way.kind === kind).slice(0, 1),
  );
  return [content.company.name, ...firsts.map(({ text }) => text)];
}

/** A string as CSS writes it. */
const cssString = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** Parcel's `src/styles/other-media.css`, with the texts about the company that it prints. */
export function makeOtherMediaStyles(styles: string, site: Site): HashedStylesheet {
  const { site: settings, labels } = site.content;
  const { origin } = settings;
  const technologies = site.routes.find(({ id }) => id === 'technologies');
  const isRightToLeft = directionOf(settings.language) === 'rtl';
  const isolated = (text: string) => (isRightToLeft ? `\u2068${text}\u2069` : text);
  // Of a sheet's margin no selector knows the language.
  const foot = isRightToLeft ? '@page{@bottom-left{direction:rtl;text-align:right}}' : '';
  const texts = {
    '--origin': origin,
    '--imprint': imprint(site).map(isolated).join('  ·  '),
    ...(technologies && {
      '--cards-link': `${labels['flip-card'].more} (${origin}${technologies.path})`,
    }),
  };
  const properties = Object.entries(texts).map(([name, text]) => `${name}:${cssString(text)}`);
  return hashedStylesheet('other-media', `:root{${properties.join(';')}}${styles}${foot}`);
}
