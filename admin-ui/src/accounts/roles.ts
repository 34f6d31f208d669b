import type { AdminUser } from '@sternklar/contracts/accounts/account.api';

/** What somebody is of the team, in words; none of a customer. */
export const teamRoles = ({ is_admin, is_auditor }: Pick<AdminUser, 'is_admin' | 'is_auditor'>): readonly string[] => [
  ...(is_admin ? ['Admin'] : []),
  ...(is_auditor ? ['Prüfer'] : []),
];

export const rolesInWords = (user: Pick<AdminUser, 'is_admin' | 'is_auditor'>): string =>
  teamRoles(user).join(', ') || 'Kunde';
