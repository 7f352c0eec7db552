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
    <span className={classNames('before-now in-display', className)}>
      {before !== undefined && (
        <>
          <span className="sr-only">{`${words.before} `}</span>
          <span className="before-now-old text-soft">{before}</span>
          <span className="sr-only">{`, ${words.now} `}</span>
          <Icon name="arrow" className="size-[0.26em] rtl:-scale-x-100" />
        </>
      )}
      <span>{after}</span>
    </span>
  );
}

type FailureProps = { before: string; words: string; after: string };

/** A figure that a mistake had changed. It takes no arrow, which is a success's. */
export function Failure({ before, words, after }: FailureProps) {
  return (
    <p className={classNames('failure', widthClass({ after }))}>
      <span className="failure-was">
        <span className="in-display text-soft">{before}</span>{' '}
        <span className="text-lead">{words}</span>
      </span>{' '}
      <em className="in-display">{after}</em>
    </p>
  );
}
