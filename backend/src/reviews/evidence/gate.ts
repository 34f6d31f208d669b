import { Refusal } from '../../platform/refusal.port.ts';

export interface GateLimits {
  readonly atOnce: number;
  readonly waiting: number;
  readonly waitMs: number;
}

const crowded = () =>
  new Refusal(
    503,
    'uploads-crowded',
    'Gerade kommen sehr viele Dateien auf einmal an. Bitte versuchen Sie es in wenigen Sekunden noch einmal.',
    { retryAfterSeconds: 3 },
  );

/** Lets a few in at once; some wait for a while, and all others are refused with 503. */
export interface Gate {
  /** Resolves with what lets the next one in; calling that again does nothing. */
  enter(): Promise<() => void>;
}

export const createGate = ({ atOnce, waiting, waitMs }: GateLimits): Gate => {
  let inside = 0;
  const queue = new Set<() => void>();

  const leaving = (): (() => void) => {
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const [next] = queue;
      if (next) next();
      else inside -= 1;
    };
  };

  return {
    async enter() {
      if (inside < atOnce) {
        inside += 1;
        return leaving();
      }
      if (queue.size >= waiting) throw crowded();
      await new Promise<void>((resolve, reject) => {
        const come = () => {
          clearTimeout(timer);
          queue.delete(come);
          resolve();
        };
        const timer = setTimeout(() => {
          queue.delete(come);
          reject(crowded());
        }, waitMs);
        queue.add(come);
      });
      return leaving();
    },
  };
};
