import { Children } from 'react';
import type { Brand } from '../../content/schema';
import { ModelItem } from './ModelItem';
import { repeatedLength } from './repeatedLength';

/** Makers with their models. */
export function BrandList({ brands }: { brands: readonly Brand[] }) {
  return (
    <BrandRows>
      {brands.map(({ name, models = [] }) => (
        <BrandItem key={name} name={name}>
          {models.map((model) => (
            <ModelItem key={model} model={model} repeated={repeatedLength(name, model, models)} />
          ))}
        </BrandItem>
      ))}
    </BrandRows>
  );
}

/**
 * Rows of makers, each a `BrandItem`: whatever their number, none is left alone in a column. The search
 * finds them as makers and models.
 */
export function BrandRows({ children }: { children: React.ReactNode }) {
  return (
    <ul data-print="twos" data-search="none" className="brands">
      {children}
    </ul>
  );
}

type BrandItemProps = {
  name: React.ReactNode;
  /** What the list of its models is told to be. */
  label?: string | undefined;
  /** Its models, each a `ModelItem`. */
  children: React.ReactNode;
};

/** A maker with its models, which on a phone follow its name. */
export function BrandItem({ name, label, children }: BrandItemProps) {
  return (
    <li className="brand">
      <h3 className="font-bold text-heading">{name}</h3>
      {Children.count(children) > 0 && (
        <ul aria-label={label} className="models">
          {children}
        </ul>
      )}
    </li>
  );
}
