import { Icon } from './Icon';

type ArrowLinkProps = {
  href: string;
  onClick?: React.MouseEventHandler<HTMLAnchorElement>;
  children: string;
  /** Added to the link's name for screen readers. */
  heard?: string;
};

/** A separate link to a page that says more. Its arrow stays on the line of the last word. */
export function ArrowLink({ children, heard, ...link }: ArrowLinkProps) {
  return (
    <a
      {...link}
      className="strong-link inline-block min-h-[44px] min-w-[44px] py-[11px] leading-[1.35] text-balance"
    >
      <span>{children}</span>
      <span aria-hidden="true" className="link-arrow whitespace-nowrap">
        <Icon
          name="arrow"
          className="ms-2.5 inline-block size-[1.1em] align-[-0.16em] rtl:-scale-x-100"
        />
      </span>
      {heard && <span className="sr-only">{` ${heard}`}</span>}
    </a>
  );
}
