import { useEffect, useState } from 'react';

const parts = () => import('./Tasks.tsx');
type Parts = Awaited<ReturnType<typeof parts>>;

/** What draws the tasks, loaded only where there are any; 'coming' until it is there, null where it is not needed or cannot be had. */
export const useTasksPart = (isAny: boolean, tasks: unknown): Parts | 'coming' | null => {
  const [loaded, setLoaded] = useState<Parts | 'coming' | null>('coming');
  // Without a network it is tried again with the next change of what waits.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tasks only begin another try
  useEffect(() => {
    if (isAny) void parts().then(setLoaded, () => setLoaded((now) => (now === 'coming' ? null : now)));
  }, [isAny, tasks]);
  return isAny ? loaded : null;
};
