import { useEffect, useMemo, useState } from 'react';
import { drafts } from '../../forms/drafts.ts';

/** What is typed into one conversation: it survives another one that is opened meanwhile, and a reload. */
export const useDraft = (conversationId: string) => {
  const draft = useMemo(() => drafts.of(`reply:${conversationId}`), [conversationId]);
  // Empty at first, as the server renders it.
  const [text, setText] = useState('');
  useEffect(() => {
    const kept = draft.read();
    if (kept !== '') setText((typed) => typed || kept);
  }, [draft]);
  return {
    text,
    type: (words: string) => {
      setText(words);
      draft.keep(words);
    },
    forget: () => {
      setText('');
      draft.forget();
    },
  };
};
