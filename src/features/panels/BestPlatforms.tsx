import labels from '#content/labels/panels';
import { fill } from '../../ui/fill';
import { RowHeading } from '../../ui/RowHeading';
import { slugify } from '../../ui/slugify';
import { unbroken } from '../../ui/unbroken';
import type { Best } from '../technologies/content';

/** The platforms that the company knows best, each with its projects and whom to ask. */
export function BestPlatforms({ best }: { best: Best }) {
  const { title, introduction, platforms } = best;
  return (
    <section id={slugify(title)} className="ground-white">
      <RowHeading title={title} text={introduction} />
      <ul className="grid-page gap-y-5 pb-[8px]">
        {platforms.map(({ model, maker, text, projects, person }) => (
          <li key={model} className="border-t-2 border-rule pt-2 tablet:col-span-6 wide:col-span-3">
            <h3 className="font-sans text-data font-normal">
              <span className="block in-display text-[1.5rem]">{unbroken(`${model} `)}</span>
              {unbroken(maker)}
            </h3>
            <p className="text-note text-soft">{unbroken(text)}</p>
            {person && <p className="mt-1 text-note">{fill(labels.askPerson, { person })}</p>}
            {projects.map((project) => (
              <p key={project.href}>
                <a href={project.href} className="link text-note">
                  {project.title}
                </a>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
