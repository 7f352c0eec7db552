import text from '#content/labels/shared';
import site from '#content/site';
import { classNames } from '../ui/classNames';
import { AccentStrip } from './AccentStrip';

/** More links than these take several rows on a phone, in which they begin at the left. */
const mostInOneRow = 4;

type HeaderProps = {
  ref: React.Ref<HTMLElement>;
  /** The address of the page; Not Found has none. */
  address: string | undefined;
};

/**
 * The bar at the top of every page, whose links say which of them leads to the page one is on. On a
 * screen too short for bars it scrolls with the page; printed, it heads the first sheet, with the
 * page's address.
 */
export function Header({ ref, address }: HeaderProps) {
  return (
    <header
      ref={ref}
      data-address={address}
      // A phone that is turned keeps in sight what a touch would hit at the top of the window: the page
      // below the strip, not the bar, which has no place in the page.
      className="z-40 bg-dark-950 text-white pointer-coarse:pointer-events-none pinned:fixed pinned:inset-x-0 pinned:top-0 pinned:[view-transition-name:header]"
    >
      <AccentStrip />
      <div className="column pointer-events-auto flex flex-wrap items-center justify-between gap-x-1 min-[40rem]:min-h-[68px] min-[40rem]:gap-x-8">
        <a href={site.logoHref} className="flex min-h-[44px] min-w-[44px] items-center rounded-sm">
          <picture>
            {/* On an upright phone the symbol alone: with it, the links fit in the same row. It is
                part of the tab's icon, one file for both. */}
            {site.logo.hasSymbol && (
              <source
                media="(max-width: 34.99rem)"
                srcSet="/brand/icon.svg#symbol"
                width="40"
                height="40"
              />
            )}
            <img
              src="/brand/logo-dark.svg"
              alt={site.name}
              width={Math.round(40 * site.logo.ratio)}
              height="40"
              // Behind the first picture, which on the home page is what is waited for.
              fetchPriority="low"
              className="h-[36px] w-auto max-w-[176px] object-contain object-left min-[40rem]:h-[40px] min-[64rem]:max-w-[240px]"
            />
          </picture>
        </a>
        <nav
          aria-label={text.mainNavigation}
          // Beside a logo that is not as narrow as a symbol, the links would not fit on a phone.
          data-below={site.logo.hasSymbol ? undefined : ''}
          className="-mx-1 max-[22.4rem]:basis-full max-[40rem]:data-below:basis-full grow min-[40rem]:-mx-2 min-[40rem]:grow-0"
        >
          <ul
            className={classNames(
              'flex flex-wrap min-[40rem]:gap-x-1 min-[64rem]:gap-x-4',
              site.navigation.length > mostInOneRow ? 'gap-x-3' : 'justify-between',
            )}
          >
            {site.navigation.map((link) => (
              <li key={link.href}>
                <a
                  href={link.href}
                  aria-current={link.href === address ? 'page' : undefined}
                  className="nav-link"
                >
                  {link.text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
