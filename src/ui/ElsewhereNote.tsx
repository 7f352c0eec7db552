type Props = { children: string };

/** For whoever hears a link and does not see its address: that it leads to another site. */
export const ElsewhereNote = ({ children }: Props) => (
  <span data-print="none" className="sr-only">
    {` (${children})`}
  </span>
);
