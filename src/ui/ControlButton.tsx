import { memo } from 'react';
import { classNames } from './classNames';
import { Icon, type IconName } from './Icon';

const surfaces = {
  dark: 'border-on-dark text-white hover:bg-white hover:text-dark-950',
  light: 'border-edge bg-surface text-heading hover:bg-heading hover:text-surface',
} as const;

/** What a control lies on. */
export type ControlSurface = keyof typeof surfaces;

type ControlButtonProps = {
  icon: IconName;
  /** Its name: the sign alone is seen. */
  label: string;
  surface: ControlSurface;
  onClick: () => void;
  className?: string | undefined;
};

/** A button that moves a carousel or the line's picture. */
export const ControlButton = memo(function ControlButton({
  icon,
  label,
  surface,
  onClick,
  className,
}: ControlButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={classNames('control', surfaces[surface], className)}
    >
      <Icon name={icon} />
    </button>
  );
});
