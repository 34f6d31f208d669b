import { eraseUserBodySchema } from '@sternklar/contracts/accounts/account.api';
import { messageSchema } from '@sternklar/contracts/problem';
import { given } from '../../platform/example-call.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { userIdParamsSchema } from '../user-answers.ts';
import type { Erasure } from './erasure.ts';
import { erasureOfUserRefused, mayNotBeErased } from './erasure-refusals.ts';

export interface EraseUserRouteDeps {
  readonly erasure: Pick<Erasure, 'erase'>;
  readonly kit: Pick<RequestKit, 'commandContext' | 'untilVisible'>;
}

/** For customers who ask by letter or telephone, or whose request is to be carried out before its time. */
export const eraseUserRoute = slice(
  {
    name: 'erase-user',
    call: 'POST /admin/users/:id/erasure',
    access: ['admin'],
    tag: 'Benutzer',
    summary: 'Das Konto eines Benutzers endgültig löschen; noch einmal ändert nichts',
    params: userIdParamsSchema,
    body: eraseUserBodySchema,
    answers: { 200: messageSchema },
    refusals: mayNotBeErased,
    records: ['AccountErased', 'SubscriptionEnded', 'BusinessRemoved', 'EmailAddressReleased'],
    example: { params: { id: given('customer') }, body: { understood: true } },
  },
  ({ erasure, kit }: EraseUserRouteDeps) =>
    async (request, reply) => {
      const accountId = request.params.id;
      const context = kit.commandContext(request, accountId);
      const erased = await erasure.erase({ accountId, reason: 'admin', context });
      if (erased.rejected !== undefined) throw erasureOfUserRefused(erased.rejected);
      await kit.untilVisible(request, reply, erased.position);
      return { message: 'Das Konto ist gelöscht.' };
    },
);
