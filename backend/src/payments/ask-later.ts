import { type Backoff, backoffMs } from '@sternklar/contracts/backoff';
import type { Trouble } from './collections.ts';
import { ProviderFailed } from './payment-provider.ts';

/** The first pause is far longer than a call takes whose answer never came: what it did is there when the payment is looked for. */
const PAUSES: Backoff = { firstMs: 5 * 60_000, longestMs: 4 * 3_600_000 };

/** Milliseconds until a provider in trouble is asked again, after so many failures in a row. */
export const pauseAfterTroubles = (troubles: number): number => backoffMs(PAUSES, troubles);

export interface AskLater {
  /** How long the provider may be in trouble. */
  readonly spanMs: number;
  readonly now: Date;
}

/** When a provider in trouble is asked again, after how many failures in a row; null: it was in trouble for the whole span. */
export const askLater = (before: Trouble | undefined, { spanMs, now }: AskLater) => {
  const heldAt = now.toISOString();
  const { count, since } = before ?? { count: 0, since: heldAt };
  if (now.getTime() - Date.parse(since) >= spanMs) return null;
  const troubles = count + 1;
  const retryAt = new Date(now.getTime() + pauseAfterTroubles(troubles)).toISOString();
  return { heldAt, retryAt, troubles, troubledSince: since };
};

/** Null: what the provider did is not known, and it is asked again later. Throws its failure where `postpone` answers that it is not. */
export const orLater = async <Answer>(
  asked: () => Promise<Answer>,
  postpone: () => Promise<boolean>,
): Promise<Answer | null> => {
  try {
    return await asked();
  } catch (error) {
    if (error instanceof ProviderFailed && (await postpone())) return null;
    throw error;
  }
};
