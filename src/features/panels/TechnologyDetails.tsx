import { technologies } from '../../content/technologies';
import { BrandList } from './BrandList';
import { WorkList } from './WorkList';

/** What is said of a category of products, and its makers with their models. */
export function TechnologyDetails({ category }: { category: string }) {
  const technology = technologies.find((candidate) => candidate.category === category);
  if (!technology) return null;
  return (
    <>
      <div>
        <p>{technology.description}</p>
        <WorkList work={technology.work} narrow />
      </div>
      <BrandList brands={technology.brands} />
    </>
  );
}
