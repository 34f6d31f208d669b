import { partnerBodySchema, partnerSchema } from '@sternklar/contracts/partners/partner.api';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import type { ChangePartner } from '../change-partner.ts';
import { registeredPartner, TAG } from '../partner-answers.ts';
import type { PartnerSecrets } from '../partner-secrets.ts';
import { registerPartner } from './register-partner.ts';

export interface RegisterPartnerRouteDeps {
  readonly change: ChangePartner;
  readonly kit: Pick<RequestKit, 'newId'>;
  readonly secrets: Pick<PartnerSecrets, 'publicKeyOf'>;
}

export const registerPartnerRoute = slice(
  {
    name: 'register-partner',
    call: 'POST /admin/partners',
    access: ['admin'],
    tag: TAG,
    summary: 'Einen Partner anlegen, der das Chat-Widget auf seinen Seiten zeigen darf',
    body: partnerBodySchema,
    answers: { 201: partnerSchema },
    records: ['PartnerRegistered', 'PartnerKeyIssued'],
    example: { body: { name: 'Musterhotel', origins: ['https://www.musterhotel.example'] } },
  },
  ({ change, kit, secrets }: RegisterPartnerRouteDeps) =>
    async (request, reply) => {
      const [partnerId, keyId] = [kit.newId(request), kit.newId(request)];
      const command = { partnerId, keyId, publicKey: secrets.publicKeyOf(keyId), ...request.body };
      const events = await change({ request, reply }, partnerId, (state) => registerPartner(state, command));
      reply.code(201);
      return registeredPartner(events);
    },
);
