import breakdown from '#content/breakdown';
import text from '#content/labels/footer';
import site from '#content/site';
import { classNames } from '../../ui/classNames';
import { Icon } from '../../ui/Icon';
import { telephoneWay } from '../contact-details/directWays';

const { openingTimes } = site;

/**
 * The way to call in the bar of every page. While the office is closed it says so, and leads to the
 * number that answers then, if there is one: both are in the page, and `followOfficeHours` marks
 * which one is shown.
 */
export function BarTelephone({ className }: { className: string }) {
  if (!telephoneWay) return null;
  return (
    <div data-opening={openingTimes && JSON.stringify(openingTimes)} className="contents">
      <a
        href={telephoneWay.href}
        className={classNames(className, Boolean(breakdown) && 'office-closed:hidden')}
      >
        <Call note={openingTimes && !breakdown && text.closed} telephone={telephoneWay.text} />
      </a>
      {openingTimes && breakdown && (
        <a href={breakdown.href} className={`${className} not-office-closed:hidden`}>
          <Call note={text.onCall} telephone={breakdown.telephone} />
        </a>
      )}
    </div>
  );
}

/** A number, with a note that is seen while the office is closed. */
function Call({ note, telephone }: { note: string | false | undefined; telephone: string }) {
  return (
    <>
      <Icon name="phone" className="size-[20px]" />
      <span>
        {note && (
          <span className="font-normal text-soft not-office-closed:hidden max-[56.25rem]:block max-[56.25rem]:text-mark max-[56.25rem]:leading-none">
            {`${note} `}
          </span>
        )}
        <span className="sr-only">{`${text.telephone} `}</span>
        {telephone}
      </span>
    </>
  );
}
