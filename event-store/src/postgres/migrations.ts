import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Migration } from './migrate.ts';

/** One SQL file as a migration; its id is the file's name without `.sql`. */
export function migrationFrom(file: URL): Migration {
  return { id: basename(fileURLToPath(file), '.sql'), sql: readFileSync(file, 'utf8') };
}

/** Every `.sql` file of a folder as a migration, in the order of the names. */
export function migrationsIn(folder: URL): readonly Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => migrationFrom(new URL(name, folder)));
}

/** The event store's own tables: the log, the subjects' keys, the reactors' checkpoints. */
export const eventStoreMigrations: readonly Migration[] = migrationsIn(new URL('./sql/', import.meta.url));
