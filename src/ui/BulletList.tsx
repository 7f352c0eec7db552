import { classNames } from './classNames';

type BulletListProps = {
  items: string[];
  /** Sets wide lists in two columns, read one after the other. */
  columns?: boolean;
  className?: string;
};

/** Points of equal weight, marked in the accent colour. */
export function BulletList({ items, columns = false, className }: BulletListProps) {
  return (
    <ul data-print="bullets" className={classNames(columns && 'gap-x-10 lg:columns-2', className)}>
      {items.map((item) => (
        <li key={item} className="mb-3 flex break-inside-avoid gap-4 text-pretty">
          <span aria-hidden="true" className="mt-[0.7em] h-1 w-4 shrink-0 bg-accent" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
