import { rotateKeyBodySchema } from '@sternklar/contracts/partners/partner.api';
import { z } from 'zod';
import { given } from '../../platform/example-call.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import type { ChangePartner } from '../change-partner.ts';
import { TAG } from '../partner-answers.ts';
import type { PartnerSecrets } from '../partner-secrets.ts';
import { rotateKey } from './rotate-key.ts';

export interface RotateKeyRouteDeps {
  readonly change: ChangePartner;
  readonly kit: Pick<RequestKit, 'newId'>;
  readonly secrets: Pick<PartnerSecrets, 'publicKeyOf'>;
  readonly now: () => Date;
}

export const rotateKeyRoute = slice(
  {
    name: 'rotate-key',
    call: 'POST /admin/partners/:id/keys',
    access: ['admin'],
    tag: TAG,
    summary: 'Einem Partner einen neuen Schlüssel geben; der bisherige gilt noch eine Frist lang',
    params: z.object({ id: z.uuid() }),
    body: rotateKeyBodySchema,
    answers: { 201: z.object({ message: z.string() }) },
    refusals: { 409: 'Es gelten noch zu viele frühere Schlüssel.' },
    records: ['PartnerKeyIssued', 'PartnerKeyRetired', 'PartnerKeyRevoked'],
    example: { params: { id: given('partner') }, body: { grace_days: 7 } },
  },
  ({ change, kit, secrets, now }: RotateKeyRouteDeps) =>
    async (request, reply) => {
      const { id } = request.params;
      const keyId = kit.newId(request);
      const command = {
        partnerId: id,
        keyId,
        publicKey: secrets.publicKeyOf(keyId),
        graceDays: request.body.grace_days,
        now: now(),
      };
      await change({ request, reply }, id, (state) => rotateKey(state, command));
      reply.code(201);
      return { message: 'Der neue Schlüssel gilt ab jetzt.' };
    },
);
