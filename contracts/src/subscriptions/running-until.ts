import type { SubscriptionStatus } from '../accounts/account.api.ts';

/**
 * Until when a subscription runs, as PostgreSQL hands it over: a moment once notice was given, infinity before, -infinity once
 * its end is recorded or where there is none.
 */
export type RunningUntil = Date | number;

/** Whether it runs at `now`: its end counts at once, not when it is recorded. */
export const statusAt = (until: RunningUntil, now: Date): 'active' | 'inactive' =>
  Number(until) > now.getTime() ? 'active' : 'inactive';

/** Whether subscriptions that run and ones that do not are among those with the statuses; others a subscription never has. */
export const runningAmong = (statuses: readonly SubscriptionStatus[]): readonly boolean[] =>
  statuses.flatMap((status) => (status === 'active' || status === 'inactive' ? [status === 'active'] : []));
