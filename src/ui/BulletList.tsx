import { classNames } from './classNames';

type BulletListProps = {
  items: string[];
  /** Sets wide lists in two columns, read one after the other. */
  columns?: boolean;
  className?: string;
};

/** Points of equal weight, each with a small square that takes no part in what is said. */
export function BulletList({ items, columns = false, className }: BulletListProps) {
  return (
    <ul
      data-print={columns ? 'twos' : undefined}
      className={classNames(columns && 'gap-x-10 lg:columns-2', className)}
    >
      {items.map((item) => (
        <li key={item} className="mb-3 flex break-inside-avoid gap-4 text-pretty">
          <span aria-hidden="true" className="mt-[0.6em] size-[6px] shrink-0 bg-edge" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
