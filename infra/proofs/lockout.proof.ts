/** `npm run prove lockout`: whoever knows an address keeps its owner out of nothing. See docs/proofs/lockout.md. */
import { signInStaff } from '../../backend/src/testing/accounts.ts';
import { createAsk } from '../../backend/src/testing/ask.ts';
import { ADMIN } from '../../backend/src/testing/running-product.ts';
import { createSend } from './common/exchange.ts';
import { runProof } from './common/proof.ts';
import { openStage } from './common/stage.ts';
import { burnAppCodes, ownerWithApp } from './lockout/app.ts';
import { burnCodes, guessPasswords, knownOwner, type Owner, type World } from './lockout/attack.ts';
import { floodWhile } from './lockout/flood.ts';

const CONNECTIONS = 170;
/** Strangers in the flood may wait: what is proven is that others need not. */
const WHOEVER_WAITS_MS = 120_000;

await runProof(
  {
    name: 'lockout',
    proves:
      'a stranger who knows an address, and a flood of sign-ins, keep no owner out of a device that signed in before.',
    limitMs: 600_000,
  },
  async (proof) => {
    const env = { EXPOSE_CODES: 'true', LOGIN_ATTEMPTS_PER_QUARTER_HOUR: '10' };
    const stage = await openStage(proof, { env });
    const { send, close } = createSend(stage.url, CONNECTIONS, WHOEVER_WAITS_MS);
    proof.defer(close);
    const world: World = { send, ask: createAsk(send), origin: `http://localhost:${new URL(stage.url).port}` };
    const expect = async (what: string, wanted: number, got: Promise<number>) => {
      const status = await got;
      if (status === wanted) proof.say(`${what}: ${status}`);
      else proof.fault(`${what}: ${status} instead of ${wanted}.`);
    };

    const customer = await knownOwner(world, 'anna@aussperren.example');
    const admin: Owner = await knownOwner(world, ADMIN.email, ADMIN.password);
    const session = await signInStaff(world.ask, ADMIN);
    for (const [name, owner] of Object.entries({ customer, admin })) {
      await guessPasswords(world, owner.email);
      await expect(`${name}, after 11 wrong passwords, from a new device`, 429, owner.logIn({ isKnown: false }));
      await expect(`${name}, with a passkey from a new device`, 200, owner.passkeyLogIn());
      await expect(`${name}, from the device that signed in before`, 200, owner.logIn({ isKnown: true }));
    }
    await expect(
      'the signed-in admin, who changes the password meanwhile',
      200,
      send({
        method: 'POST',
        path: '/api/auth/change-password',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${session.token}` },
        body: JSON.stringify({ current_password: ADMIN.password, new_password: 'ein-anderes-passwort' }),
      }).then(({ status }) => status),
    );

    await burnCodes(world, customer.email);
    await expect(
      'the customer, with a code asked for from the known device',
      200,
      customer.resetPassword('stern-neu-9'),
    );

    const appOwner = await ownerWithApp(world, 'berta@aussperren.example');
    await expect('a stranger with the password, after five wrong codes of the app', 429, burnAppCodes(appOwner));
    await expect('its owner, with a code on the device that signed in before', 200, appOwner.logIn());
    await expect('the same code once more, from the same device', 401, appOwner.replay());
    await expect(
      'the owner on a new device, with a recovery code',
      200,
      appOwner.logInElsewhere({ recovery_code: appOwner.recoveryCode }),
    );

    const flood = await floodWhile(world, async () => {
      for (let i = 0; i < 10; i += 1) {
        const { status, ms } = await customer.timedLogIn();
        if (status !== 200) proof.fault(`The known device is answered ${status} in the midst of the flood.`);
        else proof.say(`known device in the midst of the flood: 200 after ${ms.toFixed(0)} ms`);
      }
    });
    const told = [...flood.statuses].map(([status, times]) => `${times} × ${status}`).join(', ');
    proof.say(`the flood, 150 at once: ${told}`);
    if (!flood.statuses.has(503)) proof.fault('Control: the flood was not large enough to turn anybody away.');
  },
);
