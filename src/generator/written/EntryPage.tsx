import { Fragment } from 'react';
import { nameAndRole, personAt } from '../../features/about/content';
import type { ArticleFront } from '../../features/articles/content';
import { askHref } from '../../features/ask-about/askParameter';
import { measured } from '../../features/charts/figures';
import type { ProjectFront } from '../../features/projects/content';
import { ProjectFigures } from '../../features/projects/ProjectFigures';
import type { DocumentFront } from '../../features/written/content';
import { ButtonLink } from '../../ui/Button';
import { classNames } from '../../ui/classNames';
import { fill } from '../../ui/fill';
import { unbroken } from '../../ui/unbroken';
import { pathOfPage } from '../content/routes';
import type { Content } from '../content/schemas';
import { readMarkdown } from './markdown';
import { type Block, nodesOf } from './markdownElements';
import {
  Contents,
  clientOf,
  dateInWords,
  type EntryProps,
  EntryRow,
  WrittenHeader,
} from './WrittenParts';
import { blocksOf, textOf } from './writtenText';

/**
 * An article, or a document such as terms, in one column, with the list of its headings beside it.
 * It tells its author and its days; a document the day from which it holds.
 */
export function TextPage(props: EntryProps<ArticleFront | DocumentFront>) {
  const { content, entry, site, next } = props;
  const words = content.labels.written;
  const { author: id, date, updated }: Partial<ArticleFront> = entry.front;
  const author = nameAndRole(content, id);
  const facts = [
    author && fill(words.by, { name: author }),
    withDay(next ? words.published : words.asOf, date, content),
    withDay(words.updated, updated, content),
  ];
  const said = facts.filter(Boolean).join(' · ');
  return (
    <>
      <WrittenHeader {...props}>
        {said && <p className="text-data desk:col-[1/7] desk:row-[4]">{said}</p>}
      </WrittenHeader>
      <div className="ground-white">
        <div className="grid-page pb-[44px] desk:pb-[64px]">
          <div className="desk:col-span-3">
            <Contents headings={readMarkdown(entry.body).headings} title={words.contents} />
          </div>
          <article
            className={classNames(
              'read min-w-0 leading-[1.62] desk:col-[5/-1]',
              'text-[clamp(1.125rem,18px+(100vw-390px)*0.0012,1.3125rem)]',
              '[&_blockquote]:text-sub [&>:has(>blockquote)]:border-s-4',
              '[&>:has(>blockquote)]:ps-[24px]',
            )}
          >
            {textOf(entry, content, site)}
          </article>
        </div>
        <NextEntries {...props} />
      </div>
    </>
  );
}

/** What stands at the end of a project or an article: those after it. */
function NextEntries({ next = [], content }: Pick<EntryProps<unknown>, 'content' | 'next'>) {
  if (next.length === 0) return null;
  const { written } = content.labels;
  return (
    <nav
      aria-label={written.next}
      data-print="none"
      className="ground-white row-rule pt-[28px] desk:pt-[44px]"
    >
      <h2 className="column in-display pb-[16px] text-title desk:pb-[24px]">{written.next}</h2>
      <ul>
        {next.map((entry) => (
          <EntryRow key={entry.name} entry={entry} content={content} />
        ))}
      </ul>
    </nav>
  );
}

/** Blocks one after the other, parted before and after those that stand alone. */
function parted(
  blocks: readonly Block[],
  isAlone: (block: Block) => boolean,
  begins = isAlone,
): Block[][] {
  const parts: Block[][] = [];
  for (const block of blocks) {
    const [first] = parts.at(-1) ?? [];
    if (!first || isAlone(first) || begins(block)) parts.push([block]);
    else parts.at(-1)?.push(block);
  }
  return parts;
}

const isQuotation = ({ tag }: Block) => tag === 'blockquote';
const isSlot = ({ slot }: Block) => slot !== '';

/** The sections of a text, each with its heading, and the quotations between them. */
const sectionsOf = (blocks: readonly Block[]) =>
  parted(blocks, isQuotation, (block) => block.tag === 'h2' || isQuotation(block));

/**
 * A section of a project: its heading beside its text, and what is as wide as the page below. What
 * somebody said is a band of its own.
 */
