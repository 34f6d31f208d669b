import { accountStream } from '@sternklar/contracts/accounts/account.events';
import {
  addAuthenticatorAppBodySchema,
  addedAuthenticatorAppSchema,
} from '@sternklar/contracts/accounts/authenticator-app.api';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { FastifyRequest } from 'fastify';
import { isStaff } from '../../platform/access.port.ts';
import { given } from '../../platform/example-call.port.ts';
import { Refusal } from '../../platform/refusal.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { accountStreamType, exists, hasSecondFactor } from '../account.ts';
import { accountGone, accountMayBeGone, TAG } from '../account-answers.ts';
import { EMAIL_UNVERIFIED, emailUnverified } from '../auth-refusals.ts';
import type { CredentialsStore } from '../credentials/credentials.ts';
import type { RecoveryCodes } from '../recovery-codes/recovery-codes.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { AppCodes } from './app-codes.ts';
import type { AppSetups } from './app-setups.ts';
import type { AuthenticatorApps } from './authenticator-apps.ts';
import { addAuthenticatorApp } from './change-authenticator-app.ts';
import { ownApp } from './own-authenticator-app.ts';

export interface AddAuthenticatorAppRouteDeps {
  readonly commands: CommandHandler;
  readonly appSetups: Pick<AppSetups, 'confirmed' | 'use'>;
  readonly credentials: Pick<CredentialsStore, 'ofAccount'>;
  readonly appCodes: Pick<AppCodes, 'seal'>;
  readonly authenticatorApps: Pick<AuthenticatorApps, 'keep' | 'forget' | 'forgetAllBut'>;
  readonly recoveryCodes: Pick<RecoveryCodes, 'left' | 'issue'>;
  readonly sessions: Pick<Sessions, 'strengthen' | 'identityOf' | 'endAllBut'>;
  readonly kit: RequestKit;
  readonly now: () => Date;
}

const EXISTS = 'Es ist schon eine Authenticator-App eingerichtet. Bitte entfernen Sie zuerst diese.';
const appExists = () => new Refusal(409, 'authenticator-app-exists', EXISTS);
const WRONG = 'Dieser Code stimmt nicht. Bitte geben Sie den ein, den die App gerade zeigt.';
const codeWrong = () =>
  new Refusal(400, 'app-code-wrong', `${WRONG} Nach einer Viertelstunde beginnen Sie bitte noch einmal.`, {
    errors: [{ field: 'code', message: WRONG }],
  });

const refusals = {
  'account-gone': accountGone,
  // Who took the account back with a new password or address meanwhile need not be who showed the one before.
  'password-changed-meanwhile': codeWrong,
  'email-unverified': emailUnverified,
  'app-exists': appExists,
} as const;

interface Confirmed {
  readonly accountId: string;
  readonly passwordVersion: number;
  readonly secret: Buffer;
  readonly step: number;
}

/** The secret is written before the event that makes it count. */
const record = async (deps: AddAuthenticatorAppRouteDeps, request: FastifyRequest, confirmed: Confirmed) => {
  const { commands, authenticatorApps, recoveryCodes, kit } = deps;
  const { accountId, passwordVersion, secret, step } = confirmed;
  const appId = kit.newId(request);
  const sealedSecret = await deps.appCodes.seal({ accountId, appId }, secret);
  const added = { id: appId, accountId, sealedSecret, lastStep: step, createdAt: deps.now(), lastUsedAt: null };
  if (!(await authenticatorApps.keep(added))) throw accountGone();
  const withCodes = (await recoveryCodes.left(accountId)) === 0;
  let isFirst = false;
  const handled = await commands.handle({
    streamType: accountStreamType,
    streamId: accountStream(accountId),
    decide: (state) => {
      isFirst = exists(state) && !hasSecondFactor(state);
      return addAuthenticatorApp(state, { appId, withCodes, passwordVersion });
    },
    context: kit.commandContext(request, accountId),
  });
  if (handled.rejected !== undefined) {
    await authenticatorApps.forget(accountId, appId);
    throw refusals[handled.rejected]();
  }
  await authenticatorApps.forgetAllBut(accountId, appId);
  const codes = withCodes ? [...(await recoveryCodes.issue(accountId))] : null;
  return { position: handled.position, isFirst, answer: { ...ownApp(added), recovery_codes: codes } };
};

/** Other sessions end: they were begun without the app's code, and the password alone could take the app away in them. */
export const addAuthenticatorAppRoute = slice(
  {
    name: 'add-authenticator-app',
    call: 'POST /account/authenticator-app',
    access: 'signed-in',
    tag: TAG,
    summary:
      'Eine Authenticator-App, die einen richtigen Code zeigt, zum eigenen Konto nehmen; alle anderen Sitzungen enden',
    body: addAuthenticatorAppBodySchema,
    answers: { 201: addedAuthenticatorAppSchema },
    refusals: { 409: `${EXISTS} Oder: ${EMAIL_UNVERIFIED}`, ...accountMayBeGone },
    edge: { idempotencyKey: false },
    records: ['AuthenticatorAppAdded', 'RecoveryCodesIssued'],
    example: {
      token: given('new-authenticator-app', 'token'),
      body: { setup: given('new-authenticator-app', 'setup'), code: given('new-authenticator-app', 'appCode') },
      // What it was set up with counts once.
      statusAfterCrash: 400,
    },
  },
  (deps: AddAuthenticatorAppRouteDeps, app) => async (request, reply) => {
    const { accountId, sessionId } = deps.kit.identityOf(request);
    const { setup, code } = request.body;
    const inForce = await deps.credentials.ofAccount(accountId);
    if (inForce === null) throw codeWrong();
    const owner = { accountId, passwordVersion: inForce.version };
    const confirmed = deps.appSetups.confirmed({ ...owner, setup, code });
    if (confirmed === null || !(await deps.appSetups.use(setup))) throw codeWrong();
    const { position, isFirst, answer } = await record(deps, request, { ...owner, ...confirmed });
    await deps.sessions.endAllBut(accountId, sessionId);
    // Whoever had none showed the password just now, and an app whose codes the account asks for from here on.
    if (isFirst) await deps.sessions.strengthen(sessionId);
    const identity = await deps.sessions.identityOf(sessionId);
    if (identity !== null && isStaff(identity)) app.pageCookies.give(reply, sessionId);
    await deps.kit.untilVisible(request, reply, position);
    return reply.code(201).send(answer);
  },
);
