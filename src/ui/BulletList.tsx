/** Points of equal weight, in two columns if there is room, with small squares as bullets. */
export const BulletList = ({ items }: { items: string[] }) => (
  <ul data-print="twos" className="mt-5 gap-x-10 text-heading lg:columns-2">
    {items.map((item) => (
      <li key={item} className="mb-3 flex break-inside-avoid gap-4 text-pretty">
        <span aria-hidden="true" className="mt-[0.6em] size-[6px] shrink-0 bg-edge" />
        <span>{item}</span>
      </li>
    ))}
  </ul>
);
