import text from '#content/labels/contact-form';
import site from '#content/site';
import { ContactLink } from './ContactLink';
import { CopyButton } from './CopyButton';
import { telephoneWay } from './directWays';
import { TelephoneNumber } from './TelephoneNumber';

type TileProps = {
  way: (typeof site.contactWays)[number];
  children: React.ReactNode;
  after?: React.ReactNode;
};

/** A way's name, below it the way itself, and a button that copies numbers and mail addresses. */
const Tile = ({ way: { kind, title, text: copied }, children, after }: TileProps) => (
  <div className="grid grid-cols-[1fr_auto] items-center border-t border-hair py-2">
    <h3
      id={kind === 'location' ? kind : undefined}
      className="min-h-[44px] content-center font-sans font-strong"
    >
      {title}
    </h3>
    <div className="col-span-full">{children}</div>
    {/^(telephone|fax|mail)$/.test(kind) && <CopyButton what={title} text={copied} />}
    {after && <div className="col-span-full text-data">{after}</div>}
  </div>
);

/** The company's telephone number, with who answers it, and `hours`, when. */
export function TelephoneTile({ hours }: { hours: React.ReactNode }) {
  if (!telephoneWay) return null;
  return (
    <Tile way={telephoneWay} after={hours}>
      <p className="mb-2 text-data text-soft">{text.callInstead}</p>
      <TelephoneNumber
        way={telephoneWay}
        className="text-title desk:[--measure:calc(var(--column)*5/12-var(--gutter))]"
      />
    </Tile>
  );
}

/** The other ways to reach the company. */
export function OtherContactTiles() {
  return site.contactWays
    .filter((way) => way !== telephoneWay)
    .map((way) => (
      <Tile key={`${way.title} ${way.text}`} way={way}>
        <ContactLink way={way} className="link" />
      </Tile>
    ));
}
