import { eraseOwnAccountBodySchema } from '@sternklar/contracts/accounts/account.api';
import { messageSchema } from '@sternklar/contracts/problem';
import { given } from '../../platform/example-call.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { accountMayBeGone, TAG } from '../account-answers.ts';
import type { ConfirmPassword } from '../passwords/confirm-password.ts';
import type { SameTime } from '../same-time.ts';
import type { Erasure } from './erasure.ts';
import { mayNotBeErased, ownErasureRefused } from './erasure-refusals.ts';

export interface EraseOwnAccountRouteDeps {
  readonly erasure: Pick<Erasure, 'erase'>;
  readonly confirmPassword: ConfirmPassword;
  readonly inSameTime: SameTime;
  readonly kit: Pick<RequestKit, 'identityOf' | 'commandContext'>;
}

/** For good, at once; a request that can be taken back is request-account-deletion's. */
export const eraseOwnAccountRoute = slice(
  {
    name: 'erase-own-account',
    call: 'POST /account/erasure',
    // Whoever repeats it has no session any more.
    access: 'signed-in',
    tag: TAG,
    summary: 'Das eigene Konto endgültig löschen; alle Sitzungen enden',
    body: eraseOwnAccountBodySchema,
    answers: { 200: messageSchema },
    refusals: { ...accountMayBeGone, ...mayNotBeErased },
    edge: { idempotencyKey: false },
    records: ['AccountErased', 'SubscriptionEnded', 'BusinessRemoved', 'EmailAddressReleased'],
    example: {
      token: given('unverified', 'token'),
      body: { password: given('unverified', 'password'), understood: true },
    },
  },
  ({ erasure, confirmPassword, inSameTime, kit }: EraseOwnAccountRouteDeps, app) =>
    async (request, reply) => {
      const { accountId, sessionId } = kit.identityOf(request);
      const { password, passkey } = request.body;
      await inSameTime(confirmPassword({ accountId, sessionId, field: 'password', password, passkey }));
      const context = kit.commandContext(request, accountId);
      const erased = await erasure.erase({ accountId, reason: 'owner', context });
      if (erased.rejected !== undefined) throw ownErasureRefused(erased.rejected);
      app.pageCookies.take(reply);
      return { message: 'Ihr Konto ist gelöscht.' };
    },
);
