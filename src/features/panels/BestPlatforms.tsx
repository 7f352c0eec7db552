import type { Best } from '../../content/modules';
import { ArrowLink } from '../../ui/ArrowLink';
import { Heading } from '../../ui/Heading';
import { slugify } from '../../ui/slugify';

/** The platforms that the company knows best, each with the jobs that were done with it. */
export function BestPlatforms({ best }: { best: Best }) {
  const { title, introduction, platforms } = best;
  return (
    <div id={slugify(title)} className="lg:[--measure:calc(var(--column)/2-2rem)]">
      {/* In the columns of the list below it. */}
      <div
        data-print="heading"
        className="mb-7 grid items-end gap-x-16 gap-y-3 lg:mb-10 lg:grid-cols-2"
      >
        <Heading className="text-3xl font-extrabold text-heading">{title}</Heading>
        {introduction && <p className="text-lg">{introduction}</p>}
      </div>
      <ul data-print="twos" className="best grid gap-x-16 lg:grid-cols-2">
        {platforms.map(({ model, maker, text, jobs }) => (
          <li
            key={model}
            className="border-t-2 border-heading pt-3 pb-4 *:[a]:text-sm sm:pt-4 sm:pb-8 sm:*:[a]:mr-8"
          >
            <p className="text-sm">{maker}</p>
            <Heading as="h3" className="mt-1 mb-2 font-condensed text-3xl font-medium text-heading">
              {model}
            </Heading>
            <p>{text}</p>
            {jobs.map((job) => (
              <ArrowLink key={job.href} href={job.href}>
                {job.title}
              </ArrowLink>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
