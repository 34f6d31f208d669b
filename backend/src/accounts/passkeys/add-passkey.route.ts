import { accountStream } from '@sternklar/contracts/accounts/account.events';
import { addPasskeyBodySchema, passkeySchema } from '@sternklar/contracts/accounts/passkey.api';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import { isStaff } from '../../platform/access.port.ts';
import { given } from '../../platform/example-call.port.ts';
import { Refusal } from '../../platform/refusal.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { accountStreamType, exists, hasSecondFactor } from '../account.ts';
import { accountGone, accountMayBeGone, TAG } from '../account-answers.ts';
import { EMAIL_UNVERIFIED, emailUnverified, passkeyWrong } from '../auth-refusals.ts';
import type { CredentialsStore } from '../credentials/credentials.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { addPasskey } from './change-passkeys.ts';
import { ownPasskey } from './passkey-answers.ts';
import type { Passkeys } from './passkeys.ts';
import type { WebAuthn } from './web-authn.ts';

export interface AddPasskeyRouteDeps {
  readonly commands: CommandHandler;
  readonly passkeys: Pick<Passkeys, 'keep' | 'forget'>;
  readonly webAuthn: Pick<WebAuthn, 'registered'>;
  readonly credentials: Pick<CredentialsStore, 'ofAccount'>;
  readonly sessions: Pick<Sessions, 'strengthen' | 'identityOf'>;
  readonly kit: RequestKit;
  readonly now: () => Date;
}

const TOO_MANY = 'Mehr Passkeys sind nicht möglich. Bitte entfernen Sie zuerst einen.';
const tooMany = () => new Refusal(409, 'too-many-passkeys', TOO_MANY);
const refusals = {
  'account-gone': accountGone,
  // Who took the account back with a new password or address meanwhile need not be who showed the one before.
  'password-changed-meanwhile': passkeyWrong,
  'email-unverified': emailUnverified,
  'too-many-passkeys': tooMany,
} as const;

export const addPasskeyRoute = slice(
  {
    name: 'add-passkey',
    call: 'POST /account/passkeys',
    access: 'signed-in',
    tag: TAG,
    summary: 'Einen Passkey, den der Browser angelegt hat, zum eigenen Konto nehmen',
    body: addPasskeyBodySchema,
    answers: { 201: passkeySchema },
    refusals: { 409: `${TOO_MANY} Oder: ${EMAIL_UNVERIFIED}`, ...accountMayBeGone },
    edge: { idempotencyKey: false },
    records: ['PasskeyAdded'],
    example: {
      body: { name: 'Laptop', credential: given('new-passkey', 'credential') },
      // The answer to its challenge counts once.
      statusAfterCrash: 400,
    },
  },
  (deps: AddPasskeyRouteDeps, app) => async (request, reply) => {
    const { accountId, sessionId } = deps.kit.identityOf(request);
    const { name, credential } = request.body;
    const inForce = await deps.credentials.ofAccount(accountId);
    if (inForce === null) throw passkeyWrong();
    const passwordVersion = inForce.version;
    const key = await deps.webAuthn.registered({ accountId, passwordVersion }, credential);
    if (key === null) throw passkeyWrong();
    const passkey = { ...key, id: deps.kit.newId(request), accountId, name, createdAt: deps.now(), lastUsedAt: null };
    if (!(await deps.passkeys.keep(passkey))) throw passkeyWrong();
    let isFirst = false;
    const handled = await deps.commands.handle({
      streamType: accountStreamType,
      streamId: accountStream(accountId),
      decide: (state) => {
        isFirst = exists(state) && !hasSecondFactor(state);
        return addPasskey(state, { passkeyId: passkey.id, passwordVersion });
      },
      context: deps.kit.commandContext(request, accountId),
    });
    if (handled.rejected !== undefined) {
      await deps.passkeys.forget(accountId, passkey.id);
      throw refusals[handled.rejected]();
    }
    // Whoever had none showed the password just now, and a key that the account is opened with from here on.
    if (isFirst) await deps.sessions.strengthen(sessionId);
    const identity = await deps.sessions.identityOf(sessionId);
    if (identity !== null && isStaff(identity)) app.pageCookies.give(reply, sessionId);
    await deps.kit.untilVisible(request, reply, handled.position);
    return reply.code(201).send(ownPasskey(passkey));
  },
);
