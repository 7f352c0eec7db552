import content from '#content/articles';
import text from '#content/labels/written';
import { listPaths } from '../../content/listPaths';
import { ArrowLink } from '../../ui/ArrowLink';
import { classNames } from '../../ui/classNames';
import { lettersOf } from '../../ui/Heading';
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';

/** The band of the newest articles, and the way to all of them. */
export function ArticleBand() {
  if (!content) return null;
  return (
    <Section surface="band">
      <SectionHeading id="articles" title={content.title} text={content.introduction} />
      <ul className="border-b border-edge/40">
        {content.articles.map(({ href, title, description }) => (
          <li
            key={href}
            data-search="none"
            className="grid gap-x-6 gap-y-2 border-t border-edge/40 py-6 lg:grid-cols-12 lg:items-baseline"
          >
            <h3
              className={classNames(
                'text-2xl font-strong text-balance text-heading lg:col-span-6',
                lettersOf(title),
              )}
            >
              <a
                href={href}
                className="inline-flex min-h-[44px] min-w-[44px] items-center hover:underline"
              >
                {title}
              </a>
            </h3>
            <p className="max-w-prose lg:col-span-6">{description}</p>
          </li>
        ))}
      </ul>
      <p data-print="none" className="mt-8">
        <ArrowLink href={listPaths.articles}>{text.allArticles}</ArrowLink>
      </p>
    </Section>
  );
}
