import type { Reference } from '../../content/schema';
import { useForm } from './FormContext';
import type { FieldProps } from './fieldProps';
import { Labelled } from './Labelled';
import { ChoiceField } from './simpleFields';

/** More names than these are found by typing, not by scrolling. */
const mostChoices = 40;

/** The name of something that stands elsewhere in the content. */
export function ReferenceField({ to, ...props }: FieldProps & { to: Reference }) {
  const names = useForm().names(to);
  if (names.length <= mostChoices) return <ChoiceField {...props} choices={names} />;
  const { value, optional, onChange } = props;
  return (
    <Labelled {...props}>
      {(ids) => (
        <>
          <input
            {...ids}
            type="text"
            list={`${ids.id}-names`}
            value={String(value ?? '')}
            onChange={(event) =>
              onChange(event.target.value === '' && optional ? undefined : event.target.value)
            }
          />
          <datalist id={`${ids.id}-names`}>
            {names.map((name) => (
              <option key={name.id} value={name.id} />
            ))}
          </datalist>
        </>
      )}
    </Labelled>
  );
}
