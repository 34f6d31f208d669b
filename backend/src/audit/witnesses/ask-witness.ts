import type { SignedCheckpoint, TransparencyLog } from '@sternklar/event-store/transparency/transparency-log';
import type { WitnessFailure } from '@sternklar/event-store/transparency/witness-table';
import type { Fetch } from '../../platform/fetch.port.ts';
import { addCheckpoint, type Witness } from './tlog-witness.ts';

export interface AskWitnessDeps {
  readonly log: Pick<TransparencyLog, 'consistency' | 'keepCosigned'>;
  readonly fetch: Fetch;
}

/** A witness tells at most once what it has seen last; a second time somebody else asks it at the same time. */
const TRIES = 3;

/** Null where the witness has cosigned the checkpoint, which is kept; else why it has not. `known` is what it has cosigned last. */
export const askWitness = async (
  { log, fetch }: AskWitnessDeps,
  witness: Witness,
  { checkpoint, known }: { readonly checkpoint: SignedCheckpoint; readonly known: number },
): Promise<WitnessFailure | null> => {
  // More than there is now: it says so itself.
  let oldSize = known <= checkpoint.size ? known : 0;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const { proof } =
      oldSize === 0 || oldSize === checkpoint.size ? NOTHING : await log.consistency(oldSize, checkpoint.size);
    const answer = await addCheckpoint(witness, { oldSize, proof, note: checkpoint.note }, fetch);
    switch (answer.kind) {
      case 'cosigned':
        return (await log.keepCosigned(checkpoint, witness.key, answer.line)) ? null : 'wrong-answer';
      case 'inconsistent':
        return 'other-history';
      case 'failed':
        return answer.failure;
      case 'conflict':
        if (answer.size > checkpoint.size || answer.size === oldSize) return 'other-history';
        oldSize = answer.size;
    }
  }
  return 'unreachable';
};

const NOTHING: { readonly proof: readonly Buffer[] } = { proof: [] };
