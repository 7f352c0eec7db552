import { BulletList } from '../components/BulletList';
import { PageHeader } from '../components/PageHeader';
import { Section } from '../components/Section';
import { about } from '../content/about';

/** About Us: the company, and the five fields it works in. */
export function AboutPage() {
  return (
    <>
      <PageHeader title={about.title} introduction={about.introduction} />
      {about.sections.map((section, index) => (
        <Section key={section.id} surface={index % 2 ? 'mist' : 'paper'}>
          <div id={section.id} className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
            <h2 className="text-3xl font-extrabold tracking-tight text-balance text-ink">
              {section.title}
            </h2>
            <div>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph} className="mb-5 max-w-prose">
                  {paragraph}
                </p>
              ))}
              <BulletList
                items={section.points}
                className="mt-8 border-t border-line/50 pt-8 font-semibold text-ink md:grid-cols-2 md:gap-x-10"
              />
            </div>
          </div>
        </Section>
      ))}
    </>
  );
}
