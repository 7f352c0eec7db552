import { classNames } from './classNames';

const variants = {
  primary: 'border-accent bg-accent text-dark-950 hover:bg-accent-bright',
  /** On light grounds: the accent has too little contrast for an edge (WCAG 1.4.11). */
  onLight:
    'border-heading bg-heading text-surface hover:bg-text dark:border-accent dark:bg-accent dark:text-dark-950 dark:hover:bg-accent-bright',
  outline: 'border-heading text-heading hover:bg-heading hover:text-surface',
  quiet: 'border-edge bg-surface text-sm text-heading hover:bg-heading hover:text-surface',
  /** On a band of the accent. On a dark system the main action is the accent everywhere. */
  onAccent:
    'border-dark-950 bg-dark-950 text-white hover:bg-dark-700 dark:border-accent dark:bg-accent dark:text-dark-950 dark:hover:bg-accent-bright',
  outlineOnDark: 'border-on-dark text-white hover:bg-white hover:text-dark-950',
} as const;

export type ButtonLook = { variant?: keyof typeof variants };

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
