import text from '#content/labels/shared';
import site from '#content/site';
import type { NavigationLink } from '../content/modules';
import { OutwardLink } from '../features/navigation/OutwardLink';
import { Icon } from '../ui/Icon';
import { AccentStrip } from './AccentStrip';

/** So many letters and links fit in a row at 320 px. */
const roomInRow = 40;

/** Other links, and those that an entry opens, are in a menu where the window is narrow. */
const needsMenu =
  site.navigation.some((entry) => 'entries' in entry) ||
  site.navigation.reduce((sum, entry) => sum + entry.text.length + 1, 0) > roomInRow;

type MenuProps = React.ComponentProps<'ul'> & { id: string; name: string; buttonClass: string };

/**
 * A button and the list that it opens over the page, without a script (`bars.css`). The browser closes it on
 * Escape and on a click beside it; it is closed as well once one of its links is followed, or focus has left it.
 */
const Menu = ({ name, buttonClass, ...list }: MenuProps) => (
  <>
    <button
      type="button"
      popoverTarget={list.id}
      className={`nav-link cursor-pointer gap-1 ${buttonClass}`}
    >
      {name}
      <Icon name="down" className="size-[16px]" />
    </button>
    {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by a key is clicked as well. */}
    <ul
      popover="auto"
      onClick={({ currentTarget }) => currentTarget.hidePopover()}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
      }}
      {...list}
    />
  </>
);

/** The links of the navigation; those that an entry opens stand below its name in an open menu. */
function entriesFor(address: string | undefined) {
  const linkTo = (link: NavigationLink) => (
    <OutwardLink
      href={link.href}
      aria-current={link.href === address ? 'page' : undefined}
      className="nav-link"
    >
      {link.text}
    </OutwardLink>
  );
  return site.navigation.map((entry, index) => (
    <li key={entry.text}>
      {'href' in entry ? (
        linkTo(entry)
      ) : (
        <>
          <span className="rule-above mt-2 block pt-3 text-sm min-[64rem]:hidden">
            {entry.text}
          </span>
          <Menu
            id={`menu-${index}`}
            name={entry.text}
            buttonClass="max-[64rem]:hidden"
            className="min-[64rem]:menu max-[64rem]:menu-opened"
          >
            {entry.entries.map((link) => (
              <li key={link.href}>{linkTo(link)}</li>
            ))}
          </Menu>
        </>
      )}
    </li>
  ));
}

/**
 * The bar at the top of every page, whose links say which of them leads to the page one is on. On a
 * screen too short for bars it scrolls with the page; printed, it heads the first sheet, with the
 * page's address.
 */
export function Header({ address }: { address: string | undefined }) {
  return (
    <header
      data-address={address}
      // A phone that is turned keeps in sight what a touch would hit at the top of the window: the page
      // below the strip, not the bar, which has no place in the page.
      className="z-40 bg-dark-950 text-white pointer-coarse:pointer-events-none pinned:fixed pinned:inset-x-0 pinned:top-0"
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
          data-menu={needsMenu ? '' : undefined}
          // Beside a logo that is not as narrow as a symbol, the links would not fit on a phone.
          data-below={site.logo.hasSymbol ? undefined : ''}
          className="-mx-1 not-data-menu:max-[22.4rem]:basis-full not-data-menu:max-[40rem]:data-below:basis-full grow data-menu:text-end min-[40rem]:-mx-2 min-[40rem]:grow-0"
        >
          {needsMenu ? (
            <Menu
              id="menu"
              name={text.menu}
              buttonClass="min-[64rem]:hidden"
              className="max-[64rem]:menu min-[64rem]:menu-opened text-start min-[64rem]:flex min-[64rem]:flex-wrap min-[64rem]:gap-x-1"
            >
              {entriesFor(address)}
            </Menu>
          ) : (
            <ul className="flex flex-wrap justify-between min-[40rem]:gap-x-1 min-[64rem]:gap-x-4">
              {entriesFor(address)}
            </ul>
          )}
        </nav>
      </div>
    </header>
  );
}
