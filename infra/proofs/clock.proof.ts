/** `npm run prove clock [-- --days 400 …]`: clocks that leap by months, while the product runs and at its start. See docs/proofs/clock.md. */

import { parseArgs } from 'node:util';
import { type Case, proveCase } from './clock/cases.ts';
import { findWrongClocks } from './common/faketime.ts';
import { runProof } from './common/proof.ts';

const { values } = parseArgs({ options: { days: { type: 'string', multiple: true, default: ['35', '400', '-35'] } } });
const CASES: readonly Case[] = values.days.map(Number).flatMap((days) => [
  { days, oneMachine: false },
  { days, oneMachine: true },
]);

await runProof(
  {
    name: 'clock',
    proves:
      'a clock that leaps by months, ahead or back, while the product runs or at its start, erases, invoices, mails and ends nothing; operators are told, people go on, and everything due is done once an operator says that the clock is right.',
    limitMs: 600_000,
  },
  async (proof) => {
    const clocks = await findWrongClocks();
    if (clocks === null)
      return proof.notRun('there is no libfaketime here, by which processes have a clock of their own.');
    await Promise.all(CASES.map((one) => proveCase(proof, clocks, one)));
  },
);
