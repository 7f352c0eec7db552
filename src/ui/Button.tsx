import { classNames } from './classNames';

const variants = {
  /** Its edge stands out from a white ground, which the accent does not (WCAG 1.4.11). */
  primary: 'border-2 border-dark-950 bg-accent text-on-accent',
  outline: 'border-2 border-fg hover:bg-fg hover:text-ground',
  /** On a band of the accent. On a dark system the main action is the accent everywhere. */
  onAccent: 'bg-fg text-ground dark:bg-accent dark:text-on-accent',
} as const;

type ButtonLook = { variant?: keyof typeof variants };

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
export const ButtonLink = ({
  variant = 'primary',
  ...link
}: { href: string; children: React.ReactNode } & ButtonLook) => (
  <a {...link} className={`button ${variants[variant]}`} />
);
