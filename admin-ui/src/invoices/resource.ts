import { lazyPage } from '../routing/lazy-page.tsx';
import type { ResourceEntry } from '../routing/table-entry.ts';

export const invoices: ResourceEntry = {
  name: 'invoices',
  list: lazyPage(async () => (await import('./InvoiceList.tsx')).InvoiceList),
};
