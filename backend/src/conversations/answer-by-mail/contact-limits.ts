import type { SharedCounts } from '../../platform/counts.port.ts';
import { tooOften } from './contact-answers.ts';

const DAY_MS = 86_400_000;

/** How often within a day an address may be named in chats, and how often addresses may be named from one network. */
const PER_DAY = { 'answer contact by address': 5, 'answer contact by network': 60 } as const;

/** Counts one more, and throws a 429 refusal when it is one too many. */
export const createCountContact =
  (counts: Pick<SharedCounts, 'count'>) =>
  async (what: keyof typeof PER_DAY, whom: string): Promise<void> => {
    const counted = await counts.count({ what, whom, spanMs: DAY_MS });
    if (counted !== null && counted.count > PER_DAY[what]) throw tooOften(counted.endsInMs);
  };
