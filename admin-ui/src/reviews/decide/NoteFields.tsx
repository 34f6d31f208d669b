import { Box, Checkbox, FormControlLabel, FormHelperText, TextField } from '@mui/material';
import { REVIEW_NOTE_MAX_LENGTH } from '@sternklar/contracts/constants';
import type { PlaceholderValues } from '@sternklar/contracts/text-blocks/placeholders';
import { useId, useRef } from 'react';
import { inserted } from '../../text-blocks/inserted.ts';
import { TextBlockButton } from '../../text-blocks/TextBlockButton.tsx';
import type { Note } from './kept-note.ts';
import type { NoteDraft } from './use-note.ts';

interface NoteFieldsProps {
  readonly note: Pick<NoteDraft, 'text' | 'isShownToCustomer' | 'write' | 'show'>;
  readonly label: string;
  readonly error?: string | null;
  /** What takes the places in the team's text blocks, where they are offered. */
  readonly values?: PlaceholderValues;
}

/** The words of a note, and whether the customer sees them. */
export const NoteFields = ({ note, label, error = null, values }: NoteFieldsProps) => {
  const hintId = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <TextField
        label={label}
        value={note.text}
        onChange={({ target }) => note.write(target.value)}
        multiline
        minRows={3}
        maxRows={10}
        inputRef={input}
        error={error !== null}
        helperText={error}
        // The rows also as the server draws them, before anything is measured: what stands below stays where it is.
        slotProps={{ htmlInput: { name: 'note', maxLength: REVIEW_NOTE_MAX_LENGTH, rows: 3 } }}
      />
      {values === undefined ? null : (
        <Box sx={{ justifySelf: 'start' }}>
          <TextBlockButton
            values={values}
            onPick={(piece) => note.write(inserted(input.current, note.text, piece).text)}
          />
        </Box>
      )}
      <FormControlLabel
        control={
          <Checkbox
            checked={note.isShownToCustomer}
            onChange={(_, isShown) => note.show(isShown)}
            slotProps={{ input: { 'aria-describedby': hintId } }}
          />
        }
        label="Dem Kunden zeigen"
        sx={{ minHeight: 44, mr: 0 }}
      />
      <FormHelperText id={hintId} sx={{ mt: -0.5 }}>
        {note.isShownToCustomer
          ? 'Steht im Verlauf, den der Kunde sieht.'
          : 'Bleibt intern: Nur Admins und Prüfer sehen sie.'}
      </FormHelperText>
    </Box>
  );
};

interface DecisionNoteProps extends Pick<NoteFieldsProps, 'values'> {
  readonly note: Note;
  onChange(note: Note): void;
}

/** Asks for a note that goes with a decision, or with each of many. */
export const DecisionNote = ({ note, values, onChange }: DecisionNoteProps) => (
  <NoteFields
    {...(values && { values })}
    label="Notiz (freiwillig)"
    note={{
      ...note,
      write: (text) => onChange({ ...note, text }),
      show: (isShownToCustomer) => onChange({ ...note, isShownToCustomer }),
    }}
  />
);
