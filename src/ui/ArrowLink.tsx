import { Icon } from './Icon';

/** A link to a page of the site that stands by itself and says more of what comes before it. */
export function ArrowLink({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <a href={href} className="strong-link inline-flex min-h-[44px] items-center gap-2 rounded-sm">
      {children}
      <Icon name="arrow" className="size-[20px]" />
    </a>
  );
}
