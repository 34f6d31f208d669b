import { Box, Button, TextField } from '@mui/material';
import type { NoticeField } from '@sternklar/contracts/reviews/casework/notice.api';
import type { NoticeFieldName } from '@sternklar/contracts/reviews/casework/notice-fields';

/** A name that nobody told is filled in with what is known. */
const hintOf = ({ missing, value }: NoticeField): string | null => {
  if (!missing) return null;
  return value.trim() === '' ? 'Fehlt noch.' : 'Nicht hinterlegt; hier steht der Name des Profils.';
};

interface NoticeFieldsProps {
  readonly fields: readonly NoticeField[];
  onChange(name: NoticeFieldName, value: string): void;
  onCopy(field: NoticeField): void;
}

/** What a form asks for, one field after the other, each with its own way into the clipboard. */
export const NoticeFields = ({ fields, onChange, onCopy }: NoticeFieldsProps) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
    {fields.map((field) => (
      <Box
        key={field.name}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
          gap: 1,
          alignItems: 'start',
        }}
      >
        <TextField
          label={field.label}
          value={field.value}
          onChange={({ target }) => onChange(field.name, target.value)}
          multiline
          maxRows={8}
          sx={{ '& textarea': { minHeight: 26 } }}
          helperText={hintOf(field)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { name: field.name } }}
        />
        <Button
          variant="outlined"
          aria-label={`Kopieren: ${field.label}`}
          onClick={() => onCopy(field)}
          disabled={field.value === ''}
          sx={{ minHeight: 44, minWidth: 96, justifySelf: 'start', mt: { sm: 1 } }}
        >
          Kopieren
        </Button>
      </Box>
    ))}
  </Box>
);
