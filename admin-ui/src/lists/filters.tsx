import { TextField } from '@mui/material';
import type { CountedList } from '@sternklar/contracts/back-office/counted';
import { useEffect, useState } from 'react';
import { SearchInput, useInput } from 'react-admin';
import { SoughtInput } from '../forms/SoughtInput.tsx';
import { lazyPart } from '../routing/lazy-dialog.tsx';

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

/** A sentence takes less room than as many characters of the mean width that browsers reckon with. */
const HINT_SIZE = 0.8;

/** `hint` stands in the field while it is empty and must fit on a phone; `words` names everything that is looked into. */
export const searchFilter = (hint: string, words = hint) => (
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    resettable
    placeholder={hint}
    slotProps={{ htmlInput: { 'aria-label': `Suchen: ${words}`, size: Math.ceil(hint.length * HINT_SIZE) } }}
  />
);

/** One of a few values, always in sight. */
export const choiceFilter = (props: Omit<ChoiceInputProps, 'alwaysOn'>) => (
  <ChoiceInput key={props.source} {...props} alwaysOn />
);

/** One customer, found by the e-mail address; shown when asked for. */
export const customerFilter = (
  <SoughtInput
    key="user_id"
    source="user_id"
    label="Kunde"
    reference="users"
    by="email"
    searching="Kunden werden gesucht …"
    none="Keinen Kunden gefunden."
    failure="Die Kunden ließen sich nicht durchsuchen. Bitte versuchen Sie es noch einmal."
  />
);

/** One business, found by its name; shown when asked for. */
export const businessFilter = (
  <SoughtInput
    key="business_id"
    source="business_id"
    label="Unternehmen"
    reference="businesses"
    by="business_name"
    searching="Unternehmen werden gesucht …"
    none="Kein Unternehmen gefunden."
    failure="Die Unternehmen ließen sich nicht durchsuchen. Bitte versuchen Sie es noch einmal."
  />
);

/** Few come from a figure: who does not needs no words for it. */
const CountedChip = lazyPart(
  async () => (await import('./CountedChip.tsx')).CountedChip,
  ({ onLeave }) => onLeave(),
);

interface CountedInputProps {
  readonly source: string;
  readonly list: CountedList;
  readonly alwaysOn: boolean;
}

const CountedInput = ({ source, list }: CountedInputProps) => {
  const { field } = useInput({ source });
  // The server's page comes without: its words are not loaded then.
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  if (!isInBrowser || typeof field.value !== 'string' || field.value === '') return null;
  return <CountedChip list={list} value={field.value} onLeave={() => field.onChange('')} />;
};

/** What a figure of the business counts; in sight where somebody came from it, to be taken away. */
export const countedFilter = (list: CountedList) => (
  <CountedInput key="counted" source="counted" list={list} alwaysOn />
);
