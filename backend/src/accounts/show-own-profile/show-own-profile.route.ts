import { ownProfileSchema } from '@sternklar/contracts/accounts/account.api';
import type { Queries } from '@sternklar/projections/queries';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { profileNotReady } from '../account-answers.ts';

export interface ShowOwnProfileRouteDeps {
  readonly users: Pick<Queries['users'], 'own'>;
  readonly settings: { readonly adminsNeedSecondFactor: boolean };
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
      const { accountId, isAdmin } = kit.identityOf(request);
      const profile = await users.own(accountId, now());
      if (!profile) throw profileNotReady();
      const isMissing = settings.adminsNeedSecondFactor && profile.is_admin && !isAdmin;
      return isMissing ? { ...profile, is_admin: false, second_factor_missing: true as const } : profile;
    },
);
