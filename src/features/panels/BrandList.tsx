import { classNames } from '../../ui/classNames';
import { lettersOf } from '../../ui/Heading';
import { ModelItem, type Show } from './ModelItem';
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

const columns = classNames(
  'gap-x-(--gutter) gap-y-2 tablet:grid-cols-3 tablet:gap-y-5 desk:grid-cols-4',
  'wide:grid-cols-5',
);

/** On a phone its models follow a maker's name. */
const maker = classNames(
  'me-[0.5em] inline font-sans font-strong',
  'tablet:me-0 tablet:block tablet:text-name',
);

/** Makers with their models, which the search finds by its own index. */
export function BrandList({ brands, show }: BrandListProps) {
  return (
    <ul data-print="twos" data-search="none" className={classNames('column grid', columns)}>
      {brands.map(({ name, label, models = [] }) => (
        <li
          key={name}
          className="border-t-2 border-rule pt-[6px] tablet:has-[.older-model]:col-span-2"
        >
          <h3 className={classNames(maker, lettersOf(name))}>{show?.(name) ?? name}</h3>
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
