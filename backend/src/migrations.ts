import type { Migration } from '@sternklar/event-store/postgres/migrate';
import { eventStoreMigrations, migrationFrom } from '@sternklar/event-store/postgres/migrations';
import { projectionMigrations } from '@sternklar/projections/migrations';

/** Everything the database needs before the product runs; the read models create their own tables. */
export const allMigrations: readonly Migration[] = [
  ...eventStoreMigrations,
  ...projectionMigrations,
  migrationFrom(new URL('./accounts/accounts.tables.sql', import.meta.url)),
  migrationFrom(new URL('./mail/mail.tables.sql', import.meta.url)),
  migrationFrom(new URL('./http/idempotency.tables.sql', import.meta.url)),
  migrationFrom(new URL('./http/rate-limits.tables.sql', import.meta.url)),
  migrationFrom(new URL('./accounts/sessions/session-devices.tables.sql', import.meta.url)),
  migrationFrom(new URL('./accounts/credentials/kept-session.tables.sql', import.meta.url)),
  migrationFrom(new URL('./mail/outbox-by-account.tables.sql', import.meta.url)),
  migrationFrom(new URL('./mail/outbox-senders.tables.sql', import.meta.url)),
  migrationFrom(new URL('./back-office/saved-filters.tables.sql', import.meta.url)),
  migrationFrom(new URL('./mail/outbox-sent.tables.sql', import.meta.url)),
  migrationFrom(new URL('./operations/rebuilds/rebuilds.tables.sql', import.meta.url)),
  migrationFrom(new URL('./back-office/saved-filters-without-search.tables.sql', import.meta.url)),
  migrationFrom(new URL('./mail/mailbox-attachments.tables.sql', import.meta.url)),
  migrationFrom(new URL('./accounts/credentials/pending-by-account.tables.sql', import.meta.url)),
  migrationFrom(new URL('./log-home.tables.sql', import.meta.url)),
  migrationFrom(new URL('./mail/outbox-trace.tables.sql', import.meta.url)),
];
