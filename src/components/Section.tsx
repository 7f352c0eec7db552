import { classNames } from '../lib/classNames';
import { Column } from './Column';

const surfaces = {
  paper: 'bg-paper text-slate',
  white: 'bg-white text-slate',
  mist: 'bg-mist text-slate',
  navy: 'bg-navy-900 text-frost',
} as const;

type SectionProps = {
  surface?: keyof typeof surfaces;
  className?: string;
  children: React.ReactNode;
};

/** A band across the page with its content in the page's column. */
export function Section({ surface = 'paper', className, children }: SectionProps) {
  return (
    <section className={classNames(surfaces[surface], className)}>
      <Column className="py-14 sm:py-20 lg:py-24">{children}</Column>
    </section>
  );
}
