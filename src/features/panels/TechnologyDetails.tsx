import { technologies } from '../../content/technologies';
import { BrandList } from './BrandList';
import { WorkList } from './WorkList';

type CategoryProps = { category: string };

const technologyOf = (category: string) =>
  technologies.find((technology) => technology.category === category);

/** What is said of a category of products. */
export function TechnologyWords({ category }: CategoryProps) {
  const technology = technologyOf(category);
  return (
    technology && (
      <>
        <p>{technology.description}</p>
        <WorkList work={technology.work} narrow />
      </>
    )
  );
}

/** The makers of a category, with their models. */
export function TechnologyBrands({ category }: CategoryProps) {
  const technology = technologyOf(category);
  return technology && <BrandList brands={technology.brands} />;
}
