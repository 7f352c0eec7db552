import { Icon, type IconName } from '../../ui/Icon';

/** Says that a card has more behind it. */
export function CardSign({ text, icon }: { text: string; icon: IconName }) {
  return (
    <span
      data-print="none"
      data-search="none"
      className="flip-card-part flip-card-sign font-strong"
    >
      {text.replace(/\s*[>›»→]$/, '')}
      <Icon name={icon} className="size-[20px] rtl:-scale-x-100" />
    </span>
  );
}
