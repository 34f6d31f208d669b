import { Autocomplete, TextField } from '@mui/material';
import type { AdminUser } from '@sternklar/contracts/accounts/account.api';
import { useEffect, useState } from 'react';
import { useGetList } from 'react-admin';

const MOST_OFFERED = 25;
const WAIT_MS = 250;

/** The words once nobody has typed for a moment. */
const useCalm = (words: string): string => {
  const [calm, setCalm] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(words), WAIT_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return calm;
};

interface UserPickerProps {
  readonly user: AdminUser | null;
  onPick(user: AdminUser | null): void;
  readonly error?: string | null;
}

/** Finds a user by any part of the e-mail address; the server searches. */
export const UserPicker = ({ user, onPick, error = null }: UserPickerProps) => {
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const q = useCalm(words === user?.email ? '' : words).trim();
  const {
    data,
    isFetching,
    error: failure,
  } = useGetList<AdminUser>(
    'users',
    { pagination: { page: 1, perPage: MOST_OFFERED }, sort: { field: 'email', order: 'ASC' }, filter: q ? { q } : {} },
    { enabled: isOpen, retry: false },
  );
  return (
    <Autocomplete
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={data ?? []}
      // The server has searched already, and knows more spellings than the browser.
      filterOptions={(found) => found}
      getOptionLabel={({ email }) => email}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      value={user}
      onChange={(_, picked) => onPick(picked)}
      inputValue={words}
      onInputChange={(_, typed) => setWords(typed)}
      loading={isFetching}
      loadingText="Benutzer werden gesucht …"
      noOptionsText={failure ? 'Die Benutzer konnten nicht geladen werden.' : 'Keinen Benutzer gefunden.'}
      openText="Vorschläge zeigen"
      closeText="Vorschläge schließen"
      clearText="Auswahl löschen"
      renderInput={(field) => (
        <TextField
          {...field}
          label="Benutzer"
          required
          error={error !== null}
          helperText={error ?? 'Suche nach E-Mail-Adresse'}
        />
      )}
    />
  );
};
