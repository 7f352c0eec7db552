const paths = {
  phone:
    'M6.6 3.5 9 3l2 4.6-2 1.7a12 12 0 0 0 5.7 5.7l1.7-2 4.6 2-.5 2.4c-.3 1.5-1.6 2.6-3.1 2.5C9.9 19.5 4.5 14.1 4.1 6.6 4 5.1 5.1 3.8 6.6 3.500Z',
  mail: 'M3.5 6h17v12h-17ZM4 6.500l8 6.5 8-6.5',
  previous: 'm14.5 5-7 7 7 7',
  next: 'm9.5 5 7 7-7 7',
  down: 'm5 9 7 7 7-7',
  pause: 'M9 5v14M15 5v14',
  play: 'M8 5.500v13l10.5-6.500Z',
  turn: 'M12 3v4M12 10.500v3M12 17v4M8 8l-4 4 4 4M16 8l4 4-4 4',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  copy: 'M8.5 8.500h11v11h-11ZM4.5 15.500v-11h11',
  search: 'M11 18.500a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15ZM16.500 16.500l4.500 4.500',
} as const;

export type IconName = keyof typeof paths;

type IconProps = { name: IconName; className?: string };

/** A drawn sign beside or instead of words. Decorative: the element around it has the name. */
export function Icon({ name, className = 'size-6' }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      className={`shrink-0 ${className}`}
    >
      <path d={paths[name]} />
    </svg>
  );
}
