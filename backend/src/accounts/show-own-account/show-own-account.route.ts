import { ownAccountSchema } from '@sternklar/contracts/accounts/account.api';
import type { Queries } from '@sternklar/projections/queries';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { profileNotReady, TAG } from '../account-answers.ts';
import type { EmailChanges } from '../change-email-address/email-change.ts';
import { type AdminsNeed, seenInSession } from '../sessions/seen-in-session.ts';

export interface ShowOwnAccountRouteDeps {
  readonly users: Pick<Queries['users'], 'ownAccount'>;
  readonly settings: AdminsNeed;
  readonly now: () => Date;
  readonly emailChanges: Pick<EmailChanges, 'pendingOf'>;
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
  ({ users, settings, now, emailChanges, kit }: ShowOwnAccountRouteDeps) =>
    async (request) => {
      const identity = kit.identityOf(request);
      const { accountId } = identity;
      const [account, pending] = await Promise.all([
        users.ownAccount(accountId, now()),
        emailChanges.pendingOf(accountId),
      ]);
      if (account === null) throw profileNotReady();
      const shown = seenInSession(account, identity, settings);
      return pending === null ? shown : { ...shown, pending_email: pending.email };
    },
);
