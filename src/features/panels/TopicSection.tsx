import { ArrowLink } from '../../ui/ArrowLink';
import { classNames } from '../../ui/classNames';
import { Heading } from '../../ui/Heading';
import { slugify } from '../../ui/slugify';
import { unbroken } from '../../ui/unbroken';
import { askAboutHref, askAboutText } from '../ask-about/AskButton';
import { NearbyPicture } from '../pictures/NearbyPicture';
import type { Topic } from '../technologies/content';

/** Work without a maker, such as machine safety: its words, beside a picture, and its parts. */
export function TopicSection({ topic }: { topic: Topic }) {
  const { title, img, paragraphs, parts = [], article } = topic;
  return (
    <section className="ground-navy spread row-rule">
      <div id={slugify(title)} className="grid-page gap-y-6">
        <Heading className="text-display desk:col-[1/7] desk:[--measure:calc(var(--column)/2-var(--gutter))]">
          {title}
        </Heading>
        <div className={classNames('grid gap-y-4', img ? 'desk:col-[1/7]' : 'desk:col-[7/-1]')}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="max-w-prose text-soft">
              {unbroken(paragraph)}
            </p>
          ))}
        </div>
        {img && (
          <NearbyPicture
            name={img}
            kind="card"
            ground="dark"
            sizes="(min-width: 900px) 50vw, 100vw"
            className="aspect-[3/2] overflow-hidden desk:col-[7/-1] desk:row-[1/3]"
          />
        )}
        {parts.length > 0 && (
          <dl className="grid gap-x-(--gutter) tablet:grid-cols-2 desk:grid-cols-3">
            {parts.map(({ title: part, text }) => (
              <div key={part} className="border-t border-hair pt-3 pb-4">
                <dt className="text-lead font-strong leading-tight">{unbroken(part)}</dt>
                <dd className="mt-1 text-note text-soft">{unbroken(text)}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className="flex flex-wrap gap-x-8">
          <ArrowLink href={askAboutHref(title)}>{askAboutText(title)}</ArrowLink>
          {article && <ArrowLink href={article.href}>{article.title}</ArrowLink>}
        </div>
      </div>
    </section>
  );
}
