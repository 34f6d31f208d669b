import { users } from './accounts/resource.ts';
import { auditPages } from './audit/pages.ts';
import { businesses } from './businesses/resource.ts';
import { chats } from './conversations/resource.ts';
import { invoices } from './invoices/resource.ts';
import { operationsPages } from './operations/pages.ts';
import { overviewPages } from './overview/pages.ts';
import { partners } from './partners/resource.ts';
import { reviewPages, reviews } from './reviews/resource.ts';
import type { PageEntry, ResourceEntry } from './routing/table-entry.ts';
import { subscriptions } from './subscriptions/resource.ts';

/** The back office's table of contents: its lists, the first one being where it opens, … */
export const resources: readonly ResourceEntry[] = [
  users,
  businesses,
  reviews,
  subscriptions,
  invoices,
  chats,
  partners,
];
/** … and the pages beside them. */
export const pages: readonly PageEntry[] = [...overviewPages, ...operationsPages, ...reviewPages, ...auditPages];
