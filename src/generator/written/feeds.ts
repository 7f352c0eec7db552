import { Feed } from 'feed';
import type { Content } from '../content/schemas';
import type { Site } from '../site';
import { entryPath, feedFile, type Listed, listed, listPath } from './writtenPaths';

/** How many entries a feed has at most: the newest. */
const mostEntries = 50;

/** The entries of a feed: those with a day, the newest first. */
const dated = ({ written }: Content, collection: Listed) =>
  written[collection].flatMap(({ name, front: { date, ...front } }) => {
    const updated = 'updated' in front ? front.updated : undefined;
    return date
      ? { ...front, name, published: new Date(date), date: new Date(updated ?? date) }
      : [];
  });

/** The feeds of a site, one for each collection with dated entries. */
export const feedsOf = (content: Content) =>
  listed.flatMap((collection) => {
    const list = content[collection];
    if (!list || dated(content, collection).length === 0) return [];
    const path = listPath(content, collection);
    return [
      { collection, path, title: `${content.company.name}: ${list.title}`, file: feedFile(path) },
    ];
  });

/** Each feed as Atom (RFC 4287), by its file. */
export function feeds({ content }: Pick<Site, 'content'>): [file: string, atom: string][] {
  const { origin, language } = content.site;
  return feedsOf(content).map(({ collection, path, title, file }) => {
    const entries = dated(content, collection).slice(0, mostEntries);
    const feed = new Feed({
      id: origin + path,
      link: origin + path,
      feedLinks: { atom: `${origin}/${file}` },
      title,
      language,
      copyright: content.company.legalName ?? content.company.name,
      updated: new Date(Math.max(...entries.map(({ date }) => Number(date)))),
      author: { name: content.company.name },
    });
    for (const { name, title, description, date, published } of entries) {
      const link = origin + entryPath(content, collection, name);
      feed.addItem({ id: link, link, title, description, date, published });
    }
    return [file, feed.atom1()];
  });
}
