import { changePasswordBodySchema } from '@sternklar/contracts/accounts/account.api';
import { messageSchema } from '@sternklar/contracts/problem';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { given } from '../../platform/example-call.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { TAG } from '../account-answers.ts';
import { passwordWrong } from '../auth-refusals.ts';
import type { createChangePassword } from '../credentials/change-password.ts';
import type { ConfirmPassword } from '../passwords/confirm-password.ts';
import type { RefuseCommonPassword } from '../passwords/refuse-common-password.ts';
import type { SameTime } from '../same-time.ts';
import { changePassword } from './change-password.ts';

export interface ChangePasswordRouteDeps {
  readonly confirmPassword: ConfirmPassword;
  readonly changePassword: ReturnType<typeof createChangePassword>;
  readonly refuseCommonPassword: RefuseCommonPassword;
  readonly inSameTime: SameTime;
  readonly kit: RequestKit;
}

type ChangePasswordBody = z.output<typeof changePasswordBodySchema>;

/** Ends all other sessions of the account; the one that asks goes on. */
export const changePasswordRoute = slice(
  {
    name: 'change-password',
    call: 'POST /auth/change-password',
    access: 'signed-in',
    tag: TAG,
    summary: 'Das eigene Passwort ändern; alle anderen Sitzungen enden',
    body: changePasswordBodySchema,
    answers: { 200: messageSchema },
    records: ['PasswordChanged'],
    example: {
      body: { current_password: given('caller', 'password'), new_password: given('caller', 'newPassword') },
      // The password so far is no longer right, so nothing happens twice.
      statusAfterCrash: 400,
    },
  },
  (deps: ChangePasswordRouteDeps) => {
    /** Resolves to the log position of the change. */
    const change = async (request: FastifyRequest, { current_password, passkey, new_password }: ChangePasswordBody) => {
      const { accountId, sessionId } = deps.kit.identityOf(request);
      const asked = { accountId, sessionId, field: 'current_password', password: current_password, passkey };
      const confirmed = await deps.confirmPassword(asked);
      const changed = await deps.changePassword({
        accountId,
        email: confirmed.email,
        password: new_password,
        isKnown: true,
        decide: (state) => changePassword(state, { confirmedVersion: confirmed.version }),
        context: deps.kit.commandContext(request, accountId),
        keptSessionId: sessionId,
      });
      if (changed.rejected !== undefined) throw passwordWrong('current_password');
      return changed.position;
    };
    return async (request, reply) => {
      deps.refuseCommonPassword('new_password', request.body.new_password);
      const position = await deps.inSameTime(change(request, request.body));
      await deps.kit.untilVisible(request, reply, position);
      return { message: 'Ihr Passwort ist geändert. Auf allen anderen Geräten sind Sie abgemeldet.' };
    };
  },
);
