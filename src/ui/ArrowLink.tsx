import { Icon } from './Icon';

type ArrowLinkProps = {
  href: string;
  onClick?: React.MouseEventHandler<HTMLAnchorElement>;
  children: React.ReactNode;
};

/** A link to a page of the site that stands by itself and says more of what comes before it. */
export function ArrowLink({ children, ...link }: ArrowLinkProps) {
  return (
    <a {...link} className="strong-link inline-flex min-h-[44px] items-center gap-2 rounded-sm">
      {children}
      <Icon name="arrow" className="size-[20px]" />
    </a>
  );
}
