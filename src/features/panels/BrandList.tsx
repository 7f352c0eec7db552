import { classNames } from '../../ui/classNames';
import { isOlder, ModelItem, type Show } from './ModelItem';
import { repeatedLength } from './repeatedLength';

type BrandListProps = {
  brands: readonly {
    name: string;
    /** The name of its list of models for assistive technology. */
    label?: string | undefined;
    models?: readonly string[] | undefined;
  }[];
  /** Renders a name in which something is marked. */
  show?: Show;
};

/** Makers with their models, which the search finds by its own index. */
export function BrandList({ brands, show }: BrandListProps) {
  return (
    <ul data-print="twos" data-search="none" className="brands">
      {brands.map(({ name, label, models = [] }) => (
        <li key={name} className={classNames('brand', models.some(isOlder) && 'with-older')}>
          <h3 className="font-sans font-strong tablet:text-lead tablet:leading-tight">
            {show?.(name, 0) ?? name}
          </h3>
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
