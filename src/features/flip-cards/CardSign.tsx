import { Icon, type IconName } from '../../ui/Icon';

/**
 * What says that there is more behind a card: words, on phones seen as the icon alone. It stands for
 * the sign that the words may end with.
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
