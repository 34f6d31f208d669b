import type { Migration } from '@sternklar/event-store/postgres/migrate';
import { migrationsIn } from '@sternklar/event-store/postgres/migrations';

/** The schema of checkpoints; the read models' own schemas are made by the runner, one per version. */
export const projectionMigrations: readonly Migration[] = migrationsIn(new URL('./sql/', import.meta.url));
