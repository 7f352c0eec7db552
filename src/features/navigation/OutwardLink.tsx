import text from '#content/labels/shared';

/** A link that may lead to another site, and then says so. */
export function OutwardLink({ children, ...props }: React.ComponentProps<'a'>) {
  if (!/^https?:/.test(props.href ?? '')) return <a {...props}>{children}</a>;
  return (
    <a {...props} rel="noreferrer">
      {children}
      <span data-print="none" className="sr-only">
        {` (${text.opensElsewhere})`}
      </span>
    </a>
  );
}
