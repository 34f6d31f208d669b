import { createRepeatKeys } from '@sternklar/contracts/repeat-key';
import { useEffect, useMemo, useState } from 'react';
import { drafts } from '../forms/drafts.ts';
import type { ReviewNote } from './review-commands.ts';

/** A note that is being written. */
export interface NoteDraft {
  readonly text: string;
  readonly isShownToCustomer: boolean;
  readonly isBlank: boolean;
  write(text: string): void;
  show(isShown: boolean): void;
  /** What to send; sent again unchanged it is the same note. `beside` is what is sent with it. */
  toSend(beside?: object): ReviewNote;
  /** It was sent: the next one begins empty. */
  clear(): void;
}

/** What is typed for a note on a review outlives a closed dialog and a reload, under `name`. */
export const useNote = (name: string): NoteDraft => {
  const draft = useMemo(() => drafts.of(name), [name]);
  const [keyFor] = useState(() => createRepeatKeys());
  const [text, setText] = useState('');
  const [isShownToCustomer, setShown] = useState(false);
  // After the first rendering: the server knows no drafts.
  useEffect(() => {
    const kept = draft.read();
    if (kept !== '') setText(kept);
  }, [draft]);
  return {
    text,
    isShownToCustomer,
    isBlank: text.trim() === '',
    write(words) {
      setText(words);
      draft.keep(words);
    },
    show: setShown,
    toSend(beside = {}) {
      const note = { text: text.trim(), isShownToCustomer };
      return { ...note, repeatKey: keyFor({ ...note, ...beside }) };
    },
    clear() {
      setText('');
      setShown(false);
      draft.forget();
    },
  };
};
