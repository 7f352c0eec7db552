import { Icon } from './Icon';

type ArrowLinkProps = {
  href: string;
  onClick?: React.MouseEventHandler<HTMLAnchorElement>;
  children: string;
  /** What is said besides to those who listen. */
  heard?: string;
};

/**
 * A link to a page of the site that stands by itself and says more of what comes before it. Its arrow
 * follows the last word, on whichever line that is.
 */
export function ArrowLink({ children, heard, ...link }: ArrowLinkProps) {
  return (
    <a
      {...link}
      className="strong-link inline-block min-h-[44px] min-w-[44px] rounded-sm py-[10px] text-balance"
    >
      <span>{children}</span>
      <span aria-hidden="true" className="link-arrow whitespace-nowrap">
        <Icon name="arrow" className="ml-2 inline-block size-[20px] align-text-bottom" />
      </span>
      {heard && <span className="sr-only">{` ${heard}`}</span>}
    </a>
  );
}
