import { ownProfileSchema } from '@sternklar/contracts/accounts/account.api';
import type { Queries } from '@sternklar/projections/queries';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { profileNotReady } from '../account-answers.ts';

export interface ShowOwnProfileRouteDeps {
  readonly users: Pick<Queries['users'], 'own'>;
  readonly kit: Pick<RequestKit, 'identityOf'>;
}

export const showOwnProfileRoute =
  ({ users, kit }: ShowOwnProfileRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().get(
      '/auth/me',
      {
        config: { access: 'signed-in' },
        schema: { tags: ['Anmeldung'], summary: 'Das eigene Profil', response: { 200: ownProfileSchema } },
      },
      async (request) => {
        const profile = await users.own(kit.identityOf(request).accountId);
        if (profile) return profile;
        throw profileNotReady();
      },
    );
  };
