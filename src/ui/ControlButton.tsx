import { Icon, type IconName } from './Icon';

type ControlButtonProps = {
  icon: IconName;
  /** Its name, as only the icon is seen. */
  label: string;
  onClick: () => void;
};

/** A button that moves a carousel or the line's picture. */
export function ControlButton({ icon, label, onClick }: ControlButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-[48px] cursor-pointer place-items-center border border-fg hover:bg-fg hover:text-ground"
    >
      <Icon name={icon} className="size-[20px] rtl:-scale-x-100" />
    </button>
  );
}
