import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../../backend/src/testing/running-product.ts';
import { findGoProgram, type GoProgram } from '../common/go-program.ts';
import type { Proof } from '../common/proof.ts';

/** Stripe's own: it holds each request against Stripe's OpenAPI document and answers with an object of the right kind. */
const STRIPE_MOCK: GoProgram = {
  name: 'stripe-mock',
  command: 'stripe-mock',
  module: 'github.com/stripe/stripe-mock@v0.203.0',
  setting: 'STRIPE_MOCK_BIN',
  probe: ['-version'],
};
const READY_WITHIN_MS = 30_000;
/** It asks for one of this form, and looks at nothing else of it. */
export const SECRET_KEY = 'sk_test_proof12345678';

export const findStripeMock = (say: (line: string) => void) => findGoProgram(STRIPE_MOCK, say);

/** Starts it on a port of its own; the URL of its API. It ends with the proof. */
export const startStripeMock = async (proof: Proof, program: string): Promise<string> => {
  const port = await freePort();
  const child = spawn(program, ['-http-addr', `127.0.0.1:${port}`], { stdio: 'ignore' });
  proof.defer(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill();
    await gone;
  });
  const url = `http://127.0.0.1:${port}`;
  for (const deadline = Date.now() + READY_WITHIN_MS; Date.now() < deadline; await delay(100)) {
    const answer = await fetch(`${url}/v1/balance`, { headers: { authorization: `Bearer ${SECRET_KEY}` } }).catch(
      () => null,
    );
    if (answer?.ok) return url;
  }
  throw new Error('stripe-mock did not start.');
};
