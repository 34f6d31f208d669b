/** `npm run prove scaling`: what the model of docs/scaling.md says of queues, against a simulation. See docs/proofs/scaling.md. */
import { type Claim, claimsOf, holds } from '../../load-tests/scaling/claims.ts';
import { readAppends, readComparison, readInputs } from '../../load-tests/scaling/inputs.ts';
import { loadRunClaims } from '../../load-tests/scaling/load-run.ts';
import { runProof } from './common/proof.ts';

const LIMIT_MS = 120_000;

const lineOf = ({ what, says, came }: Claim): string =>
  `${what}: the model says ${says.toPrecision(3)}, it came to ${came.toPrecision(3)}`;

await runProof(
  {
    name: 'scaling',
    proves: 'the formulas by which docs/scaling.md is calculated agree with a simulation, and with what was measured.',
    limitMs: LIMIT_MS,
  },
  async (proof) => {
    const inputs = readInputs();
    const compared = readComparison();
    const claims = [...claimsOf(inputs, readAppends()), ...(compared ? loadRunClaims(compared, inputs.costs) : [])];
    for (const claim of claims) (holds(claim) ? proof.say : proof.fault)(lineOf(claim));
    if (!compared) proof.say('npm run load -- compare was never run: no load run to hold the costs against');
    proof.say(`${claims.filter(holds).length} of ${claims.length} agree`);
  },
);
