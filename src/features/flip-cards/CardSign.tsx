import { Icon, type IconName } from '../../ui/Icon';

/** Says that a card has more behind it; phones show only the icon, in place of any arrow. */
export function CardSign({ text, icon }: { text: string; icon: IconName }) {
  return (
    <span
      data-print="none"
      data-search="none"
      className="flip-card-part flip-card-sign text-sm font-strong text-heading"
    >
      <span className="tile:sr-only">{text.replace(/\s*[>›»→]$/, '')}</span>
      <Icon name={icon} className="size-[20px]" />
    </span>
  );
}
