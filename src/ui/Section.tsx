import { Column } from './Column';
import { classNames } from './classNames';

const surfaces = {
  paper: 'bg-paper text-slate',
  sheet: 'bg-sheet text-slate',
  mist: 'bg-mist text-slate',
  navy: 'bg-navy-900 text-frost',
  amber: 'bg-amber text-navy-950',
} as const;

type SectionProps = {
  surface?: keyof typeof surfaces;
  /**
   * Less room above and below, where the band goes on with what the one before began; least, where all
   * of it should be in the first view of a desktop.
   */
  tight?: boolean | 'least';
  className?: string;
  /** `none`: not printed. */
  'data-print'?: 'none';
  children: React.ReactNode;
};

function room(tight: SectionProps['tight']): string {
  if (tight === 'least') return 'py-7';
  return tight ? 'py-7 sm:py-12' : 'py-9 sm:py-20 lg:py-24';
}

/** A band across the page with its content in the page's column. */
export function Section({
  surface = 'paper',
  tight = false,
  className,
  children,
  ...print
}: SectionProps) {
  return (
    <section {...print} className={classNames(surfaces[surface], className)}>
      <Column className={room(tight)}>{children}</Column>
    </section>
  );
}
