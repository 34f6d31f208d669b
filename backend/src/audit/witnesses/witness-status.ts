import type { TransparencyLog } from '@sternklar/event-store/transparency/transparency-log';
import type { WitnessState } from '@sternklar/event-store/transparency/witness-table';
import type { WitnessSettings } from './ask-witnesses.job.ts';

/** How far those are who cosign the log. */
export interface WitnessStatus {
  readonly witnesses: readonly (Pick<WitnessState, 'size' | 'cosignedAt' | 'failure' | 'splitAt'> & {
    readonly name: string;
  })[];
  readonly quorum: number;
  /** How many are wanting to the quorum. */
  readonly missing: number;
  /** How many have seen another history. */
  readonly splits: number;
}

const NEVER_ASKED = { size: null, cosignedAt: null, failure: null, splitAt: null } as const;

export const readWitnessStatus = async (
  log: Pick<TransparencyLog, 'witnesses'>,
  { witnesses, quorum }: Pick<WitnessSettings, 'witnesses' | 'quorum'>,
): Promise<WitnessStatus> => {
  const states = witnesses.length === 0 ? [] : await log.witnesses();
  const known = witnesses.map(({ key }) => {
    const { size, cosignedAt, failure, splitAt } = states.find((state) => state.key === key.text) ?? NEVER_ASKED;
    return { name: key.name, size, cosignedAt, failure, splitAt };
  });
  const cosigning = known.filter(({ size, failure }) => size !== null && failure === null).length;
  return {
    witnesses: known,
    quorum,
    missing: Math.max(quorum - cosigning, 0),
    splits: known.filter(({ splitAt }) => splitAt !== null).length,
  };
};
