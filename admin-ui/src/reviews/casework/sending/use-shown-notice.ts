import type { Channel } from '@sternklar/contracts/reviews/casework/casework-words';
import type { Notice } from '@sternklar/contracts/reviews/casework/notice.api';
import { useState } from 'react';
import { type NoticeChanges, originOf, type ShownNotice, shownAtFirst } from './notice-draft.ts';

interface Kept extends ShownNotice {
  /** What was chosen beside it when it was shown. */
  readonly chosen: string;
}

/**
 * What is on the screen of the notice of each way, so that looking at another loses nothing and nothing changes by itself
 * under the hands of whoever sends it; undefined while there is none. `chosen` is what they chose beside it: as long as they
 * did nothing with the text, it follows that.
 */
export const useShownNotice = (channel: Channel, notice: Notice | undefined, chosen: string) => {
  const [all, setAll] = useState<Readonly<Partial<Record<Channel, Kept>>>>({});
  const kept = all[channel];
  const show = (next: Kept) => setAll((before) => ({ ...before, [channel]: next }));
  if (notice !== undefined && (kept === undefined || (!kept.isTouched && kept.chosen !== chosen))) {
    show({ ...shownAtFirst(notice), chosen });
  }
  const changeKept = (changes: Partial<Kept>) => kept && show({ ...kept, ...changes });
  return {
    shown: kept,
    change: ({ text = kept?.text, fields }: NoticeChanges) =>
      changeKept({ ...(text !== undefined && { text }), fields: { ...kept?.fields, ...fields }, isTouched: true }),
    touch: () => changeKept({ isTouched: true }),
    /** Gives up what was shown for what the customer says now. */
    takeNew: () => notice && show({ ...shownAtFirst(notice), chosen }),
    /** What is shown is what went out, though the customer says something else by now. */
    keepOld: () => notice && changeKept({ agreed: originOf(notice), isTouched: true }),
  };
};
