import { resetPasswordBodySchema } from '@sternklar/contracts/accounts/account.api';
import { deviceTokenHeadersSchema } from '@sternklar/contracts/accounts/known-device.api';
import { messageSchema } from '@sternklar/contracts/problem';
import type { FastifyRequest } from 'fastify';
import { given } from '../../platform/example-call.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { allResetCodes } from '../account.ts';
import { invalidResetCode } from '../auth-refusals.ts';
import type { CheckCode } from '../check-code.ts';
import type { createChangePassword } from '../credentials/change-password.ts';
import type { FindAccount } from '../find-account.ts';
import { deviceTokenOf } from '../known-devices/device-token.ts';
import type { KnownDevices } from '../known-devices/known-devices.ts';
import type { LoginAttempts } from '../log-in/login-attempts.ts';
import type { RefuseCommonPassword } from '../passwords/refuse-common-password.ts';
import type { RecoveryCodes } from '../recovery-codes/recovery-codes.ts';
import type { SameTime } from '../same-time.ts';
import type { ForgetSecondFactors } from '../second-factors/forget-second-factors.ts';
import { resetPassword } from './reset-password.ts';

export interface ResetPasswordRouteDeps {
  readonly findAccount: FindAccount;
  readonly knownDevices: Pick<KnownDevices, 'idOf' | 'forgetAllBut'>;
  readonly recoveryCodes: Pick<RecoveryCodes, 'forget'>;
  readonly forgetSecondFactors: ForgetSecondFactors;
  readonly checkCode: CheckCode;
  readonly changePassword: ReturnType<typeof createChangePassword>;
  readonly refuseCommonPassword: RefuseCommonPassword;
  readonly inSameTime: SameTime;
  readonly loginAttempts: Pick<LoginAttempts, 'forget'>;
  readonly kit: Pick<RequestKit, 'commandContext'>;
  readonly now: () => Date;
}

interface ResetPasswordBody {
  readonly email: string;
  readonly reset_code: string;
  readonly new_password: string;
}

/** Ends all sessions of the account and starts none: whoever has the new password signs in with it. */
export const resetPasswordRoute = slice(
  {
    name: 'reset-password',
    call: 'POST /auth/reset-password',
    access: 'public',
    tag: 'Anmeldung',
    summary: 'Neues Passwort mit dem zugesandten Code setzen; alle Sitzungen enden',
    body: resetPasswordBodySchema,
    headers: deviceTokenHeadersSchema,
    answers: { 200: messageSchema },
    records: ['PasswordChanged', 'PasskeyRemoved', 'AuthenticatorAppRemoved'],
    example: {
      body: {
        email: given('password-reset', 'email'),
        reset_code: given('password-reset', 'code'),
        new_password: 'stern-neu-2',
      },
      // The code is used up, so nothing happens twice; that it worked is in the answer that was sent.
      statusAfterCrash: 400,
    },
  },
  (deps: ResetPasswordRouteDeps) => {
    const reset = async (request: FastifyRequest, { email, reset_code, new_password }: ResetPasswordBody) => {
      const account = await deps.findAccount(email);
      if (account === null) throw invalidResetCode();
      const { accountId } = account;
      const knownDeviceId = await deps.knownDevices.idOf({ accountId, token: deviceTokenOf(request) });
      const matchedCodeId = await deps.checkCode(allResetCodes(account), reset_code, knownDeviceId);
      if (matchedCodeId === null) throw invalidResetCode();
      const isFirstProof = account.status === 'unverified';
      if (isFirstProof) {
        // Whoever registered the address may be somebody else. Before the event, so that no crash leaves them.
        await deps.recoveryCodes.forget(accountId);
        await deps.knownDevices.forgetAllBut({ accountId, token: null });
      }
      const changed = await deps.changePassword({
        accountId,
        email,
        password: new_password,
        isKnown: knownDeviceId !== null,
        decide: (state) => resetPassword(state, { matchedCodeId, now: deps.now() }),
        context: deps.kit.commandContext(request, accountId),
      });
      if (changed.rejected !== undefined) throw invalidResetCode();
      if (isFirstProof) await deps.forgetSecondFactors(changed);
      // Whoever guessed at the old password does not keep its owner from signing in with the new one.
      await deps.loginAttempts.forget({ email });
      if (knownDeviceId !== null) await deps.loginAttempts.forget({ knownDeviceId });
    };
    return async (request) => {
      deps.refuseCommonPassword('new_password', request.body.new_password);
      await deps.inSameTime(reset(request, request.body));
      return { message: 'Ihr Passwort ist geändert. Bitte melden Sie sich mit dem neuen Passwort an.' };
    };
  },
);
