import { useState } from 'react';
import { AutocompleteInput, ReferenceInput } from 'react-admin';
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

/** Finds a user by any part of the e-mail address; the server searches, once somebody looks. */
export const UserInput = () => {
  const [isSought, setSought] = useState(false);
  const { setValue } = useFormContext<ReviewWords>();
  return (
    <ReferenceInput
      source="user_id"
      reference="users"
      sort={BY_EMAIL}
      enableGetChoices={() => isSought}
      queryOptions={ONCE}
    >
      <AutocompleteInput
        label="Benutzer"
        optionText="email"
        filterToQuery={bySearch}
        onOpen={() => setSought(true)}
        // The businesses are another's then.
        onChange={() => setValue('business_id', '')}
        validate={isChosen}
        helperText="Suche nach E-Mail-Adresse"
        loadingText="Benutzer werden gesucht …"
        noOptionsText="Keinen Benutzer gefunden."
        openText="Vorschläge zeigen"
        closeText="Vorschläge schließen"
        clearText="Auswahl löschen"
        // In the page's own part, so that it is found where it belongs; a refused form that gives the field the focus opens nothing.
        disablePortal
        openOnFocus={false}
        TextFieldProps={{ required: true }}
      />
    </ReferenceInput>
  );
};
