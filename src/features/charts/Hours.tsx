import type { Plan, PlanRow, PluralForms } from '../../content/schema';
import { classNames } from '../../ui/classNames';
import { counted } from '../../ui/counted';
import { proportionClasses, shareClass } from './figures';

export type PlanWords = Record<'rows' | 'when' | 'what' | 'who' | 'time', string> & {
  hours: PluralForms;
};

type HoursProps = {
  plan: Plan;
  words: PlanWords;
  language: string;
  /** Whether it is as wide as the page. */
  wide?: boolean;
};

const sumOf = (rows: readonly PlanRow[]) => rows.reduce((total, { hours = 0 }) => total + hours, 0);

/** The width of a letter and the height of a line in a block, and its margins, all in px. */
const letter = { width: 8.5, height: 19 };
const room = { beside: 18, above: 240 };

/** From which width of the page the words of a block of this share of it can lie. */
function liesFrom({ what, name = what }: PlanRow, share: number): 'desk' | 'wide' | 'never' {
  const longest = Math.max(...name.split(/\s+/).map(({ length }) => length)) * letter.width;
  const canLie = (page: number) => {
    const width = share * page - room.beside;
    const lines = (name.length * letter.width) / (0.75 * width);
    return longest <= width && lines * letter.height <= room.above;
  };
  return canLie(900) ? 'desk' : canLie(1200) ? 'wide' : 'never';
}

/** A plan by the hour: its sum, its hours to scale, and the same as a table, which is folded. */
export function Hours({ plan, words, language, wide = false }: HoursProps) {
  const { unit, rows } = plan;
  const total = sumOf(rows);
  const number = new Intl.NumberFormat(language);
  // The time after the last hours, not that of later rows.
  const afterHours = rows.slice(rows.findLastIndex(({ hours }) => hours) + 1);
  const end = afterHours.find(({ kind }) => kind !== 'turn back');
  const shares = proportionClasses(rows.map(({ hours = 0 }) => hours));
  return (
    <div className="hours" data-wide={wide || undefined}>
      {total > 0 && (
        <>
          <p className="hours-total">
            <b className="in-display text-poster">{number.format(total)}</b>{' '}
            <span className="text-lead font-strong">{unit}</span>
          </p>
          <div aria-hidden="true" data-search="none" className="hours-row">
            {rows.map((row, index) => {
              const { kind, hours = 0 } = row;
              if (hours === 0 && kind !== 'turn back') return null;
              return (
                <Block
                  key={`${row.from} ${row.what}`}
                  row={row}
                  className={shares[index]}
                  hours={number.format(hours)}
                  lies={liesFrom(row, (hours / total) * (wide ? 1 : 0.6))}
                />
              );
            })}
            {end && <p className="hours-end text-data">{[end.day, end.from].join(' ').trim()}</p>}
          </div>
        </>
      )}
      <details className="hours-rows">
        <summary className="font-strong">{words.rows}</summary>
        <PlanTable rows={rows} words={words} language={language} />
      </details>
    </div>
  );
}

type BlockProps = { row: PlanRow; className: string | undefined; hours: string; lies: string };

/** A block of the plan, or the post at the latest time to turn back. */
function Block({ row, className, hours, lies }: BlockProps) {
  const { day, from, what, name = what, kind, used } = row;
  if (kind === 'turn back')
    return (
      <div className="turn-back">
        <p>
          <b className="font-strong">{from}</b> {name}
        </p>
      </div>
    );
  return (
    <div
      className={classNames('hours-block', kind !== 'rest' && 'font-strong', className)}
      data-kind={kind ?? 'work'}
      data-lies={lies}
    >
      {day && <p className="hours-day text-data">{day}</p>}
      {used !== undefined && <i className={shareClass(used, row.hours ?? 0)} />}
      <b className="in-display">{hours}</b>
      <span>{name}</span>
    </div>
  );
}

type PlanTableProps = { rows: readonly PlanRow[]; words: PlanWords; language: string };

/** All rows, with their hours and who does them; a day stands with the first row that begins on it. */
function PlanTable({ rows, words, language }: PlanTableProps) {
  const hasNames = rows.some(({ who }) => who);
  const hasHours = rows.some(({ hours }) => hours);
  return (
    <table className="plan-table">
      <thead>
        <tr>
          <th scope="col">{words.when}</th>
          <th scope="col">{words.what}</th>
          {hasHours && <th scope="col">{words.time}</th>}
          {hasNames && <th scope="col">{words.who}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ day, from, what, who, kind, hours }) => (
          <tr
            key={`${day} ${from} ${what}`}
            data-turn-back={kind === 'turn back' || undefined}
            className={kind === 'turn back' ? 'font-strong' : undefined}
          >
            <td className="font-strong">
              {day && `${day}, `}
              <span className="whitespace-nowrap">{from}</span>
            </td>
            <td>{what}</td>
            {hasHours && <td>{hours ? counted(language, words.hours, hours) : ''}</td>}
            {hasNames && <td>{who}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
