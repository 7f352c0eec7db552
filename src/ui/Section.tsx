import { classNames } from './classNames';

const surfaces = {
  page: 'bg-page text-text',
  plain: 'bg-plain text-text',
  band: 'bg-band text-text',
  dark: 'bg-dark-900 text-on-dark',
  accent: 'bg-accent-band text-on-accent-band',
} as const;

type SectionProps = {
  surface?: keyof typeof surfaces;
  /** Less room, for a band that continues the one before; `least` to fit a desktop's first view. */
  tight?: boolean | 'least';
  className?: string;
  'data-print'?: 'none';
  children: React.ReactNode;
};

/** In px: large text needs no more room around its bands. */
function room(tight: SectionProps['tight']): string {
  if (tight === 'least') return 'py-[28px]';
  return tight ? 'py-[28px] sm:py-[48px]' : 'py-[48px] sm:py-[80px] lg:py-[96px]';
}

/** A band across the page with its content in the page's column. */
export function Section({
  surface = 'page',
  tight = false,
  className,
  children,
  ...print
}: SectionProps) {
  return (
    <section {...print} className={classNames(surfaces[surface], className)}>
      <div className={`column ${room(tight)}`}>{children}</div>
    </section>
  );
}
