/** Points of equal weight, marked in the accent colour. */
export function BulletList({ items, className = '' }: { items: string[]; className?: string }) {
  return (
    <ul className={`grid content-start gap-3 ${className}`}>
      {items.map((item) => (
        <li key={item} className="flex gap-4">
          <span aria-hidden="true" className="mt-[0.6em] h-1 w-4 shrink-0 bg-amber" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
