import { classNames } from './classNames';

const grounds = {
  white: 'ground-white',
  navy: 'ground-navy',
  amber: 'ground-amber',
} as const;

export type SectionGround = keyof typeof grounds;

type SectionProps = {
  ground?: SectionGround;
  className?: string;
  'data-print'?: 'none';
  children: React.ReactNode;
};

/** A spread across the page with its content in the page's column. */
export function Section({ ground = 'white', className, children, ...print }: SectionProps) {
  return (
    <section {...print} className={classNames(grounds[ground], className)}>
      <div className="column spread">{children}</div>
    </section>
  );
}
