import { type AdminCounts, adminCountsSchema } from '@sternklar/contracts/admin-counts.api';
import { slice } from '../../platform/slice.port.ts';

export interface ShowCountsRouteDeps {
  /** The total of each list, which its read model keeps. */
  readonly totals: Readonly<Record<keyof AdminCounts, () => Promise<number>>>;
}

export const showCountsRoute = slice(
  {
    name: 'show-counts',
    call: 'GET /admin/counts',
    access: ['admin', 'auditor'],
    tag: 'Verwaltung',
    summary: 'Wie viele Einträge jede Liste der Verwaltung hat',
    answers: { 200: adminCountsSchema },
    records: [],
    example: {},
  },
  (
    { totals }: ShowCountsRouteDeps, // All together: when one list cannot be counted, there is no answer.
  ) =>
    async () => {
      const [users, businesses, reviews, subscriptions, chats] = await Promise.all([
        totals.users(),
        totals.businesses(),
        totals.reviews(),
        totals.subscriptions(),
        totals.chats(),
      ]);
      return { users, businesses, reviews, subscriptions, chats };
    },
);
