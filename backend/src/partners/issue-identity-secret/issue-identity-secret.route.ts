import { identitySecretSchema } from '@sternklar/contracts/partners/partner.api';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import type { ChangePartner } from '../change-partner.ts';
import { TAG } from '../partner-answers.ts';
import type { PartnerSecrets } from '../partner-secrets.ts';
import { issueIdentitySecret } from './issue-identity-secret.ts';

export interface IssueIdentitySecretRouteDeps {
  readonly change: ChangePartner;
  readonly kit: Pick<RequestKit, 'newId'>;
  readonly secrets: Pick<PartnerSecrets, 'identitySecretOf'>;
}

export const issueIdentitySecretRoute =
  ({ change, kit, secrets }: IssueIdentitySecretRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().post(
      '/admin/partners/:id/identity-secret',
      {
        // The answer is a secret: it is not kept for a repetition.
        config: { access: ['admin'], idempotencyKey: false },
        schema: {
          tags: [TAG],
          summary:
            'Ein neues Geheimnis, mit dem der Server des Partners Besucher ausweist; das bisherige gilt nicht mehr',
          params: z.object({ id: z.uuid() }),
          response: { 201: identitySecretSchema },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        const secretId = kit.newId(request);
        await change({ request, reply }, id, (state) => issueIdentitySecret(state, { partnerId: id, secretId }));
        reply.code(201);
        return { secret: secrets.identitySecretOf(secretId) };
      },
    );
  };
