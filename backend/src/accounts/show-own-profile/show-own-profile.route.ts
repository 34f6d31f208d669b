import { ownProfileSchema } from '@sternklar/contracts/accounts/account.api';
import type { Queries } from '@sternklar/projections/queries';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { profileNotReady } from '../account-answers.ts';
import { type AdminsNeed, seenInSession } from '../sessions/seen-in-session.ts';

export interface ShowOwnProfileRouteDeps {
  readonly users: Pick<Queries['users'], 'own'>;
  readonly settings: AdminsNeed;
  readonly now: () => Date;
  readonly kit: Pick<RequestKit, 'identityOf'>;
}

export const showOwnProfileRoute = slice(
  {
    name: 'show-own-profile',
    call: 'GET /auth/me',
    access: 'signed-in',
    tag: 'Anmeldung',
    summary: 'Das eigene Profil',
    answers: { 200: ownProfileSchema },
    records: [],
    example: {},
  },
  ({ users, settings, now, kit }: ShowOwnProfileRouteDeps) =>
    async (request) => {
      const identity = kit.identityOf(request);
      const profile = await users.own(identity.accountId, now());
      if (!profile) throw profileNotReady();
      return seenInSession(profile, identity, settings);
    },
);
