import { lazyPage } from '../routing/lazy-page.tsx';
import type { ResourceEntry } from '../routing/table-entry.ts';
import { onlyAdmins } from '../session/only-admins.tsx';

export const partners: ResourceEntry = {
  name: 'partners',
  list: lazyPage(async () => (await import('./partner-pages.ts')).PartnerList),
  create: onlyAdmins(lazyPage(async () => (await import('./partner-pages.ts')).CreatePartner)),
  edit: lazyPage(async () => (await import('./partner-pages.ts')).PartnerPage),
};
