import { ownAccountSchema } from '@sternklar/contracts/accounts/account.api';
import type { Queries } from '@sternklar/projections/queries';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { profileNotReady, TAG } from '../account-answers.ts';

export interface ShowOwnAccountRouteDeps {
  readonly users: Pick<Queries['users'], 'ownAccount'>;
  readonly kit: Pick<RequestKit, 'identityOf'>;
}

export const showOwnAccountRoute =
  ({ users, kit }: ShowOwnAccountRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().get(
      '/account',
      {
        config: { access: 'signed-in' },
        schema: {
          tags: [TAG],
          summary: 'Das eigene Konto: Profil, Benachrichtigungen, beantragte Löschung',
          response: { 200: ownAccountSchema },
        },
      },
      async (request) => {
        const account = await users.ownAccount(kit.identityOf(request).accountId);
        if (account === null) throw profileNotReady();
        return account;
      },
    );
  };
