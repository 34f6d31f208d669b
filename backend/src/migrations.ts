import type { Migration } from '@sternklar/event-store/postgres/migrate';
import { eventStoreMigrations } from '@sternklar/event-store/postgres/migrations';

/** Everything the database needs before the product runs; the read models create their own tables. */
export const allMigrations: readonly Migration[] = [...eventStoreMigrations];
