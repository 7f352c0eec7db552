import text from '#content/labels/contact-form';
import site from '#content/site';
import { ContactLink } from './ContactLink';
import { CopyButton } from './CopyButton';
import { directWays, telephoneWay } from './directWays';
import { TelephoneNumber } from './TelephoneNumber';

/** The company's telephone number, with who answers it, and `hours`, when. */
export function TelephoneTile({ hours }: { hours: React.ReactNode }) {
  if (!telephoneWay) return null;
  return (
    <div className="contact-tile">
      <h3>{telephoneWay.title}</h3>
      <div>
        <p className="text-data text-soft">{text.callInstead}</p>
        <TelephoneNumber
          way={telephoneWay}
          className="text-title desk:[--measure:calc(var(--column)*5/12-var(--gutter))]"
        />
      </div>
      <CopyButton what={telephoneWay.title} text={telephoneWay.text} />
      <div className="text-data">{hours}</div>
    </div>
  );
}

/** The other ways to reach the company; a button copies numbers and mail addresses. */
export function OtherContactTiles() {
  return site.contactWays
    .filter((way) => way !== telephoneWay)
    .map((way) => (
      <div key={way.href} className="contact-tile">
        <h3 id={way.kind === 'location' ? way.kind : undefined}>{way.title}</h3>
        <div>
          <ContactLink way={way} className="link" />
        </div>
        {directWays.includes(way) && <CopyButton what={way.title} text={way.text} />}
      </div>
    ));
}
