import { Icon, type IconName } from './Icon';

const surfaces = {
  dark: 'border-on-dark text-white hover:bg-white hover:text-dark-950',
  light: 'border-edge bg-surface text-heading hover:bg-heading hover:text-surface',
} as const;

/** The ground on which a control lies. */
export type ControlSurface = keyof typeof surfaces;

type ControlButtonProps = {
  icon: IconName;
  /** Its name, as only the icon is seen. */
  label: string;
  surface: ControlSurface;
  onClick: () => void;
};

/** A button that moves a carousel or the line's picture. */
export function ControlButton({ icon, label, surface, onClick }: ControlButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={`grid size-[44px] cursor-pointer place-items-center rounded-xs border ${surfaces[surface]}`}
    >
      <Icon name={icon} className="size-[20px]" />
    </button>
  );
}
