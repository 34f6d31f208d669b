import { useEffect, useState } from 'react';
import type { TasksProps } from './Tasks.tsx';

const parts = () => import('./Tasks.tsx');

/** What waits for the customer; nothing where there is nothing, and then nothing is loaded for it. */
export const TasksWhenAny = (tasks: TasksProps) => {
  const { questions, incomplete } = tasks;
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof parts>> | null>(null);
  const isAny = questions.length > 0 || incomplete.total > 0;
  // Without a network it is tried again with the next change of what waits.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tasks only begin another try
  useEffect(() => {
    if (isAny && loaded === null) void parts().then(setLoaded, () => undefined);
  }, [isAny, loaded, questions, incomplete]);
  return isAny && loaded !== null && <loaded.Tasks {...tasks} />;
};
