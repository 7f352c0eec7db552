type EntryButtonsProps = {
  name: string;
  index: number;
  length: number;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** What can be done to an entry of a list; `useList` finds the buttons by `data-action`. */
export function EntryButtons({ name, index, length, onMove, onRemove }: EntryButtonsProps) {
  return (
    <div className="row">
      <button
        type="button"
        data-action="up"
        disabled={index === 0}
        aria-label={`Move ${name} up`}
        onClick={() => onMove(-1)}
      >
        ↑
      </button>
      <button
        type="button"
        data-action="down"
        disabled={index === length - 1}
        aria-label={`Move ${name} down`}
        onClick={() => onMove(1)}
      >
        ↓
      </button>
      <button
        type="button"
        data-action="remove"
        aria-label={`Take away ${name}`}
        onClick={onRemove}
      >
        Take away
      </button>
    </div>
  );
}
