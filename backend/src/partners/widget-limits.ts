import type { SharedCounts } from '../platform/counts.port.ts';
import { Refusal } from '../platform/refusal.port.ts';

/** How often something of the widget may happen in a minute, for all processes together. Above what people do. */
const PER_MINUTE = {
  /** Sessions opened with one key. */
  'widget session by key': 600,
  /** Whatever one visitor sends, … */
  'widget message by visitor': 30,
  /** … visitors with one key send together, … */
  'widget message by key': 1_200,
  /** … and visitors at one address. */
  'widget message by address': 120,
} as const;

const tooMany = (waitMs: number) =>
  new Refusal(
    429,
    'too-many-requests',
    'Das waren gerade sehr viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
    { retryAfterSeconds: waitMs / 1_000 },
  );

/** Counts one more, and throws a 429 refusal when it is one too many. */
export type CountForWidget = (what: keyof typeof PER_MINUTE, whom: string) => Promise<void>;

export const createCountForWidget =
  (counts: Pick<SharedCounts, 'count'>): CountForWidget =>
  async (what, whom) => {
    const counted = await counts.count({ what, whom, spanMs: 60_000 });
    if (counted !== null && counted.count > PER_MINUTE[what]) throw tooMany(counted.endsInMs);
  };
