import type { Query } from './tree-tables.ts';

/** Why a witness does not cosign at the moment. */
export type WitnessFailure =
  | 'unreachable'
  /** It does not know this log. */
  | 'unknown-log'
  /** It knows another key of this log. */
  | 'unknown-key'
  /** What it answers is no cosignature of its key, or makes no sense. */
  | 'wrong-answer'
  /** It has seen another history of this log, or a longer one. */
  | 'other-history';

/** What a witness that the product asks has last said. */
export interface WitnessState {
  readonly key: string;
  readonly askedAt: Date;
  /** The largest tree that it has cosigned; null before there was one. */
  readonly size: number | null;
  readonly cosignedAt: Date | null;
  /** Null while it cosigns. */
  readonly failure: WitnessFailure | null;
  /** Since when it has seen another history; null while it has not. */
  readonly splitAt: Date | null;
}

const MOST_WITNESSES = 50;

export const readWitnesses = (query: Query): Promise<readonly WitnessState[]> =>
  query<WitnessState>(
    `select key, asked_at as "askedAt", size, cosigned_at as "cosignedAt", failure, split_at as "splitAt"
     from transparency_log.witnesses order by key limit ${MOST_WITNESSES}`,
    [],
  );

export const writeWitness = async (query: Query, state: WitnessState): Promise<void> => {
  const { key, askedAt, size, cosignedAt, failure, splitAt } = state;
  await query(
    `insert into transparency_log.witnesses (key, asked_at, size, cosigned_at, failure, split_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (key) do update set asked_at = excluded.asked_at, size = excluded.size,
       cosigned_at = excluded.cosigned_at, failure = excluded.failure, split_at = excluded.split_at`,
    [key, askedAt, size, cosignedAt, failure, splitAt],
  );
};
