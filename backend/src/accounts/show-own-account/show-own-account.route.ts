import { ownAccountSchema } from '@sternklar/contracts/accounts/account.api';
import type { Queries } from '@sternklar/projections/queries';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { profileNotReady, TAG } from '../account-answers.ts';

export interface ShowOwnAccountRouteDeps {
  readonly users: Pick<Queries['users'], 'ownAccount'>;
  readonly kit: Pick<RequestKit, 'identityOf'>;
}

export const showOwnAccountRoute = slice(
  {
    name: 'show-own-account',
    call: 'GET /account',
    access: 'signed-in',
    tag: TAG,
    summary: 'Das eigene Konto: Profil, Benachrichtigungen, beantragte Löschung',
    answers: { 200: ownAccountSchema },
    records: [],
    example: {},
  },
  ({ users, kit }: ShowOwnAccountRouteDeps) =>
    async (request) => {
      const account = await users.ownAccount(kit.identityOf(request).accountId);
      if (account === null) throw profileNotReady();
      return account;
    },
);
