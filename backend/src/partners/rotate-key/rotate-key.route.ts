import { rotateKeyBodySchema } from '@sternklar/contracts/partners/partner.api';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RequestKit } from '../../platform/request-kit.port.ts';
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

export const rotateKeyRoute =
  ({ change, kit, secrets, now }: RotateKeyRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().post(
      '/admin/partners/:id/keys',
      {
        config: { access: ['admin'], refusals: { 409: 'Es gelten noch zu viele frühere Schlüssel.' } },
        schema: {
          tags: [TAG],
          summary: 'Einem Partner einen neuen Schlüssel geben; der bisherige gilt noch eine Frist lang',
          params: z.object({ id: z.uuid() }),
          body: rotateKeyBodySchema,
          response: { 201: z.object({ message: z.string() }) },
        },
      },
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
  };
