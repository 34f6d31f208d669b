import { z } from 'zod';
import { given } from '../../platform/example-call.port.ts';
import { slice } from '../../platform/slice.port.ts';
import type { ChangePartner } from '../change-partner.ts';
import { TAG } from '../partner-answers.ts';
import { revokeKey } from './revoke-key.ts';

export interface RevokeKeyRouteDeps {
  readonly change: ChangePartner;
}

export const revokeKeyRoute = slice(
  {
    name: 'revoke-key',
    call: 'DELETE /admin/partners/:id/keys/:keyId',
    access: ['admin'],
    tag: TAG,
    summary: 'Einen Schlüssel sofort sperren, mit allen Besuchern, die mit ihm schreiben',
    params: z.object({ id: z.uuid(), keyId: z.uuid() }),
    answers: { 200: z.object({ message: z.string() }) },
    records: ['PartnerKeyRevoked'],
    example: { params: { id: given('partner'), keyId: given('partner', 'keyId') } },
  },
  ({ change }: RevokeKeyRouteDeps) =>
    async (request, reply) => {
      const { id, keyId } = request.params;
      await change({ request, reply }, id, (state) => revokeKey(state, { partnerId: id, keyId }));
      return { message: 'Der Schlüssel ist gesperrt.' };
    },
);
