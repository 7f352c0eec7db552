import { Feed } from 'feed';
import type { Content } from '../../content/schema';
import type { Site } from '../site';
import { entryPath, feedFile, type Listed, listed } from './writtenPaths';

/** So many of the newest entries are in a feed. */
const mostEntries = 50;

/** The feeds that a site has: of each collection with a list, by the file of each. */
export const feedsOf = (content: Content): { collection: Listed; title: string; file: string }[] =>
  listed.flatMap((collection) => {
    const file = content[collection];
    return file && content.written[collection].length > 0
      ? [
          {
            collection,
            title: `${content.company.name}: ${file.title}`,
            file: feedFile(collection),
          },
        ]
      : [];
  });

/** Each feed as Atom (RFC 4287), by its file. */
export function feeds({ content }: Pick<Site, 'content'>): [file: string, atom: string][] {
  const { origin, language } = content.site;
  return feedsOf(content).map(({ collection, title, file }) => {
    const entries = content.written[collection].slice(0, mostEntries);
    const dates = entries.map(
      ({ front }) => new Date('updated' in front && front.updated ? front.updated : front.date),
    );
    const feed = new Feed({
      id: `${origin}/${collection}`,
      link: `${origin}/${collection}`,
      feedLinks: { atom: `${origin}/${file}` },
      title,
      language,
      copyright: content.company.legalName ?? content.company.name,
      updated: new Date(Math.max(...dates.map(Number))),
      author: { name: content.company.name },
    });
    for (const [index, { name, front }] of entries.entries()) {
      const link = origin + entryPath(collection, name);
      feed.addItem({
        id: link,
        link,
        title: front.title,
        description: front.description,
        date: dates[index] ?? new Date(front.date),
        published: new Date(front.date),
      });
    }
    return [file, feed.atom1()];
  });
}
