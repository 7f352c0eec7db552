import { about } from '../content/about';
import { SidePicture } from '../features/pictures/SidePicture';
import { BulletList } from '../ui/BulletList';
import { PageHeader } from '../ui/PageHeader';
import { Section } from '../ui/Section';

/** About Us: the company, and the five fields it works in. */
export function AboutPage() {
  return (
    <>
      <PageHeader
        title={about.title}
        introduction={about.introduction}
        aside={<SidePicture name={about.img} className="max-lg:hidden" />}
      />
      {about.sections.map((section, index) => (
        <Section key={section.id} surface={index % 2 ? 'mist' : 'paper'}>
          <div
            id={section.id}
            data-print="columns"
            className="grid gap-x-16 gap-y-8 lg:grid-cols-[2fr_3fr]"
          >
            <div>
              <h2 className="text-3xl font-extrabold tracking-tight text-balance text-ink">
                {section.title}
              </h2>
              <SidePicture name={section.img} className="mt-6" />
              <BulletList items={section.points} className="mt-6 font-semibold text-ink" />
            </div>
            <div>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph} className="mb-5 max-w-prose last:mb-0">
                  {paragraph}
                </p>
              ))}
            </div>
          </div>
        </Section>
      ))}
    </>
  );
}
