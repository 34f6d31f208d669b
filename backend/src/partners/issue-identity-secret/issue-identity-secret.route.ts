import { identitySecretSchema } from '@sternklar/contracts/partners/partner.api';
import { z } from 'zod';
import { given } from '../../platform/example-call.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import type { ChangePartner } from '../change-partner.ts';
import { TAG } from '../partner-answers.ts';
import type { PartnerSecrets } from '../partner-secrets.ts';
import { issueIdentitySecret } from './issue-identity-secret.ts';

export interface IssueIdentitySecretRouteDeps {
  readonly change: ChangePartner;
  readonly kit: Pick<RequestKit, 'newId'>;
  readonly secrets: Pick<PartnerSecrets, 'identitySecretOf'>;
}

export const issueIdentitySecretRoute = slice(
  {
    name: 'issue-identity-secret',
    call: 'POST /admin/partners/:id/identity-secret',
    // The answer is a secret: it is not kept for a repetition.
    access: ['admin'],
    tag: TAG,
    summary: 'Ein neues Geheimnis, mit dem der Server des Partners Besucher ausweist; das bisherige gilt nicht mehr',
    params: z.object({ id: z.uuid() }),
    answers: { 201: identitySecretSchema },
    edge: { idempotencyKey: false },
    records: ['PartnerIdentitySecretIssued'],
    example: { params: { id: given('partner') } },
  },
  ({ change, kit, secrets }: IssueIdentitySecretRouteDeps) =>
    async (request, reply) => {
      const { id } = request.params;
      const secretId = kit.newId(request);
      await change({ request, reply }, id, (state) => issueIdentitySecret(state, { partnerId: id, secretId }));
      reply.code(201);
      return { secret: secrets.identitySecretOf(secretId) };
    },
);
