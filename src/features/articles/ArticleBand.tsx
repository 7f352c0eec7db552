import content from '#content/articles';
import text from '#content/labels/written';
import { ArrowLink } from '../../ui/ArrowLink';
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';

/** The band of the newest articles, and the way to all of them. */
export function ArticleBand() {
  if (!content) return null;
  return (
    <Section surface="band">
      <SectionHeading id="articles" title={content.title} text={content.introduction} />
      <ul className="grid gap-5 lg:grid-cols-3 xl:gap-6">
        {content.articles.map(({ href, title, description }) => (
          <li key={href} data-search="none" className="border-t-2 border-edge pt-3">
            <h3 className="text-lg font-bold text-balance text-heading">
              <a href={href} className="link text-heading">
                {title}
              </a>
            </h3>
            <p className="mt-2 max-w-prose">{description}</p>
          </li>
        ))}
      </ul>
      <p data-print="none" className="mt-6">
        <ArrowLink href="/articles">{text.allArticles}</ArrowLink>
      </p>
    </Section>
  );
}
