import type { Note } from './kept-note.ts';
import { NoteFields } from './NoteFields.tsx';

/** A note as the API takes it beside a status. */
export const noteFieldsOf = ({ text, isShownToCustomer }: Note) =>
  text.trim() === '' ? {} : { note: text.trim(), note_shown_to_customer: isShownToCustomer };

interface DecisionNoteProps {
  readonly note: Note;
  onChange(note: Note): void;
}

/** Asks for a note that goes with a decision, or with each of many. */
export const DecisionNote = ({ note, onChange }: DecisionNoteProps) => (
  <NoteFields
    label="Notiz (freiwillig)"
    note={{
      ...note,
      write: (text) => onChange({ ...note, text }),
      show: (isShownToCustomer) => onChange({ ...note, isShownToCustomer }),
    }}
  />
);
