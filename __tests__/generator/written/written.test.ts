import { rmSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { projectsAtHome } from '../../../src/features/projects/content';
import { readContent } from '../../../src/generator/content/readContent';
import { readSite } from '../../../src/generator/site';
import { lostPlaces } from '../../../src/generator/written/checkWritten';
import { feeds } from '../../../src/generator/written/feeds';
import { writtenPages } from '../../../src/generator/written/writtenPages';
import {
  listsOf,
  pageCount,
  pagePath,
  writtenPaths,
} from '../../../src/generator/written/writtenPaths';
import { content } from '../../support/company';
import { companyCopy } from '../../support/companyCopy';
import { tableOf, valueIn } from '../../support/tables';
import { write as writeFile } from '../../support/temporaryFolder';

const folder = companyCopy();

afterEach(() => {
  delete process.env.DRAFTS;
});

const good = { title: 'A test', description: 'What a test is for.', date: '2026-03-14' };

/** Writes an article, or another text; a front matter's field that is null is left out. */
function write(front: Record<string, unknown>, body = '', file = 'articles/a-test.md') {
  const lines = Object.entries(front).flatMap(([key, value]) =>
    value === null ? [] : `${key}: ${JSON.stringify(value)}`,
  );
  writeFile(path.join(folder(), 'content', file), ['---', ...lines, '---', body].join('\n'));
}

const file = 'content/articles/a-test.md:';

// Those of texts are looked for only if every front matter is right.
test.each(['In front matter', 'In texts'])(
  'each mistake is reported with its place, and a way to mend it: %s',
  (heading) => {
    const expected = tableOf('mistakes', heading).map(([front, body, says], index) => {
      write(
        { ...good, ...Object(valueIn(front)) },
        String(valueIn(body) ?? ''),
        `articles/${index}.md`,
      );
      return `content/articles/${index}.md: ${says}`;
    });
    expect(readContent(folder()).problems.sort()).toEqual(expected.sort());
  },
);

test('missing front matter, and one that is no YAML, are reported', () => {
  writeFile(path.join(folder(), 'content/articles/a-test.md'), 'A text.');
  writeFile(path.join(folder(), 'content/articles/b-test.md'), '---\ntitle: "A\n---\n');
  expect(readContent(folder()).problems).toEqual([
    `${file} has no front matter: it has to begin with lines between --- and ---.`,
    expect.stringMatching(/^content\/articles\/b-test\.md: has a front matter that is no YAML: /),
  ]);
});

test.each(['Valves: an order', '@ the filler', '“A” and "B": C', '"A" and B', '*A*'])(
  'a front matter with %s is told to put it in quotes',
  (title) => {
    writeFile(
      path.join(folder(), 'content/articles/a-test.md'),
      `---\ndate: 2026-01-02\ntitle: ${title}\n---\n`,
    );
    const [line = ''] = readContent(folder()).problems;
    expect(line).toMatch(
      /^content\/articles\/a-test\.md: line 3 has a sign .*: put its text in quotes, title: ".*"\.$/,
    );
  },
);

test.each(tableOf('mistakes', 'In names and figures'))(
  'a mistake of %s is reported: %s',
  (name = '', front, says) => {
    write({ ...good, ...Object(valueIn(front)) }, '', name);
    expect(readContent(folder()).problems).toEqual([`content/${name}: ${says}`]);
  },
);

test('entries whose collection has no file are reported', () => {
  rmSync(path.join(folder(), 'content/articles.json'));
  expect(readContent(folder()).problems).toEqual([
    'content/articles.json: is missing: it says what stands around the files in content/articles/.',
  ]);
});

test('a draft is read only if drafts are wanted', () => {
  const names = () => readContent(folder()).content.written.articles.map(({ name }) => name);
  expect(names()).not.toContain('not-finished');
  process.env.DRAFTS = '1';
  expect(names()).toContain('not-finished');
});

test('the newest stand first, in lists of 24, of all and by maker, service and industry', () => {
  for (let number = 10; number < 40; number += 1)
    write(
      {
        ...good,
        date: `2020-01-${number - 9}`.replace(/-(\d)$/, '-0$1'),
        industry: number > 10 ? 'Dairy' : 'Wine',
      },
      '',
      `articles/entry-${number}.md`,
    );
  const { content: read } = readContent(folder());
  const lists = listsOf(read).filter(({ collection }) => collection === 'articles');
  expect(lists.map(({ path: address }) => address)).toEqual([
    '/articles',
    '/articles/maker/allen-bradley',
    '/articles/service/plc',
    // The only entry of a maker is found in the list of all.
    '/articles/industry/dairy',
    '/articles/industry/soft-drinks',
  ]);
  const [all] = lists;
  if (!all) throw new Error('There is no list of articles.');
  expect(all.entries.slice(0, 3).map(({ name }) => name)).toEqual([
    'what-a-test-is-for',
    'who-keeps-the-code',
    'entry-39',
  ]);
  expect(pageCount(all)).toBe(2);
  expect(pagePath(all, 2)).toBe('/articles/page/2');
  expect(writtenPaths(read)).toContain('/articles/industry/dairy/page/2');
});

test('lists are where their owner puts them, with all that leads there; documents may lie in folders', () => {
  const list = { title: 'News', page: { title: 'News', description: 'News.', path: '/news' } };
  writeFile(path.join(folder(), 'content/articles.json'), JSON.stringify(list));
  write({ ...good, title: 'Product' }, '', 'pages/product.md');
  write(good, '[Back](/product)', 'pages/product/use/first-day.md');
  write(good, '[Old](/articles/a-test)', 'articles/a-test.md');
  const { problems } = readContent(folder());
  expect(problems).toEqual([
    `${file} line 6 has a link to no page of the site: "/articles/a-test".`,
    expect.stringContaining('"/articles/what-a-test-is-for" (did you mean "/news/'),
  ]);
  write(good);
  write(good, '[New](/news/a-test)', 'articles/who-keeps-the-code.md');
  const { content: read, problems: none } = readContent(folder());
  expect(none).toEqual([]);
  expect(writtenPaths(read)).toEqual(
    expect.arrayContaining(['/news', '/news/a-test', '/product/use/first-day']),
  );
  expect(feeds({ content: read }).map(([name]) => name)).toContain('news.xml');
  const routes = writtenPages(read).map(({ route }) => route);
  const routeOf = (address: string) => routes.find((route) => route.path === address);
  expect(routeOf('/product/use/first-day')?.parent).toEqual({ name: 'Product', path: '/product' });
  expect(routeOf('/news/a-test')?.parent).toEqual({ name: 'News', path: '/news' });
  const { modules } = readSite(folder(), '');
  expect(modules.site.lists.articles).toEqual({ path: '/news' });
  expect(JSON.stringify(modules)).not.toContain('"/articles');
});

test.each([
  ['/about', 'content/about.json'],
  ['/projects', 'content/projects.json'],
  ['/privacy', 'content/pages/privacy.md'],
  ['/edit', 'the site itself'],
])('a list cannot be at %s, which is taken', (taken, by) => {
  const list = { title: 'News', page: { title: 'News', description: 'News.', path: taken } };
  writeFile(path.join(folder(), 'content/articles.json'), JSON.stringify(list));
  expect(readContent(folder()).problems).toContain(
    `content/articles.json: page.path makes the address ${taken}, which ${by} has already. It may be left out: take its line away.`,
  );
});

test('a link to a place that its page has not is named, of texts, fields and old addresses', () => {
  write(good, '[Us](/about?from=x#whoo), [us](/about#who), [it](/contact#write)');
  const redirects = { redirects: [{ from: '/us', to: '/about#us' }] };
  writeFile(path.join(folder(), 'content/redirects.json'), JSON.stringify(redirects));
  const { content: read } = readContent(folder());
  const about = { path: '/about', name: 'About', html: '<h2 class="x" id="who">Us</h2>' };
  expect(lostPlaces(read, [about], '')).toEqual([
    'content/redirects.json: redirects[0].to has a link to no place of /about: "#us" (there is "who").',
    `${file} line 6 has a link to no place of /about: "#whoo" (did you mean "who"?).`,
  ]);
});

test('a document cannot be below what the site or a list has', () => {
  write(good, '', 'pages/assets/use.md');
  write(good, '', 'pages/projects/clearwell-filler.md');
  expect(readContent(folder()).problems).toEqual([
    'content/pages/assets/use.md: makes the address /assets/use, which the site itself has already.',
    'content/pages/projects/clearwell-filler.md: makes the address /projects/clearwell-filler, which content/projects.json has already.',
  ]);
});

test('a list is filtered by plain links, and says by which; a short one is not', () => {
  const htmlOf = (address: string) => {
    const page = writtenPages(content).find(({ route }) => route.path === address);
    const site = { folder: folder(), pictures: { pictures: {}, marks: {} } };
    return page ? renderToStaticMarkup(page.content(site)) : '';
  };
  expect(writtenPaths(content)).not.toContain('/projects/service/plc');
  expect(htmlOf('/articles')).toContain('href="/articles/industry/dairy"');
  const filtered = htmlOf('/articles/industry/dairy');
  expect(filtered).toContain('href="/articles/industry/dairy" aria-current="page"');
  expect(filtered).toContain('href="/articles"');
});

test('a project may have no day: it stands behind those that have one, and in no feed', () => {
  write({ ...good, date: null, done: 'A line.' }, '', 'projects/undated.md');
  const { content: read, problems } = readContent(folder());
  expect(problems).toEqual([]);
  expect(read.written.projects.at(-1)?.name).toBe('undated');
  const [[, atom = ''] = []] = feeds({ content: read });
  expect(atom).toContain('/projects/clearwell-filler');
  expect(atom).not.toContain('/projects/undated');
});

test('a project that says that it is not on the home page is never there', () => {
  const namesAtHome = () => projectsAtHome(readContent(folder()).content).map(({ name }) => name);
  expect(namesAtHome()).toContain('clearwell-filler');
  write({ ...good, done: 'A line.', onHome: false }, '', 'projects/clearwell-filler.md');
  expect(namesAtHome()).not.toContain('clearwell-filler');
});

test('a collection without entries has no page, no list and no feed', () => {
  rmSync(path.join(folder(), 'content/articles'), { recursive: true });
  const { content: read, problems } = readContent(folder());
  expect(problems).toEqual([]);
  expect(writtenPaths(read).filter((address) => address.startsWith('/articles'))).toEqual([]);
  expect(feeds({ content: read }).map(([file]) => file)).toEqual(['projects.xml']);
});

test('a feed has the address, the title, the sentence and the days of each entry', () => {
  const atom = new Map(feeds({ content })).get('articles.xml') ?? '';
  expect(atom).toContain('<link rel="self" href="https://www.tarnline.example/articles.xml"');
  expect(atom).toContain('https://www.tarnline.example/articles/what-a-test-is-for');
  expect(atom).toContain('What an acceptance test is for');
  expect(atom).toContain('<published>2026-03-14T00:00:00.000Z</published>');
  expect(atom).toContain('<updated>2026-04-02T00:00:00.000Z</updated>');
  expect(atom).not.toContain('not-finished');
});
