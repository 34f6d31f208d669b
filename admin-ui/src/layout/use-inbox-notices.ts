import { useEffect, useRef } from 'react';
import { usePreferences } from '../session/preferences.ts';

/** Tells of customers who begin to wait for a person, as the person at work likes to be told: not at all, unless they chose. */
export const useInboxNotices = (waiting: number | undefined): void => {
  const { inbox } = usePreferences().preferences;
  const before = useRef(waiting);
  useEffect(() => {
    const known = before.current;
    before.current = waiting;
    if (known === undefined || waiting === undefined || waiting <= known) return;
    if (!inbox?.sound && !inbox?.notices) return;
    import('../conversations/notices/notice.ts').then(
      ({ tell }) => tell(inbox, waiting),
      // A sound that cannot be loaded is not worth a word.
      () => undefined,
    );
  }, [waiting, inbox]);
};
