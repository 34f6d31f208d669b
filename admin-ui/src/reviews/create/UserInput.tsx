import { useFormContext } from 'react-hook-form';
import { filled } from '../../forms/filled.ts';
import { SoughtInput } from '../../forms/SoughtInput.tsx';
import type { ReviewWords } from './review-form.ts';

const isChosen = filled('Bitte wählen Sie einen Benutzer.');

/** Finds a user by any part of the e-mail address. */
export const UserInput = () => {
  const { setValue } = useFormContext<ReviewWords>();
  return (
    <SoughtInput
      source="user_id"
      label="Benutzer"
      reference="users"
      by="email"
      searching="Benutzer werden gesucht …"
      none="Keinen Benutzer gefunden."
      failure="Die Benutzer ließen sich nicht durchsuchen. Bitte versuchen Sie es noch einmal."
      field={{
        // The businesses are another's then.
        onChange: () => setValue('business_id', ''),
        validate: isChosen,
        helperText: 'Suche nach E-Mail-Adresse',
        // In the page's own part, so that it is found where it belongs; a refused form that gives the field the focus opens nothing.
        disablePortal: true,
        openOnFocus: false,
        TextFieldProps: { required: true },
      }}
    />
  );
};