function ProjectSection({ blocks }: { blocks: readonly Block[] }) {
  const [first] = blocks;
  if (first && isQuotation(first))
    return (
      <div
        className={classNames(
          'ground-navy column py-[32px] desk:py-[88px] [&_blockquote]:max-w-[15em]',
          '[&_blockquote]:text-display [&_figcaption]:mt-[24px]',
        )}
      >
        {first.node}
      </div>
    );
  const isPlan = blocks.some(({ slot }) => slot === 'plan');
  const heading = first?.tag === 'h2' ? first : undefined;
  const beside = isPlan ? 'desk:col-[7/-1]' : 'desk:col-[5/-1]';
  return (
    <div className={`${isPlan ? 'ground-navy' : 'ground-white'} row-rule py-[24px] desk:py-[56px]`}>
      <div className="grid-page gap-y-[12px] desk:gap-y-[20px]">
        {heading && (
          // The heading of a plan is larger.
          <div className={isPlan ? '*:text-display desk:col-[1/7]' : 'desk:col-[1/5]'}>
            {heading.node}
          </div>
        )}
        {parted(heading ? blocks.slice(1) : blocks, isSlot).map((part, index) =>
          part.some(isSlot) ? (
            <Fragment key={part[0]?.place}>{nodesOf(part)}</Fragment>
          ) : (
            <div
              key={part[0]?.place}
              className={classNames(
                'read min-w-0 leading-[1.4] desk:leading-[1.45]',
                index === 0 ? beside : 'desk:col-[5/-1]',
              )}
            >
              {nodesOf(part)}
            </div>
          ),
        )}
      </div>
    </div>
  );
}

/** A fact that names a day. */
const withDay = (words: string, date: string | undefined, content: Content) =>
  date && fill(words, { date: dateInWords(date, content) });

/** A project in full: its key facts and figures, then its text in sections. */
export function ProjectPage(props: EntryProps<ProjectFront>) {
  const { content, entry, site } = props;
  const { front } = entry;
  const { labels } = content;
  const { language } = content.site;
  const words = labels.written;
  const { crew = [], figures = [] } = front;
  const crewNames = crew.flatMap((id) => personAt(content, id)?.name ?? []);
  const terms = [
    [words.client, clientOf(front, content)],
    [words.value, front.value],
    [labels.projects.responsible, nameAndRole(content, front.responsible)],
    [words.crew, crewNames.join(', ')],
    [words.handedOver, front.date && dateInWords(front.date, content)],
    [labels.projects.stopped, front.stopped],
  ].flatMap(([term = '', value]) => (value ? [[term, value] as const] : []));
  return (
    <>
      <WrittenHeader {...props} isProject>
        <dl
          data-print="twos"
          className={classNames(
            'text-data tablet:columns-2 tablet:gap-x-(--gutter) desk:col-[1/8]',
            'desk:row-[4] desk:self-end',
          )}
        >
          {terms.map(([term, value]) => (
            <div
              key={term}
              className={classNames(
                'flex break-inside-avoid flex-wrap justify-between gap-x-[20px]',
                'border-t border-hair py-[6px] tablet:block tablet:py-[9px]',
              )}
            >
              <dt className="text-soft">{term}</dt>
              <dd className="font-strong">{unbroken(value)}</dd>
            </div>
          ))}
        </dl>
      </WrittenHeader>
      <article>
        {figures.length > 0 && (
          <div className="ground-white py-[24px] desk:py-[56px]">
            <ProjectFigures
              figures={figures.map((figure) => measured(figure, language))}
              words={labels.charts}
              language={language}
            />
          </div>
        )}
        {sectionsOf(blocksOf(entry, content, site, true)).map((blocks) => (
          <ProjectSection key={blocks[0]?.place} blocks={blocks} />
        ))}
      </article>
      <p className="ground-white column pb-[28px] desk:pb-[44px]" data-print="none">
        <ButtonLink
          href={askHref(pathOfPage('contact', content.contact), front.title)}
          variant="outline"
        >
          {words.ask}
        </ButtonLink>
      </p>
      <NextEntries {...props} />
    </>
  );
}
