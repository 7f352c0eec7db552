import { classNames } from './classNames';

const variants = {
  primary: 'border-amber bg-amber text-navy-950 hover:bg-amber-bright',
  /** On light, where amber has too little contrast for a control's edge (WCAG 1.4.11). */
  onLight:
    'border-ink bg-ink text-surface hover:bg-slate dark:border-amber dark:bg-amber dark:text-navy-950 dark:hover:bg-amber-bright',
  outline: 'border-ink text-ink hover:bg-ink hover:text-surface',
  quiet: 'border-line bg-surface text-sm text-ink hover:bg-ink hover:text-surface',
  onAmber: 'border-navy-950 bg-navy-950 text-white hover:bg-navy-700',
  outlineOnDark: 'border-frost text-white hover:bg-white hover:text-navy-950',
} as const;

/** What a button looks like; amber by default. */
export type ButtonLook = { variant?: keyof typeof variants };

/** A push button. */
export function Button({
  variant = 'primary',
  className,
  ...props
}: React.ComponentProps<'button'> & ButtonLook) {
  return (
    <button
      type="button"
      {...props}
      className={classNames('button cursor-pointer', variants[variant], className)}
    />
  );
}

/** A link to a page of the site that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  className,
  href,
  children,
}: { href: string; className?: string; children: React.ReactNode } & ButtonLook) {
  return (
    <a href={href} className={classNames('button', variants[variant], className)}>
      {children}
    </a>
  );
}
