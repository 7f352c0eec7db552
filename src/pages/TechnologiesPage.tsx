import { Link } from 'wouter';
import { AskLink } from '../components/AskLink';
import { CollapsiblePanels, panelLinkLook } from '../components/CollapsiblePanels';
import { Icon } from '../components/Icon';
import { PageHeader } from '../components/PageHeader';
import { Section } from '../components/Section';
import { technologiesPage } from '../content/pages';
import { technologies } from '../content/technologies';
import type { TechnologyCategory } from '../content/types';
import { slugify } from '../lib/slugify';
import { pathOf } from '../routes';

/** Technologies: eight panels of makers and models. */
export function TechnologiesPage() {
  return (
    <>
      <PageHeader title={technologiesPage.title} introduction={[technologiesPage.introduction]} />
      <Section surface="mist" tight>
        <CollapsiblePanels
          // The first fills a window of 1080 px, and eight would keep the `h1` waiting.
          atOnce={1}
          panels={technologies.map((technology) => ({
            id: slugify(technology.category),
            title: technology.category,
            summary: technologiesPage.productCount(
              technology.brands.flatMap(({ models }) => models).length,
            ),
            content: <TechnologyPanel technology={technology} />,
          }))}
        />
      </Section>
    </>
  );
}

function TechnologyPanel({ technology }: { technology: TechnologyCategory }) {
  const link = technologiesPage.panelLinks.find(({ category }) => category === technology.category);
  return (
    <>
      <p className="max-w-prose">{technology.description}</p>
      <ul className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-5 gap-y-6 sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] sm:gap-x-8">
        {technology.brands.map((brand) => (
          <li key={brand.name} className="border-t-2 border-ink pt-3 dark:border-line">
            <h3 className="font-bold text-ink">{brand.name}</h3>
            <ul className="mt-2 grid gap-1 text-sm">
              {brand.models.map((model) => (
                <li key={model}>{model}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-x-8">
        {link && (
          <Link href={pathOf(link.routeId)} className={panelLinkLook}>
            {link.text}
            <Icon name="arrow" className="size-[20px]" />
          </Link>
        )}
        <AskLink topic={technology.category} className={panelLinkLook} />
      </div>
    </>
  );
}
