import { Button, TextField } from '@mui/material';
import type { BusinessesOfUser } from './use-businesses-of-user.ts';

interface BusinessPickerProps {
  readonly of: BusinessesOfUser;
  /** Whether somebody is chosen whose businesses these are. */
  readonly hasUser: boolean;
  /** Empty when none is chosen. */
  readonly businessId: string;
  onPick(businessId: string): void;
  readonly error?: string | null;
}

const hintOf = ({ hasUser, of }: Pick<BusinessPickerProps, 'hasUser' | 'of'>): string => {
  if (!hasUser) return 'Bitte wählen Sie zuerst einen Benutzer.';
  if (of.isLoading) return 'Wird geladen …';
  if (of.isFailed) return 'Die Unternehmen konnten nicht geladen werden.';
  return of.businesses.length === 0 ? 'Dieser Benutzer hat noch kein Unternehmen.' : '';
};

/** One of the businesses of a user. */
export const BusinessPicker = ({ of, hasUser, businessId, onPick, error = null }: BusinessPickerProps) => (
  <div>
    <TextField
      select
      fullWidth
      label="Unternehmen"
      value={businessId}
      onChange={({ target }) => onPick(target.value)}
      disabled={!hasUser || of.businesses.length === 0}
      required
      error={error !== null}
      helperText={error ?? (hintOf({ hasUser, of }) || null)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true }, htmlInput: { name: 'business_id' } }}
    >
      <option value="">Bitte wählen</option>
      {of.businesses.map(({ id, business_name: name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </TextField>
    {of.isFailed ? (
      <Button onClick={of.reload} sx={{ minHeight: 44 }}>
        Erneut laden
      </Button>
    ) : null}
  </div>
);
