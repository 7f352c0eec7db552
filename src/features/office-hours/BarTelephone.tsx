import breakdown from '#content/breakdown';
import text from '#content/labels/footer';
import hours from '#content/office-hours';
import type { OfficeHours } from '../../content/modules';
import { Icon } from '../../ui/Icon';
import { telephoneWay } from '../contact-details/directWays';
import { useOpeningState } from './useOpeningState';

type BarTelephoneProps = { className: string };

/**
 * The way to call in the bar of every page. While the office is closed it says so, and leads to the number
 * that answers then, if there is one; until a script knows, it is the company's own.
 */
export function BarTelephone(props: BarTelephoneProps) {
  return hours ? <TimedTelephone {...props} hours={hours} /> : <Telephone {...props} />;
}

type TimedProps = BarTelephoneProps & { hours: NonNullable<OfficeHours> };

function TimedTelephone({ hours, ...props }: TimedProps) {
  return <Telephone {...props} closed={useOpeningState(hours)?.open === false} />;
}

function Telephone({ className, closed = false }: BarTelephoneProps & { closed?: boolean }) {
  if (!telephoneWay) return null;
  const onCall = closed && breakdown;
  return (
    <a href={(onCall || telephoneWay).href} className={className}>
      <Icon name="phone" className="size-[20px] text-accent" />
      {/* No text changes: a translator may have taken it out of its element. */}
      <span>
        <span hidden={!closed} className="text-xs font-normal max-[64rem]:not-[[hidden]]:block">
          {`${breakdown ? text.onCall : text.closed} `}
        </span>
        <span className="sr-only">{`${text.telephone} `}</span>
        <span hidden={Boolean(onCall)}>{telephoneWay.text}</span>
        {breakdown && <span hidden={!onCall}>{breakdown.telephone}</span>}
      </span>
    </a>
  );
}
