import { ModelItem, type Show } from './ModelItem';
import { repeatedLength } from './repeatedLength';

type BrandListProps = {
  brands: readonly {
    name: string;
    /** What the list of its models is told to be. */
    label?: string | undefined;
    models?: readonly string[] | undefined;
  }[];
  /** How a name is shown, where something in it is marked. */
  show?: Show;
};

/**
 * Makers with their models, which on a phone follow the maker's name. In rows: whatever their number, none
 * is left alone in a column. The search finds them as makers and models.
 */
export function BrandList({ brands, show }: BrandListProps) {
  return (
    <ul data-print="twos" data-search="none" className="brands">
      {brands.map(({ name, label, models = [] }) => (
        <li key={name} className="brand">
          <h3 className="font-bold text-heading">{show?.(name, 0) ?? name}</h3>
          {models.length > 0 && (
            <ul aria-label={label} className="models">
              {models.map((model) => {
                const repeated = repeatedLength(name, model, models);
                return <ModelItem key={model} model={model} repeated={repeated} show={show} />;
              })}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
