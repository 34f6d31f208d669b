import type { Channel } from '@sternklar/contracts/reviews/casework/casework-words';
import { useState } from 'react';
import type { NoticeChanges } from './notice-draft.ts';

/** What was changed of the notice of each way, so that looking at another loses nothing. */
export const useChanges = () => {
  const [changes, setChanges] = useState<Readonly<Partial<Record<Channel, NoticeChanges>>>>({});
  return {
    changes,
    change: (channel: Channel, from: string, next: Omit<NoticeChanges, 'from'>) =>
      setChanges((all) => {
        const before = all[channel] ?? { from };
        return { ...all, [channel]: { ...before, ...next, fields: { ...before.fields, ...next.fields } } };
      }),
    forget: (channel: Channel) => setChanges(({ [channel]: _gone, ...others }) => others),
  };
};
