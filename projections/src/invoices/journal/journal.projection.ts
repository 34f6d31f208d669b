import type { Projection } from '@sternklar/event-store/projection';
import { sqlFile } from '../../engine/read-model/sql-file.ts';
import { BOOKINGS } from './bookings.ts';
import {
  addEntries,
  bookPaidBackByHand,
  endDisputes,
  forgetBankReferences,
  nameDocuments,
  noteFailedRefunds,
  takeBackFailedRefunds,
  takeBackWaivers,
} from './entries.ts';

const reasons = Object.entries(BOOKINGS).flatMap(([type, booking]) =>
  typeof booking === 'string' ? [[type, booking] as const] : [],
);

/** The books: every amount that invoices and payments moved. Names stand in what a bank says of transfers alone, which goes with the invoice. */
export const journal: Projection = {
  name: 'journal',
  version: 6,
  tables: sqlFile(new URL('./journal.table.sql', import.meta.url)),
  indexes: sqlFile(new URL('./journal.indexes.sql', import.meta.url)),
  handles: Object.entries(BOOKINGS).flatMap(([type, booking]) => (typeof booking === 'string' ? [] : [type])),
  skips: Object.fromEntries(reasons),
  // What is looked up is there before it is: failures before refunds, payments by page before their use, both before what is left.
  apply: (events) => [
    ...nameDocuments(events),
    ...noteFailedRefunds(events),
    ...addEntries(events),
    ...takeBackFailedRefunds(events),
    ...endDisputes(events),
    ...bookPaidBackByHand(events),
    ...takeBackWaivers(events),
    ...forgetBankReferences(events),
  ],
};
