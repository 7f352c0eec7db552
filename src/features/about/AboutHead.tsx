import about from '#content/about';
import site from '#content/site';
import { ArrowLink } from '../../ui/ArrowLink';
import { PageTitle } from '../../ui/PlainHead';
import { unbroken } from '../../ui/unbroken';
import { Picture } from '../pictures/Picture';

/** The page's title and who the company is, with its picture on the right, on phones below. */
export function AboutHead() {
  const { title, introduction, projectsLink, img } = about;
  const [first, ...others] = introduction;
  const hasProjects = site.reading.some(({ href }) => href === site.lists.projects.path);
  return (
    <section className="page-header ground-white grid-page items-center gap-y-5 overflow-clip pt-7 pb-7 desk:pt-[52px] desk:pb-11">
      <div className={img ? 'tablet:col-span-6' : 'desk:col-span-8'}>
        <PageTitle className={img ? 'tablet:[--measure:calc(var(--column)/2-1rem)]' : ''}>
          {title}
        </PageTitle>
        <p className="mt-4 desk:mt-7 desk:text-lead">{unbroken(first)}</p>
        {others.map((paragraph) => (
          <p key={paragraph} className="mt-4 text-lead font-strong">
            {unbroken(paragraph)}
          </p>
        ))}
        {hasProjects && projectsLink && (
          <p className="mt-2">
            <ArrowLink href={site.lists.projects.path}>{projectsLink}</ArrowLink>
          </p>
        )}
      </div>
      {img && (
        <Picture
          name={img}
          kind="hero"
          ground="light"
          sizes="(min-width: 43.75em) 50vw, 100vw"
          priority
          className="tablet:col-span-6 desk:-me-(--page-side)"
          imgClassName="mx-auto max-h-[230px] w-full object-cover tablet:max-h-[640px]"
        />
      )}
    </section>
  );
}
