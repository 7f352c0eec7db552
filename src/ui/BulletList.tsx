/** Points of equal weight below a rule each, in two columns if there is room. */
export const BulletList = ({ items }: { items: string[] }) => (
  <ul data-print="twos" className="mt-5 gap-x-(--gutter) desk:columns-2">
    {items.map((item) => (
      <li key={item} className="break-inside-avoid border-t border-hair py-2.5 text-note">
        {item}
      </li>
    ))}
  </ul>
);
