import type { Migration } from '@sternklar/event-store/postgres/migrate';
import { eventStoreMigrations, migrationFrom } from '@sternklar/event-store/postgres/migrations';
import { projectionMigrations } from '@sternklar/projections/engine/schemas/migrations';

/** Everything the database needs before the product runs; the read models create their own tables. */
export const allMigrations: readonly Migration[] = [
  ...eventStoreMigrations,
  ...projectionMigrations,
  migrationFrom(new URL('../accounts/accounts.tables.sql', import.meta.url)),
  migrationFrom(new URL('../platform/mail/mail.tables.sql', import.meta.url)),
  migrationFrom(new URL('../platform/http/idempotency.tables.sql', import.meta.url)),
  migrationFrom(new URL('../platform/http/rate-limits.tables.sql', import.meta.url)),
  migrationFrom(new URL('../accounts/sessions/session-devices.tables.sql', import.meta.url)),
  migrationFrom(new URL('../accounts/credentials/kept-session.tables.sql', import.meta.url)),
  migrationFrom(new URL('../platform/mail/outbox-by-account.tables.sql', import.meta.url)),
  migrationFrom(new URL('../platform/mail/outbox-senders.tables.sql', import.meta.url)),
  migrationFrom(new URL('../back-office/saved-filters.tables.sql', import.meta.url)),
  migrationFrom(new URL('../platform/mail/outbox-sent.tables.sql', import.meta.url)),
  migrationFrom(new URL('../platform/operations/rebuilds/rebuilds.tables.sql', import.meta.url)),
  migrationFrom(new URL('../back-office/saved-filters-without-search.tables.sql', import.meta.url)),
  migrationFrom(new URL('../platform/mail/mailbox-attachments.tables.sql', import.meta.url)),
  migrationFrom(new URL('../accounts/credentials/pending-by-account.tables.sql', import.meta.url)),
  migrationFrom(new URL('../platform/log/log-home.tables.sql', import.meta.url)),
  migrationFrom(new URL('../platform/mail/outbox-trace.tables.sql', import.meta.url)),
  migrationFrom(new URL('../platform/files/files.tables.sql', import.meta.url)),
  migrationFrom(new URL('../reviews/evidence/evidence.tables.sql', import.meta.url)),
  migrationFrom(new URL('../back-office/preferences.tables.sql', import.meta.url)),
  migrationFrom(new URL('../platform/push/push.tables.sql', import.meta.url)),
  migrationFrom(new URL('../accounts/push-devices/push-devices.tables.sql', import.meta.url)),
  migrationFrom(new URL('../payments/forget-customers/customers-to-delete.tables.sql', import.meta.url)),
  migrationFrom(new URL('../platform/log/event-store-db.tables.sql', import.meta.url)),
  migrationFrom(new URL('../accounts/known-devices/known-devices.tables.sql', import.meta.url)),
  migrationFrom(new URL('../accounts/passkeys/passkeys.tables.sql', import.meta.url)),
  migrationFrom(new URL('../platform/clock/clock.tables.sql', import.meta.url)),
  migrationFrom(new URL('../platform/http/idempotency-holders.tables.sql', import.meta.url)),
  migrationFrom(new URL('../accounts/authenticator-app/authenticator-apps.tables.sql', import.meta.url)),
  migrationFrom(new URL('../conversations/answer-by-mail/declined-addresses.tables.sql', import.meta.url)),
  migrationFrom(new URL('../platform/http/pages/widget-builds.tables.sql', import.meta.url)),
  migrationFrom(new URL('../platform/http/pages/withdrawn-builds.tables.sql', import.meta.url)),
  migrationFrom(new URL('../platform/mail/outbox-unreached.tables.sql', import.meta.url)),
];

/** Where the product's tables are. The read models' schemas are not among them: they are built from the log. */
export const PRODUCT_SCHEMAS: readonly string[] = [
  'accounts',
  'back_office',
  'event_log',
  'evidence',
  'files',
  'http',
  'mail',
  'operations',
  'payments',
  'personal_data',
  'projections',
  'push',
  'reactors',
  'transparency_log',
];
