import { useState } from 'react';
import {
  AutocompleteInput,
  ChoicesContextProvider,
  type ChoicesContextValue,
  ReferenceInput,
  useChoicesContext,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { filled } from '../../forms/filled.ts';
import type { ReviewWords } from './review-form.ts';

const isChosen = filled('Bitte wählen Sie einen Benutzer.');
const bySearch = (q: string) => (q.trim() === '' ? {} : { q: q.trim() });
const BY_EMAIL = { field: 'email', order: 'ASC' } as const;
const ONCE = {
  retry: false,
  meta: { failure: 'Die Benutzer ließen sich nicht durchsuchen. Bitte versuchen Sie es noch einmal.' },
};

const SEARCHING = 'Benutzer werden gesucht …';

interface FieldProps {
  /** What is sought, without blanks around it; empty while somebody only looks. */
  readonly typed: string;
  onTyped(words: string): void;
  onOpen(): void;
}

/** Until the first answer to what is typed is there, nobody is offered: not those whom nobody seeks. */
const UserField = ({ typed, onTyped, onOpen }: FieldProps) => {
  const { setValue } = useFormContext<ReviewWords>();
  const found = useChoicesContext();
  const waits = typed !== '' && (!found.filterValues.q || found.isPlaceholderData);
  const offered = { ...found, allChoices: waits ? found.selectedChoices : found.allChoices } as ChoicesContextValue;
  return (
    <ChoicesContextProvider value={offered}>
      <AutocompleteInput
        label="Benutzer"
        optionText="email"
        filterToQuery={bySearch}
        onOpen={onOpen}
        onInputChange={(_, words, reason) => onTyped(reason === 'input' ? words.trim() : '')}
        // The businesses are another's then.
        onChange={() => setValue('business_id', '')}
        validate={isChosen}
        helperText="Suche nach E-Mail-Adresse"
        loadingText={SEARCHING}
        noOptionsText={waits || found.isPending ? SEARCHING : 'Keinen Benutzer gefunden.'}
        openText="Vorschläge zeigen"
        closeText="Vorschläge schließen"
        clearText="Auswahl löschen"
        // In the page's own part, so that it is found where it belongs; a refused form that gives the field the focus opens nothing.
        disablePortal
        openOnFocus={false}
        TextFieldProps={{ required: true }}
      />
    </ChoicesContextProvider>
  );
};

/** Finds a user by any part of the e-mail address; the server searches, once somebody looks. */
export const UserInput = () => {
  const [isSought, setSought] = useState(false);
  const [typed, setTyped] = useState('');
  return (
    <ReferenceInput
      source="user_id"
      reference="users"
      sort={BY_EMAIL}
      // What is typed is sought a moment later: until then nothing is.
      enableGetChoices={({ q }) => isSought && (typed === '' || Boolean(q))}
      queryOptions={ONCE}
    >
      <UserField typed={typed} onTyped={setTyped} onOpen={() => setSought(true)} />
    </ReferenceInput>
  );
};
