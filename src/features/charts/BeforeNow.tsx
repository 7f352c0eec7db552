import { classNames } from '../../ui/classNames';
import { Icon } from '../../ui/Icon';
import { type ChartWords, widthClass } from './figures';

type BeforeNowProps = {
  before?: string | undefined;
  after: string;
  words: Pick<ChartWords, 'before' | 'now'>;
  className?: string | undefined;
};

/** A figure that has changed: the old one smaller, an arrow, the new one, in the size around it. */
export function BeforeNow({ before, after, words, className }: BeforeNowProps) {
  return (
    <span
      className={classNames(
        'in-display inline-flex flex-wrap items-baseline gap-[0.1em_0.07em] leading-[0.76]',
        'whitespace-nowrap',
        className,
      )}
    >
      {before !== undefined && (
        <>
          <span className="sr-only">{`${words.before} `}</span>
          <bdi className="text-[max(0.42em,min(1em,1.5rem))] tracking-[0.02em] text-soft">
            {before}
          </bdi>
          <span className="sr-only">{`, ${words.now} `}</span>
          <Icon name="arrow" className="size-[max(0.26em,1rem)] stroke-3 rtl:-scale-x-100" />
        </>
      )}
      <bdi>{after}</bdi>
    </span>
  );
}

type FailureProps = { before: string; words: string; after: string };

/**
 * A figure that a mistake had changed: the widest shout of its page, on the axes of its columns. It
 * takes no arrow, which is a success's.
 */
export function Failure({ before, words, after }: FailureProps) {
  return (
    <p
      className={classNames(
        'grid items-end gap-[12px_var(--gutter)] leading-[0.76] whitespace-nowrap',
        'desk:grid-cols-12',
        '[--place:var(--column)] desk:[--place:calc(var(--column)*2/3)]',
        '[--size:calc(var(--place)*10/(var(--share)+1))]',
        widthClass({ after }),
      )}
    >
      <span className="flex flex-wrap items-end gap-[12px_16px] desk:col-span-4">
        <bdi className="in-display text-[length:calc(0.34*var(--size))] text-soft">{before}</bdi>{' '}
        <span className="max-w-[7em] text-lead leading-[1.2] whitespace-normal">{words}</span>
      </span>{' '}
      <em
        className={classNames(
          'solid in-display justify-self-start px-[0.08em] py-[0.1em]',
          'text-[length:var(--size)] not-italic desk:col-[5/-1]',
        )}
      >
        <bdi>{after}</bdi>
      </em>
    </p>
  );
}
