import { Icon, type IconName } from '../../ui/Icon';

/**
 * The sign that a card has more behind it: words, of which phones show only the icon. The icon
 * takes the place of an arrow at the end of the words.
 */
export function CardSign({ text, icon }: { text: string; icon: IconName }) {
  return (
    <span
      data-print="none"
      data-search="none"
      className="flip-card-part flip-card-sign text-sm font-semibold text-heading"
    >
      <span className="tile:sr-only">{text.replace(/\s*[>›»→]$/, '')}</span>
      <Icon name={icon} className="size-[20px]" />
    </span>
  );
}
