import { useState } from 'react';
import {
  AutocompleteInput,
  type AutocompleteInputProps,
  ChoicesContextProvider,
  type ChoicesContextValue,
  ReferenceInput,
  useChoicesContext,
} from 'react-admin';

// Without a hint below unless one is given: react-admin writes an empty one as HTML, which the content policy forbids.
const NO_HINT = false;
const bySearch = (q: string) => (q.trim() === '' ? {} : { q: q.trim() });

type Field = Omit<AutocompleteInputProps, 'source' | 'label' | 'optionText'>;

interface SoughtInputProps {
  readonly source: string;
  readonly label: string;
  readonly reference: string;
  /** What is shown of each, and what they are in the order of. */
  readonly by: string;
  readonly searching: string;
  readonly none: string;
  readonly failure: string;
  /** What this field does beyond others. */
  readonly field?: Field;
}

interface SoughtFieldProps extends SoughtInputProps {
  /** What is sought, without blanks around it; empty while somebody only looks. */
  readonly typed: string;
  onTyped(words: string): void;
  onOpen(): void;
}

/** Until the first answer to what is typed is there, nothing is offered: not what nobody seeks. */
const SoughtField = ({ label, by, searching, none, field, typed, onTyped, onOpen }: SoughtFieldProps) => {
  const found = useChoicesContext();
  const waits = typed !== '' && (!found.filterValues.q || found.isPlaceholderData);
  const offered = { ...found, allChoices: waits ? found.selectedChoices : found.allChoices } as ChoicesContextValue;
  return (
    <ChoicesContextProvider value={offered}>
      <AutocompleteInput
        label={label}
        optionText={by}
        filterToQuery={bySearch}
        onOpen={onOpen}
        onInputChange={(_, words, reason) => onTyped(reason === 'input' ? words.trim() : '')}
        helperText={NO_HINT}
        loadingText={searching}
        noOptionsText={waits || found.isPending ? searching : none}
        openText="Vorschläge zeigen"
        closeText="Vorschläge schließen"
        clearText="Auswahl löschen"
        {...field}
      />
    </ChoicesContextProvider>
  );
};

/** One of very many, found by some of its words; the server searches, once somebody looks. */
export const SoughtInput = (props: SoughtInputProps) => {
  const { source, reference, by, failure } = props;
  const [isSought, setSought] = useState(false);
  const [typed, setTyped] = useState('');
  return (
    <ReferenceInput
      source={source}
      reference={reference}
      sort={{ field: by, order: 'ASC' }}
      // What is typed is sought a moment later: until then nothing is.
      enableGetChoices={({ q }) => isSought && (typed === '' || Boolean(q))}
      queryOptions={{ retry: false, meta: { failure } }}
    >
      <SoughtField {...props} typed={typed} onTyped={setTyped} onOpen={() => setSought(true)} />
    </ReferenceInput>
  );
};
