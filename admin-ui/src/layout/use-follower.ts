import { type ComponentType, useEffect, useState } from 'react';
import type { FollowAttentionProps } from './FollowAttention.tsx';

/** What keeps the counts of what waits as they are by now: its code comes after the page, which stays as it was loaded where that cannot be had. */
export const useFollower = (): ComponentType<FollowAttentionProps> | null => {
  const [follower, setFollower] = useState<ComponentType<FollowAttentionProps> | null>(null);
  useEffect(() => {
    import('./FollowAttention.tsx').then(
      ({ FollowAttention }) => setFollower(() => FollowAttention),
      () => undefined,
    );
  }, []);
  return follower;
};
