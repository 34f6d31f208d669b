import { TextField } from '@mui/material';
import { useInput } from 'react-admin';

export interface ChoiceInputProps {
  readonly source: string;
  readonly label: string;
  readonly choices: readonly { readonly id: string | number | boolean; readonly name: string }[];
  /** Read by react-admin: whether the filter can be taken away. */
  readonly alwaysOn?: boolean;
}

/** A filter by one of a few values, with the browser's own list of them; without one it shows all. */
export const ChoiceInput = ({ source, label, choices }: ChoiceInputProps) => {
  const { field, id } = useInput({ source });
  return (
    <TextField
      select
      id={id}
      name={source}
      label={label}
      value={choices.some((choice) => choice.id === field.value) ? String(field.value) : ''}
      onChange={({ target }) => field.onChange(choices.find((choice) => String(choice.id) === target.value)?.id ?? '')}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">Alle</option>
      {choices.map(({ id: value, name }) => (
        <option key={name} value={String(value)}>
          {name}
        </option>
      ))}
    </TextField>
  );
};
