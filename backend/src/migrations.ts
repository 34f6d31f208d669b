import type { Migration } from '@sternklar/event-store/postgres/migrate';
import { eventStoreMigrations, migrationFrom } from '@sternklar/event-store/postgres/migrations';

/** Everything the database needs before the product runs; the read models create their own tables. */
export const allMigrations: readonly Migration[] = [
  ...eventStoreMigrations,
  migrationFrom(new URL('./accounts/accounts.tables.sql', import.meta.url)),
  migrationFrom(new URL('./mail/mail.tables.sql', import.meta.url)),
];
