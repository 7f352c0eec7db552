import { ArrowLink } from '../../ui/ArrowLink';
import { Heading } from '../../ui/Heading';
import { Section } from '../../ui/Section';
import { slugify } from '../../ui/slugify';
import type { Topic } from '../technologies/content';

type TopicSectionProps = {
  topic: Topic;
  /** A link for visitors who want this work done. */
  action: React.ReactNode;
};

/** Work without a maker, such as machine safety: its words, and its parts beside them. */
export function TopicSection({ topic, action }: TopicSectionProps) {
  const { title, paragraphs, parts = [], article } = topic;
  return (
    <Section surface="page" tight>
      <div id={slugify(title)} className="grid grid-cols-1 gap-x-16 gap-y-7 lg:grid-cols-[2fr_3fr]">
        <div>
          <Heading className="text-3xl font-strong text-balance text-heading lg:[--measure:calc(var(--column)*0.4-2rem)]">
            {title}
          </Heading>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-4 max-w-prose">
              {paragraph}
            </p>
          ))}
          <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
            {action}
            {article && <ArrowLink href={article.href}>{article.title}</ArrowLink>}
          </div>
        </div>
        {parts.length > 0 && (
          <dl className="row-on-phones content-start gap-x-8 gap-y-5 sm:grid-cols-2">
            {parts.map(({ title: part, text }) => (
              <div key={part} className="rule-above pt-[12px]">
                <dt className="font-strong text-heading">{part}</dt>
                <dd className="text-sm">{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Section>
  );
}
