import { eraseUserBodySchema } from '@sternklar/contracts/accounts/account.api';
import { messageSchema } from '@sternklar/contracts/problem';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { userIdParamsSchema } from '../user-answers.ts';
import type { Erasure } from './erasure.ts';
import { erasureOfUserRefused, mayNotBeErased } from './erasure-refusals.ts';

export interface EraseUserRouteDeps {
  readonly erasure: Pick<Erasure, 'erase'>;
  readonly kit: Pick<RequestKit, 'commandContext' | 'untilVisible'>;
}

/** For customers who ask by letter or telephone, or whose request is to be carried out before its time. */
export const eraseUserRoute =
  ({ erasure, kit }: EraseUserRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().post(
      '/admin/users/:id/erasure',
      {
        config: { access: ['admin'], refusals: mayNotBeErased },
        schema: {
          tags: ['Benutzer'],
          summary: 'Das Konto eines Benutzers endgültig löschen; noch einmal ändert nichts',
          params: userIdParamsSchema,
          body: eraseUserBodySchema,
          response: { 200: messageSchema },
        },
      },
      async (request, reply) => {
        const accountId = request.params.id;
        const context = kit.commandContext(request, accountId);
        const erased = await erasure.erase({ accountId, reason: 'admin', context });
        if (erased.rejected !== undefined) throw erasureOfUserRefused(erased.rejected);
        await kit.untilVisible(request, reply, erased.position);
        return { message: 'Das Konto ist gelöscht.' };
      },
    );
  };
