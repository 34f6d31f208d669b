import { createRepeatKeys } from '@sternklar/contracts/repeat-key';
import { useEffect, useState } from 'react';
import type { ReviewNote } from '../review-calls.ts';
import { keepNote, keptNote, NO_NOTE, type Note } from './kept-note.ts';

/** A note that is being written. */
export interface NoteDraft {
  readonly text: string;
  readonly isShownToCustomer: boolean;
  readonly isBlank: boolean;
  write(text: string): void;
  show(isShown: boolean): void;
  /** What to send; sent again unchanged it is the same note. */
  toSend(): ReviewNote;
  /** It was sent: the next one begins empty. */
  clear(): void;
}

/** What is typed for a note on a review outlives a closed dialog and a reload, under `name`. */
export const useNote = (name: string): NoteDraft => {
  const [keyFor] = useState(() => createRepeatKeys());
  const [note, setNote] = useState(NO_NOTE);
  // After the first rendering: the server knows no drafts.
  useEffect(() => {
    const kept = keptNote(name);
    if (kept.text !== '') setNote(kept);
  }, [name]);
  const change = (changed: Note) => {
    setNote(changed);
    keepNote(name, changed);
  };
  return {
    ...note,
    isBlank: note.text.trim() === '',
    write: (text) => change({ ...note, text }),
    show: (isShownToCustomer) => change({ ...note, isShownToCustomer }),
    toSend() {
      const sent = { ...note, text: note.text.trim() };
      return { ...sent, repeatKey: keyFor(sent) };
    },
    clear: () => change(NO_NOTE),
  };
};
