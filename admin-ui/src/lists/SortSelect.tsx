import { TextField } from '@mui/material';
import { useListContext } from 'react-admin';

export interface SortChoice {
  readonly field: string;
  readonly order: 'ASC' | 'DESC';
  /** 'Neueste zuerst'. */
  readonly label: string;
}

/** How most lists open, and the other way round. */
export const BY_AGE = [
  { field: 'created_at', order: 'DESC', label: 'Neueste zuerst' },
  { field: 'created_at', order: 'ASC', label: 'Älteste zuerst' },
] as const satisfies readonly SortChoice[];

const keyOf = ({ field, order }: Pick<SortChoice, 'field' | 'order'>) => `${field} ${order}`;

/** In which order a list stands. */
export const SortSelect = ({ choices }: { readonly choices: readonly SortChoice[] }) => {
  const { sort, setSort } = useListContext();
  const chosen = choices.find((choice) => keyOf(choice) === keyOf(sort));
  return (
    <TextField
      select
      label="Reihenfolge"
      value={chosen ? keyOf(chosen) : ''}
      onChange={({ target }) => {
        const choice = choices.find((one) => keyOf(one) === target.value);
        if (choice) setSort({ field: choice.field, order: choice.order });
      }}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true }, htmlInput: { name: 'sort' } }}
      className="sort-field"
    >
      {chosen ? null : <option value="">andere</option>}
      {choices.map((choice) => (
        <option key={keyOf(choice)} value={keyOf(choice)}>
          {choice.label}
        </option>
      ))}
    </TextField>
  );
};
