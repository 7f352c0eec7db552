import content from '#content/articles';
import text from '#content/labels/written';
import site from '#content/site';
import { ArrowLink } from '../../ui/ArrowLink';
import { classNames } from '../../ui/classNames';
import { lettersOf } from '../../ui/Heading';
import { Icon } from '../../ui/Icon';
import { RowHeading } from '../../ui/RowHeading';
import { unbroken } from '../../ui/unbroken';

/** The band of the newest articles, and the way to all of them. */
export function ArticleBand() {
  if (!content) return null;
  return (
    <section id="articles" className="row-rule ground-white">
      <RowHeading title={content.title} text={content.introduction} />
      <ul className="border-y border-rule">
        {content.articles.map(({ href, title, description }) => (
          <li
            key={href}
            data-search="none"
            className="row-link grid-page items-center gap-y-[6px] py-[20px] not-first:border-t not-first:border-hair desk:min-h-[104px] desk:py-[14px]"
          >
            <h3 className={classNames('in-display text-sub desk:col-[1/7]', lettersOf(title))}>
              <a href={href}>{unbroken(title)}</a>
            </h3>
            <p className="text-note text-soft desk:col-[7/12]">{unbroken(description)}</p>
            <Icon
              name="arrow"
              className="hidden size-[32px] desk:col-[12] desk:block desk:justify-self-end rtl:-scale-x-100"
            />
          </li>
        ))}
      </ul>
      <p data-print="none" className="column py-[8px]">
        <ArrowLink href={site.lists.articles.path}>{text.allArticles}</ArrowLink>
      </p>
    </section>
  );
}
