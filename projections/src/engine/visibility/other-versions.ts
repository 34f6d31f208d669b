import { createPendingWaits } from './pending-waits.ts';

/** Where other versions of the read models stand, which processes of another version of the product keep for their own answers. */
export interface OtherVersions {
  /** The read models of these keys ('review-list@1') have applied everything up to a position. */
  hear(keys: readonly string[], position: number): void;
  /**
   * Resolves once all that were heard of have applied `position`, or after the time limit; those that did not are gone until they
   * are heard of again.
   */
  waitFor(position: number, timeoutMs: number): Promise<void>;
  /** Whether one is heard of. */
  areThere(): boolean;
  /** The furthest that one of them stands; 0 while none is heard of. */
  furthest(): number;
  close(): void;
}

/** `own`: the keys of this version's read models, which are nobody else's. */
export const createOtherVersions = (own: readonly string[]): OtherVersions => {
  const known = new Map<string, number>();
  const waiting = createPendingWaits();
  const tell = () => waiting.reach(Math.min(...known.values()));
  tell();
  return {
    hear(keys, position) {
      const others = keys.filter((key) => !own.includes(key));
      if (others.length === 0) return;
      for (const key of others) known.set(key, position);
      tell();
    },
    async waitFor(position, timeoutMs) {
      if (await waiting.waitFor(position, timeoutMs)) return;
      for (const [key, reached] of known) if (reached < position) known.delete(key);
      tell();
    },
    areThere: () => known.size > 0,
    furthest: () => Math.max(0, ...known.values()),
    close: waiting.close,
  };
};
