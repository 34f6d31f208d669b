import type { Logger } from '@sternklar/event-store/logger';
import type { SignedCheckpoint, TransparencyLog } from '@sternklar/event-store/transparency/transparency-log';
import type { WitnessFailure, WitnessState } from '@sternklar/event-store/transparency/witness-table';
import type { Fetch } from '../../platform/fetch.port.ts';
import { job } from '../../platform/manifest.port.ts';
import { askWitness } from './ask-witness.ts';
import type { Witness } from './tlog-witness.ts';

/** Who cosigns, how many of them are enough, and how often they are asked while the log grows. */
export interface WitnessSettings {
  readonly witnesses: readonly Witness[];
  readonly quorum: number;
  readonly everyMs: number;
}

export interface AskWitnessesDeps {
  readonly log: Pick<TransparencyLog, 'latest' | 'consistency' | 'keepCosigned' | 'witnesses' | 'noteWitness'>;
  readonly witnessing: WitnessSettings;
  readonly witnessFetch: Fetch;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
  readonly now: () => Date;
}

const MINUTE_MS = 60_000;
const LONGEST_PAUSE_MS = 60 * MINUTE_MS;
/** Doubles with each failure in a row. */
const pauseAfterFailures = (failures: number) => Math.min(MINUTE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);

/** What is known of a witness after it was asked to cosign so many leaves. */
const saidBy = (
  before: WitnessState | undefined,
  { failure, at, size }: { readonly failure: WitnessFailure | null; readonly at: Date; readonly size: number },
): Pick<WitnessState, 'size' | 'cosignedAt' | 'failure' | 'splitAt'> => {
  if (failure === null) return { size, cosignedAt: at, failure, splitAt: null };
  const { size: known = null, cosignedAt = null, splitAt = null } = before ?? {};
  return { size: known, cosignedAt, failure, splitAt: failure === 'other-history' ? (splitAt ?? at) : splitAt };
};

/**
 * Hands the newest checkpoint to every witness of the settings, so that each follows the log without anybody's doing; a log that
 * has not grown is not handed in again. Whoever does not cosign is asked again later and later, an hour at most.
 */
export const askWitnesses = job(
  { name: 'ask-witnesses', actsByClock: false, records: [] },
  (deps: AskWitnessesDeps) => {
    const { log, witnessing, witnessFetch: fetch, logger, now } = deps;
    const failures = new Map<string, number>();

    const isDue = (state: WitnessState | undefined, size: number): boolean => {
      if (!state) return true;
      if (state.failure === null && state.size === size) return false;
      const failed = failures.get(state.key) ?? 0;
      const pause = failed > 0 ? pauseAfterFailures(failed) : state.failure === null ? witnessing.everyMs : 0;
      return now().getTime() - state.askedAt.getTime() >= pause;
    };

    const ask = async (
      witness: Witness,
      { checkpoint, state }: { readonly checkpoint: SignedCheckpoint; readonly state: WitnessState | undefined },
    ): Promise<void> => {
      const { text: key, name } = witness.key;
      const askedAt = now();
      const failure = await askWitness({ log, fetch }, witness, { checkpoint, known: state?.size ?? 0 });
      failures.set(key, failure === null ? 0 : (failures.get(key) ?? 0) + 1);
      await log.noteWitness({ key, askedAt, ...saidBy(state, { failure, at: askedAt, size: checkpoint.size }) });
      if (failure === 'other-history')
        logger.error(
          { witness: name, size: checkpoint.size },
          'a witness has seen another history of the transparency log than the one that is signed here',
        );
      else if (failure !== null)
        logger.warn(
          { witness: name, failure },
          'a witness does not cosign the transparency log; it is asked again later',
        );
    };

    return {
      async run() {
        const { witnesses } = witnessing;
        if (witnesses.length === 0) return 0;
        const [checkpoint, states] = await Promise.all([log.latest(), log.witnesses()]);
        if (!checkpoint || checkpoint.size === 0) return 0;
        const due = witnesses
          .map((witness) => ({ witness, state: states.find(({ key }) => key === witness.key.text) }))
          .filter(({ state }) => isDue(state, checkpoint.size));
        await Promise.all(due.map(({ witness, state }) => ask(witness, { checkpoint, state })));
        // All that is due was asked at once.
        return 0;
      },
    };
  },
);
