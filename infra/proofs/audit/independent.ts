import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Proof } from '../common/proof.ts';
import type { Claim } from './claims.ts';

const FOLDER = fileURLToPath(new URL('./independent/', import.meta.url));

/** What Go's sumdb/note and transparency-dev/merkle say of the claims. Without Go: a notice, and a fault in CI. */
export const checkIndependently = async (proof: Proof, claims: readonly Claim[]): Promise<void> => {
  const answers = await askGo(claims);
  if (typeof answers === 'string') {
    const sentence = `The independent implementation could not be asked: ${answers}`;
    if (process.env.CI === 'true') proof.fault(sentence);
    else proof.say(sentence);
    return;
  }
  if (answers.length !== claims.length)
    proof.fault(`${claims.length} claims were made, ${answers.length} were judged.`);
  for (const [index, claim] of claims.entries()) {
    if (answers[index] !== claim.expected) proof.fault(`Go says ${answers[index]} of ${JSON.stringify(claim)}.`);
  }
  const wrong = claims.filter(({ expected }) => !expected).length;
  proof.say(
    `Go's sumdb/note and transparency-dev/merkle accept ${claims.length - wrong} notes, leaves and proofs, and refuse ${wrong} false ones.`,
  );
};

/** An answer for each claim, or a sentence on why there is none. */
const askGo = async (claims: readonly Claim[]): Promise<readonly boolean[] | string> => {
  const child = spawn('go', ['run', '.'], { cwd: FOLDER });
  const missing = once(child, 'error').then(() => 'Go is not installed.');
  const run = async () => {
    const exited = once(child, 'exit');
    child.stdin.on('error', () => undefined);
    child.stdin.end(claims.map((claim) => `${JSON.stringify(claim)}\n`).join(''));
    const [printed, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
    const [code] = await exited;
    if (code !== 0) return complained.trim().split('\n').slice(0, 3).join(' ');
    return printed
      .trim()
      .split('\n')
      .map((line) => line === 'true');
  };
  return Promise.race([missing, run()]);
};
