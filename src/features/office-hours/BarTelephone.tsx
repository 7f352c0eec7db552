import breakdown from '#content/breakdown';
import text from '#content/labels/footer';
import site from '#content/site';
import { Icon } from '../../ui/Icon';
import { isLongNumber, telephoneWay } from '../contact-details/directWays';

const { openingTimes } = site;

/**
 * The ways to call in the bar of every page. While the office is closed the bar says so, and has
 * the number besides that answers some callers then, if there is one; each says whose it is. All of
 * it is in the page, and `followOfficeHours` marks what is shown.
 */
export function BarTelephone({ className }: { className: string }) {
  if (!telephoneWay) return null;
  const closed = breakdown ? text.others : text.closed;
  return (
    <>
      {/* First, so that nothing moves when the other one comes. */}
      <a href={telephoneWay.href} className={className}>
        <Call note={openingTimes && closed} telephone={telephoneWay.text} />
      </a>
      {openingTimes && breakdown && (
        <a href={breakdown.href} className={`${className} not-office-closed:hidden`}>
          <Call note={text.onCall} telephone={breakdown.telephone} />
        </a>
      )}
    </>
  );
}

const small = 'max-[56.25rem]:office-closed:text-mark max-[56.25rem]:office-closed:leading-none';

/** On one line, as the bar has room for three. */
const besideAnother = `office-closed:whitespace-nowrap ${isLongNumber ? 'max-[26rem]:office-closed:sr-only' : 'max-[22.4rem]:office-closed:sr-only'}`;

/** A number, with a note while the office is closed: of two, narrow phones have the notes alone. */
const Call = ({ note, telephone }: { note: string | undefined; telephone: string }) => (
  <>
    <Icon
      name="phone"
      className={`size-[20px] max-[56.25rem]:office-closed:hidden ${isLongNumber ? 'max-[22.4rem]:hidden' : ''}`}
    />
    <span className={small}>
      {note && (
        <span className="font-normal text-soft not-office-closed:hidden max-[56.25rem]:block">
          {`${note} `}
        </span>
      )}
      <span className="sr-only office-closed:hidden">{`${text.telephone} `}</span>
      <bdi className={breakdown ? besideAnother : undefined}>{telephone}</bdi>
    </span>
  </>
);
