import content from '#content/itsolutions';
import { askAboutHref, askAboutText } from '../features/ask-about/AskButton';
import type { ItSolutions } from '../features/itsolutions/content';
import { AfterHeading } from '../features/navigation/AfterHeading';
import type { Panel } from '../features/panels/CollapsiblePanel';
import { CollapsiblePanels } from '../features/panels/CollapsiblePanels';
import { Picture } from '../features/pictures/Picture';
import { SearchForm } from '../features/search/SearchForm';
import { useSearch } from '../features/search/useSearch';
import { pathOf } from '../routes';
import { ArrowLink } from '../ui/ArrowLink';
import { Heading } from '../ui/Heading';
import { Icon } from '../ui/Icon';
import { PlainHead } from '../ui/PlainHead';
import { slugify } from '../ui/slugify';
import { unbroken } from '../ui/unbroken';
import { PanelContent } from './PanelContent';

/** Made once, so that a letter typed into the search renders none of them again. */
const panels = content.sections.map(
  ({ title, items, ...rest }, index): Panel => ({
    id: slugify(title),
    title,
    content: (
      <PanelContent topic={title} index={index} {...rest}>
        {items.length > 0 && <ItemList items={items} />}
      </PanelContent>
    ),
  }),
);

/** IT Solutions: panels of the systems that the company builds and looks after. */
export function ItSolutionsPage() {
  const search = useSearch();
  const technologies = pathOf('technologies');
  const { title, introduction, img, technologiesLink, answers = [] } = content;
  return (
    <>
      <PlainHead
        title={title}
        introduction={introduction}
        above={
          technologies &&
          technologiesLink && (
            <a
              href={technologies}
              className="strong-link mb-2 inline-flex min-h-[44px] items-center"
            >
              <Icon name="arrow" className="me-2 size-[20px] rotate-180 rtl:rotate-0" />
              {technologiesLink}
            </a>
          )
        }
        picture={
          img && (
            <Picture
              name={img}
              kind="side"
              ground="dark"
              priority
              sizes="(min-width: 900px) 58vw, 100vw"
              imgClassName="w-full max-h-[560px] object-cover"
            />
          )
        }
      >
        <SearchForm {...search.form} />
      </PlainHead>
      <AfterHeading>
        <CollapsiblePanels
          panels={panels}
          replacement={search.results}
          before={answers.length > 0 && <Answers answers={answers} />}
        />
      </AfterHeading>
    </>
  );
}

/** Points of equal weight, in up to four columns. */
function ItemList({ items }: { items: string[] }) {
  return (
    <ul
      data-print="twos"
      className="column grid gap-x-(--gutter) tablet:grid-cols-2 wide:grid-cols-4"
    >
      {items.map((item) => (
        <li key={item} className="border-t border-hair py-[11px] text-note text-pretty">
          {unbroken(item)}
        </li>
      ))}
    </ul>
  );
}

/** Answers to buyers' questions before they hand over their data. */
function Answers({ answers }: { answers: NonNullable<ItSolutions['answers']> }) {
  return (
    <section data-print="twos" className="ground-white grid-page spread gap-y-8">
      {answers.map(({ id, topic, question, answer }) => (
        <div key={id} id={id} className="tablet:col-span-6">
          <Heading className="text-title tablet:[--measure:calc(var(--column)/2-1rem)]">
            {question}
          </Heading>
          <p className="mt-3 max-w-prose text-soft">{unbroken(answer)}</p>
          {topic && <ArrowLink href={askAboutHref(topic)}>{askAboutText(topic)}</ArrowLink>}
        </div>
      ))}
    </section>
  );
}
