import { TextField } from '@mui/material';
import { PARTNER_NAME_MAX_LENGTH } from '@sternklar/contracts/constants';
import type { PartnerFaults, PartnerWords } from './partner-form.ts';

interface PartnerFieldsProps {
  readonly words: PartnerWords;
  readonly faults: PartnerFaults;
  onChange(change: Partial<PartnerWords>): void;
}

/** Who the partner is, and where the widget may stand. */
export const PartnerFields = ({ words, faults, onChange }: PartnerFieldsProps) => (
  <>
    <TextField
      label="Name"
      value={words.name}
      onChange={({ target }) => onChange({ name: target.value })}
      required
      error={faults.name !== undefined}
      helperText={faults.name}
      slotProps={{ htmlInput: { name: 'name', maxLength: PARTNER_NAME_MAX_LENGTH, autoComplete: 'organization' } }}
    />
    <TextField
      label="Adressen der Seiten"
      value={words.origins}
      onChange={({ target }) => onChange({ origins: target.value })}
      required
      multiline
      rows={4}
      error={faults.origins !== undefined}
      helperText={faults.origins ?? 'Eine je Zeile, ohne Pfad: https://www.beispiel.de'}
      slotProps={{ htmlInput: { name: 'origins', spellCheck: false, autoCapitalize: 'none', inputMode: 'url' } }}
    />
  </>
);
