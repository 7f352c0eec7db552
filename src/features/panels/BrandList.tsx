import type { Brand } from '../../content/types';
import { ModelItem } from './ModelItem';

/** Makers with their models. */
export function BrandList({ brands }: { brands: readonly Brand[] }) {
  return (
    <BrandGrid>
      {brands.map(({ name, models }) => (
        <BrandItem key={name} name={name}>
          {models.map((model) => (
            <ModelItem key={model} model={model} />
          ))}
        </BrandItem>
      ))}
    </BrandGrid>
  );
}

/** A grid of makers, each a `BrandItem`. */
export function BrandGrid({ children }: { children: React.ReactNode }) {
  return (
    <ul
      data-print="brands"
      className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-5 gap-y-6 sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] sm:gap-x-8"
    >
      {children}
    </ul>
  );
}

type BrandItemProps = {
  name: React.ReactNode;
  /** What the list of its models is told to be. */
  label?: string;
  /** Its models, each a `ModelItem`. */
  children: React.ReactNode;
};

/** A maker with its models. */
export function BrandItem({ name, label, children }: BrandItemProps) {
  return (
    <li className="border-t-2 border-ink pt-3 dark:border-line">
      <h3 className="font-bold text-ink">{name}</h3>
      <ul aria-label={label} className="mt-2 text-sm">
        {children}
      </ul>
    </li>
  );
}
