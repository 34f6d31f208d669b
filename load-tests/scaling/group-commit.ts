import type { PartResult } from '../bench/lib/part.ts';
import type { Batching } from './queueing.ts';

const OURS = 'Sternklar, everything on';

/** Events per second that `npm run bench -- append` measured, by how many writers there were. */
export const measuredAppends = ({ tables }: Pick<PartResult, 'tables'>): ReadonlyMap<number, number> =>
  new Map(
    tables.flatMap(({ title, rows }) => {
      const writers = /^(\d+) writers?$/.exec(title)?.[1];
      const rate = rows.find(([name]) => name === OURS)?.[1]?.replaceAll(',', '');
      return writers && rate ? [[Number(writers), Number(rate)] as const] : [];
    }),
  );

/** What a batch and each event in it take, in milliseconds: from one writer, whose batches are one event, and from 128. */
export const groupCommitFrom = (measured: ReadonlyMap<number, number>): Batching => {
  const [one, many] = [measured.get(1), measured.get(128)];
  if (!one || !many) throw new Error('npm run bench -- append was not measured.');
  const [single, batch] = [1_000 / one, 128_000 / many];
  const eachItem = (batch - single) / 127;
  return { eachBatch: single - eachItem, eachItem, most: 500 };
};
