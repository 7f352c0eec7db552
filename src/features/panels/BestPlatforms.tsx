import { RowHeading } from '../../ui/RowHeading';
import { slugify } from '../../ui/slugify';
import { unbroken } from '../../ui/unbroken';
import type { Best } from '../technologies/content';

/** The platforms that the company knows best, by the project that shows them; others come last. */
export function BestPlatforms({ best }: { best: Best }) {
  const { title, introduction, groups } = best;
  return (
    <section id={slugify(title)} className="ground-white">
      <RowHeading title={title} text={introduction} />
      <ul className="grid-page gap-y-5 pb-[8px] tablet:gap-y-7">
        {groups.map(({ project, platforms }) => (
          <li
            key={project?.href ?? ''}
            className="border-t-2 border-rule pt-2 tablet:col-span-6 wide:col-span-3"
          >
            {project && (
              <h3 className="font-sans text-lead font-strong leading-tight text-balance">
                <a
                  href={project.href}
                  className="inline-block min-h-[44px] min-w-[44px] py-[9px] underline underline-offset-4 hover:decoration-4"
                >
                  {unbroken(project.title)}
                </a>
              </h3>
            )}
            <dl>
              {platforms.map(({ model, maker, text }) => (
                <div key={model} className="border-hair py-2 [&+*]:border-t">
                  <dt className="text-data">
                    <span className="me-1 in-display text-[1.5rem]">{unbroken(`${model} `)}</span>
                    {unbroken(maker)}
                  </dt>
                  <dd className="text-note text-soft">{unbroken(text)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
