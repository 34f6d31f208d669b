import type { SharedCounts } from '../../counts.port.ts';

/** How often callers came in the present minute of the clock, at all processes. */
export interface SharedBursts {
  /** Counts one more at this process; how often the caller came, as far as is known here. */
  count(caller: string): number;
  /** Tells the others of callers who come often, and learns how often these came to them. */
  share(): Promise<void>;
}

export interface SharedBurstsDeps {
  readonly addAll: SharedCounts['addAll'];
  readonly now: () => Date;
  /** Who comes less often than this to one process concerns nobody else. */
  readonly from: number;
}

interface Burst {
  here: number;
  /** What the others were told. */
  told: number;
  elsewhere: number;
}

const MINUTE = 60_000;
const WHAT = 'requests';
const MOST_CALLERS = 20_000;
/** In one statement; the others have their turn the next time. */
const MOST_AT_ONCE = 500;

/** In memory, but for callers who come so often that their limit may be reached by all processes together. */
export const createSharedBursts = ({ addAll, now, from }: SharedBurstsDeps): SharedBursts => {
  let minute = 0;
  let bursts = new Map<string, Burst>();
  const presentMinute = () => Math.floor(now().getTime() / MINUTE);

  return {
    count(caller) {
      const present = presentMinute();
      if (present !== minute) {
        minute = present;
        bursts = new Map();
      }
      const burst = bursts.get(caller);
      if (burst) {
        burst.here += 1;
        return burst.here + burst.elsewhere;
      }
      if (bursts.size < MOST_CALLERS) bursts.set(caller, { here: 1, told: 0, elsewhere: 0 });
      return 1;
    },
    async share() {
      if (presentMinute() !== minute) return;
      const often = [...bursts]
        .filter(([, { here, told }]) => here >= from && here > told)
        .slice(0, MOST_AT_ONCE)
        .map(([whom, burst]) => ({ whom, burst, tells: burst.here }));
      if (often.length === 0) return;
      const added = often.map(({ whom, burst, tells }) => ({ whom, by: tells - burst.told }));
      const span = { what: `${WHAT} ${minute}`, endsAt: new Date((minute + 1) * MINUTE) };
      const totals = await addAll(span, added);
      if (totals === null) return;
      for (const [index, { burst, tells }] of often.entries()) {
        burst.told = tells;
        burst.elsewhere = Math.max(0, (totals[index] ?? tells) - tells);
      }
    },
  };
};
