import type { Best } from '../../content/modules';
import { ArrowLink } from '../../ui/ArrowLink';
import { slugify } from '../../ui/slugify';

/** The platforms that the company knows best, each with the jobs that were done with it. */
export function BestPlatforms({ best }: { best: Best }) {
  const { title, introduction, platforms } = best;
  return (
    <div id={slugify(title)}>
      <div data-print="heading" className="best-heading">
        <h2 className="text-3xl font-extrabold text-heading">{title}</h2>
        {introduction && <p className="text-lg">{introduction}</p>}
      </div>
      <ul data-print="twos" className="best">
        {platforms.map(({ model, maker, text, jobs }) => (
          <li key={model}>
            <p>{maker}</p>
            <h3>{model}</h3>
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
