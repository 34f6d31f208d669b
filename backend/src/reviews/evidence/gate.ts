import { Refusal } from '../../platform/refusal.port.ts';

export interface GateLimits {
  readonly atOnce: number;
  readonly waiting: number;
  readonly waitMs: number;
}

const crowded = (retryAfterSeconds: number) =>
  new Refusal(
    503,
    'uploads-crowded',
    'Gerade kommen sehr viele Dateien auf einmal an. Bitte versuchen Sie es in wenigen Sekunden noch einmal.',
    { retryAfterSeconds },
  );

/** Whoever is sent away comes back when those before them are likely through; nobody within less, nor after more. */
const SOONEST_S = 2;
const LATEST_S = 30;
/** How much the newest stay says of how long the next ones take. */
const NEWEST_WEIGHS = 0.2;

/** As many as one person has under way. */
const MOST_WAITING_EACH = 10;

/** Lets a few in at once; some wait for a while, and all others are refused with 503. */
export interface Gate {
  /** Resolves with what lets the next one in; calling that again does nothing. Those of one `who` go in one after the other. */
  enter(who?: string): Promise<() => void>;
}

interface Waiting {
  readonly who: string | undefined;
  readonly come: () => void;
}

export const createGate = ({ atOnce, waiting, waitMs }: GateLimits, now = () => performance.now()): Gate => {
  let inside = 0;
  let stayMs = 0;
  const within = new Set<string>();
  const queue = new Set<Waiting>();

  const isFree = (who: string | undefined) => inside < atOnce && (who === undefined || !within.has(who));
  const goIn = (who: string | undefined): void => {
    inside += 1;
    if (who !== undefined) within.add(who);
  };
  const comeBackAfterS = (): number => {
    const seconds = Math.ceil((stayMs * (queue.size + 1)) / atOnce / 1_000);
    return Math.min(LATEST_S, Math.max(SOONEST_S, seconds));
  };
  const leaving = (who: string | undefined): (() => void) => {
    const came = now();
    let left = false;
    return () => {
      if (left) return;
      left = true;
      inside -= 1;
      stayMs += NEWEST_WEIGHS * (now() - came - stayMs);
      if (who !== undefined) within.delete(who);
      [...queue].find((one) => isFree(one.who))?.come();
    };
  };
  const hasPlaceToWait = (who: string | undefined): boolean => {
    if (queue.size >= waiting) return false;
    return who === undefined || [...queue].filter((one) => one.who === who).length < MOST_WAITING_EACH;
  };

  return {
    async enter(who) {
      if (isFree(who)) {
        goIn(who);
        return leaving(who);
      }
      if (!hasPlaceToWait(who)) throw crowded(comeBackAfterS());
      await new Promise<void>((resolve, reject) => {
        const one: Waiting = {
          who,
          come() {
            clearTimeout(timer);
            queue.delete(one);
            goIn(who);
            resolve();
          },
        };
        const timer = setTimeout(() => {
          queue.delete(one);
          reject(crowded(comeBackAfterS()));
        }, waitMs);
        queue.add(one);
      });
      return leaving(who);
    },
  };
};
