import { eraseOwnAccountBodySchema } from '@sternklar/contracts/accounts/account.api';
import { messageSchema } from '@sternklar/contracts/problem';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { RequestKit } from '../../platform/request-kit.port.ts';
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
export const eraseOwnAccountRoute =
  ({ erasure, confirmPassword, inSameTime, kit }: EraseOwnAccountRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().post(
      '/account/erasure',
      {
        // Whoever repeats it has no session any more.
        config: { access: 'signed-in', idempotencyKey: false, refusals: { ...accountMayBeGone, ...mayNotBeErased } },
        schema: {
          tags: [TAG],
          summary: 'Das eigene Konto endgültig löschen; alle Sitzungen enden',
          body: eraseOwnAccountBodySchema,
          response: { 200: messageSchema },
        },
      },
      async (request, reply) => {
        const { accountId } = kit.identityOf(request);
        await inSameTime(confirmPassword({ accountId, field: 'password', password: request.body.password }));
        const context = kit.commandContext(request, accountId);
        const erased = await erasure.erase({ accountId, reason: 'owner', context });
        if (erased.rejected !== undefined) throw ownErasureRefused(erased.rejected);
        app.pageCookies.take(reply);
        return { message: 'Ihr Konto ist gelöscht.' };
      },
    );
  };
