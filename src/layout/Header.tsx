import strip from '#content/labels/contact-strip';
import text from '#content/labels/shared';
import site from '#content/site';
import type { NavigationLink } from '../content/modules';
import { LanguageLinks } from '../features/navigation/LanguageLinks';
import { OutwardLink } from '../features/navigation/OutwardLink';
import { classNames } from '../ui/classNames';
import { Icon } from '../ui/Icon';
import { AccentStrip } from './AccentStrip';

/** What stands beside the navigation for the other languages: the only one, or a list's name. */
const languageNames =
  site.languages.length > 1 ? [strip.languages] : site.languages.map(({ name }) => name);

const names = [...site.navigation.map(({ text }) => text), ...languageNames].join(' ');

/** This many letters and spaces fit in a row at 320 px. */
const roomInRow = 39;

/**
 * Whether a button opens the links in a narrow window: if they have no room in a row, beside a
 * symbol of the company on most phones, or have entries below them.
 */
const isMenu =
  names.length > roomInRow ||
  !site.logo.hasSymbol ||
  site.navigation.some((entry) => 'entries' in entry);

type MenuProps = React.ComponentProps<'ul'> & { id: string; name: string; buttonClass: string };

/**
 * A button and the list that it opens over the page, without a script. The browser closes the list
 * on Escape and on a click beside it; a click on one of its links and a loss of focus do so too.
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
    {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link clicks it too. */}
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

/** The address of the page that is open; Not Found has none. */
type AddressProps = { address: string | undefined };

/** The links of the navigation; those that an entry opens stand below its name in an open menu. */
function Entries({ address }: AddressProps) {
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
          <span className="mt-2 block border-t border-hair pt-3 text-data text-soft min-[64rem]:hidden">
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
 * On an upright phone only the symbol, which leaves the links room beside it. A logo seven times as
 * wide as high is as high as any other where it has a row to itself or beside the menu's button,
 * and on wide screens; between these it is a little lower.
 */
function Logo() {
  return (
    <a href={site.logoHref} className="flex min-h-[44px] min-w-[44px] items-center">
      <picture>
        {site.logo.hasSymbol && (
          <source
            media="(max-width: 34.99rem)"
            // A part of the tab's icon: one file for both.
            srcSet={`${site.base}/brand/icon.svg#symbol`}
            width="40"
            height="40"
          />
        )}
        <img
          src={`${site.base}/brand/logo-dark.svg`}
          alt={site.name}
          width={Math.round(40 * site.logo.ratio)}
          height="40"
          // After the first picture, which visitors of the home page wait for.
          fetchPriority="low"
          className={classNames(
            'h-[34px] w-auto max-w-[min(240px,100vw-9rem)] object-contain object-left',
            'min-[35rem]:max-w-[176px] min-[56.25rem]:h-[40px] min-[64rem]:max-w-[240px]',
            'min-[75rem]:max-w-[280px] rtl:object-right',
          )}
        />
      </picture>
    </a>
  );
}

/**
 * The bar at the top of every page, whose links mark the open page. On a screen too short for bars
 * it scrolls with the page; printed, it heads the first sheet, with the page's address.
 */
export function Header({ address }: AddressProps) {
  const entries = <Entries address={address} />;
  return (
    <header
      data-address={address?.slice(site.base.length)}
      // A phone that is turned keeps in sight the element that a touch at the window's top would
      // hit: that has to be the page below the strip, as the bar has no place in the page.
      className="ground-navy z-40 pointer-coarse:pointer-events-none pinned:fixed pinned:inset-x-0 pinned:top-0"
    >
      <AccentStrip />
      <div className="column pointer-events-auto flex min-h-(--link-height) flex-wrap items-center justify-between gap-x-1 min-[40rem]:gap-x-8">
        <Logo />
        <nav
          aria-label={text.mainNavigation}
          data-layout={isMenu ? 'menu' : 'row'}
          className={`header-links ${languageNames.length > 0 ? 'min-[40rem]:ms-auto' : ''}`}
        >
          {isMenu ? (
            <Menu
              id="menu"
              name={text.menu}
              buttonClass="min-[64rem]:hidden"
              className="max-[64rem]:menu min-[64rem]:menu-opened text-start min-[64rem]:flex min-[64rem]:flex-wrap min-[64rem]:gap-x-1"
            >
              {entries}
            </Menu>
          ) : (
            <ul className="flex flex-wrap justify-between min-[64rem]:gap-x-4">{entries}</ul>
          )}
        </nav>
        {languageNames.length > 0 && (
          <div data-print="none" className="-me-1 min-[40rem]:-mx-2">
            {site.languages.length > 1 ? (
              <Menu
                id="languages"
                name={strip.languages}
                buttonClass=""
                className="menu text-start"
              >
                <LanguageLinks address={address} className="nav-link" />
              </Menu>
            ) : (
              <ul>
                <LanguageLinks address={address} className="nav-link" />
              </ul>
            )}
          </div>
        )}
      </div>
    </header>
  );
}
