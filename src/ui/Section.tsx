import { Column } from './Column';
import { classNames } from './classNames';

const surfaces = {
  paper: 'bg-paper text-slate',
  sheet: 'bg-sheet text-slate',
  mist: 'bg-mist text-slate',
  navy: 'bg-navy-900 text-frost',
} as const;

type SectionProps = {
  surface?: keyof typeof surfaces;
  /** Less room above and below, where the band goes on with what the one before began. */
  tight?: boolean;
  className?: string;
  children: React.ReactNode;
};

/** A band across the page with its content in the page's column. */
export function Section({ surface = 'paper', tight = false, className, children }: SectionProps) {
  return (
    <section className={classNames(surfaces[surface], className)}>
      <Column className={tight ? 'py-7 sm:py-12' : 'py-14 sm:py-20 lg:py-24'}>{children}</Column>
    </section>
  );
}
