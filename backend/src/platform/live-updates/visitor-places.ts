import type { Visitor } from '../access.port.ts';

/** How many streams visitors of partners' pages may have in one process: all together, with one key, from one address. */
export interface VisitorLimits {
  readonly maxOfVisitors: number;
  readonly maxPerKey: number;
  readonly maxPerAddress: number;
}

/** The places for visitors' streams. Anybody can become a visitor, so they must not take the places of customers. */
export interface VisitorPlaces {
  /** Takes a place, and answers how to give it back; null when there is none left for this key or address. */
  take(visitor: Pick<Visitor, 'keyId'>, address: string): (() => void) | null;
}

export const createVisitorPlaces = ({ maxOfVisitors, maxPerKey, maxPerAddress }: VisitorLimits): VisitorPlaces => {
  const taken = new Map<string, number>();
  const add = (what: string, more: 1 | -1): void => {
    const count = (taken.get(what) ?? 0) + more;
    if (count > 0) taken.set(what, count);
    else taken.delete(what);
  };
  return {
    take({ keyId }, address) {
      const limits = [
        ['visitors', maxOfVisitors],
        [`key ${keyId}`, maxPerKey],
        [`address ${address}`, maxPerAddress],
      ] as const;
      if (limits.some(([what, max]) => (taken.get(what) ?? 0) >= max)) return null;
      for (const [what] of limits) add(what, 1);
      return () => {
        for (const [what] of limits) add(what, -1);
      };
    },
  };
};
