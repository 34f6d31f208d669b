import { expect, it } from 'vitest';
import { createPieceByPiece } from './jobs.port.ts';

type Outcome = 'done' | 'nothing' | 'fails';

/** Pieces by number, of which a job finds again whatever nothing came of. */
const workOf = (outcomes: Readonly<Record<number, Outcome>>) => {
  const left = new Map(Object.entries(outcomes));
  const handled: string[] = [];
  const warnings: unknown[] = [];
  let minutes = 0;
  const { run } = createPieceByPiece<string>(
    {
      name: 'pieces',
      find: async (_now, { limit, except }) => [...left.keys()].filter((id) => !except.includes(id)).slice(0, limit),
      idOf: (id) => id,
      describe: (id) => ({ id }),
      async handle(id) {
        handled.push(id);
        if (left.get(id) === 'fails') throw new Error('No.');
        return left.get(id) === 'done' && left.delete(id);
      },
    },
    {
      now: () => new Date(Date.UTC(2026, 0, 1, 0, minutes)),
      logger: { warn: (line) => warnings.push(line) },
    },
  );
  return { run, handled, warnings, waits: (count: number) => (minutes += count) };
};

it('goes past pieces of which nothing comes, as past those that fail, and tells of these alone', async () => {
  const { run, handled, warnings, waits } = workOf({ 1: 'nothing', 2: 'fails', 3: 'done', 4: 'done' });
  expect(await run(3)).toBe(3);
  expect(await run(3)).toBe(1);
  expect(await run(3)).toBe(0);
  expect([handled, warnings]).toEqual([['1', '2', '3', '4'], [expect.objectContaining({ job: 'pieces', id: '2' })]]);
  waits(10);
  expect(await run(3)).toBe(0);
  expect(handled.slice(4)).toEqual(['1', '2']);
});

it('says that nothing was done where nothing came of a whole portion, so that it is not done again at once', async () => {
  const { run, handled } = workOf({ 1: 'nothing', 2: 'nothing', 3: 'done' });
  expect(await run(2)).toBe(0);
  expect(await run(2)).toBe(1);
  expect(handled).toEqual(['1', '2', '3']);
});
