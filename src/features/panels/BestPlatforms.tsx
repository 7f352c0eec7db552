import { ArrowLink } from '../../ui/ArrowLink';
import { Heading } from '../../ui/Heading';
import { slugify } from '../../ui/slugify';
import type { Best } from '../technologies/content';

/** The platforms that the company knows best, by the project that shows them; others come last. */
export function BestPlatforms({ best }: { best: Best }) {
  const { title, introduction, groups } = best;
  return (
    <div id={slugify(title)}>
      <div data-print="heading" className="mb-7 lg:mb-10">
        <Heading className="text-3xl font-strong text-heading">{title}</Heading>
        {introduction && <p className="mt-3 text-lg">{introduction}</p>}
      </div>
      <ul className="grid gap-y-6">
        {groups.map(({ project, platforms }) => (
          <li
            key={project?.href ?? ''}
            className="grid gap-x-6 gap-y-1 border-t-2 border-heading pt-3 lg:grid-cols-[1fr_2fr]"
          >
            <p>{project && <ArrowLink href={project.href}>{project.title}</ArrowLink>}</p>
            <ul data-print="twos" className="grid gap-x-6 gap-y-3 sm:grid-cols-2 sm:gap-y-5">
              {platforms.map(({ model, maker, text }) => (
                <li key={model} className="text-sm lg:[--measure:calc(var(--column)/3-1.5rem)]">
                  <div className="flex flex-wrap items-baseline gap-x-3">
                    <Heading as="h3" className="font-sans text-xl font-strong text-heading">
                      {model}
                    </Heading>
                    <p>{maker}</p>
                  </div>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
