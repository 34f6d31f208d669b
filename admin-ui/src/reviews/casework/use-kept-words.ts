import { useState } from 'react';
import { drafts } from '../../forms/drafts.ts';

/** What is typed into a dialog: `suggested` at first. A closed dialog and a reload keep it, under `name`. */
export const useKeptWords = <Words extends string>(name: string, suggested: Words) => {
  const [draft] = useState(() => drafts.of(name));
  // A dialog opens in the browser: the server, which knows no drafts, renders none.
  const [text, setText] = useState(() => (draft.read() || suggested) as Words);
  return {
    text,
    write: (words: Words) => {
      setText(words);
      if (words === suggested) draft.forget();
      else draft.keep(words);
    },
    /** Once it was sent. */
    forget: draft.forget,
  };
};
