import { useField } from './useField';

type BoxesProps = {
  name: string;
  /** One of them may be chosen, or several. */
  type: 'radio' | 'checkbox';
  label: string;
  hint?: string | undefined;
  /** What stands beside each, and is sent; without them there is one, which is sent as `yes`. */
  choices?: readonly string[] | undefined;
  missing: string;
  required?: boolean | undefined;
  readOnly: boolean;
};

/** Makes the first of several boxes required while none is chosen: browsers ask for each alone. */
export function requireOne(group: HTMLElement): void {
  const first = group.querySelector('input');
  if (first) first.required = !group.querySelector(':checked');
}

/** Boxes to choose from, or a single one, with their label, a hint and what is wrong. */
export function Boxes({ label, choices, required = false, readOnly, ...props }: BoxesProps) {
  const { hint, missing, ...box } = props;
  const { clear, input, hintText, errorText } = useField(props);
  const isOneOf = required && choices && box.type === 'checkbox';
  const Group = choices ? 'fieldset' : 'div';
  return (
    <Group
      data-one-of={isOneOf || undefined}
      onInput={({ currentTarget }) => {
        if (isOneOf) requireOne(currentTarget);
        const first = currentTarget.querySelector('input');
        if (first) clear(first);
      }}
      className="min-w-0 tablet:col-span-full"
    >
      {choices && <legend className="font-strong">{label}</legend>}
      {hintText}
      {(choices ?? ['yes']).map((value, index) => (
        <label key={value} className="flex min-h-[44px] items-center gap-3">
          <input
            {...box}
            {...(index === 0 && { ...input, required: required && !isOneOf })}
            value={value}
            // Boxes know no `readOnly`.
            onClick={readOnly ? (event) => event.preventDefault() : undefined}
            className="size-5 shrink-0 accent-fg"
          />
          {choices ? value : label}
        </label>
      ))}
      {errorText}
    </Group>
  );
}
