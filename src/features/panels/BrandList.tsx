import type { Brand } from '../../content/types';

type BrandListProps = {
  brands: readonly Brand[];
  /** A name as it is shown: a maker's, or that of one of its models, by their places in the list. */
  show?: (name: string, brand: number, model?: number) => React.ReactNode;
};

/** Makers with their models. */
export function BrandList({ brands, show = (name) => name }: BrandListProps) {
  return (
    <ul
      data-print="brands"
      className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-5 gap-y-6 sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] sm:gap-x-8"
    >
      {brands.map(({ name, models }, brand) => (
        <li key={name} className="border-t-2 border-ink pt-3 dark:border-line">
          <h3 className="font-bold text-ink">{show(name, brand)}</h3>
          <ul className="mt-2 text-sm">
            {models.map((model, at) => (
              <li key={model} className="mt-1">
                {show(model, brand, at)}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
