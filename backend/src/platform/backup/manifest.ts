import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefused } from '@sternklar/event-store/start-refused';
import { z } from 'zod';
import { logPlaceSchema } from './log-place.ts';

const name = z.string().regex(/^[a-z_][a-z0-9_]*$/);

const manifestSchema = z.strictObject({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  productVersion: z.string(),
  /** The newest event in it; 0 where the log is elsewhere. */
  position: z.int().min(0),
  /** Only where EventStoreDB has the log. */
  log: logPlaceSchema.optional(),
  /** What the database had been migrated by. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(
    z.strictObject({
      name: z.string().regex(/^[a-z_][a-z0-9_]*\.[a-z_][a-z0-9_]*$/),
      columns: z.array(name).min(1),
      isKeys: z.boolean(),
      rows: z.int().min(0),
      /** Of the file as it is stored. */
      sha256: z.hex().length(64),
    }),
  ),
});

/** What a backup says of itself; written last, so that a backup without it is not whole. */
export type Manifest = z.infer<typeof manifestSchema>;
export type TableInBackup = Manifest['tables'][number];

export const MANIFEST = 'backup.json';
export const KEYS_FOLDER = 'keys';
export const DATA_FOLDER = 'data';

/** Where a table lies in a backup, as JSON lines. */
export const fileOf = (folder: string, { name, isKeys }: Pick<TableInBackup, 'name' | 'isKeys'>): string =>
  join(folder, isKeys ? KEYS_FOLDER : DATA_FOLDER, `${name}.jsonl.gz`);

/** Throws `StartRefused` for a folder that holds no whole backup. */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new StartRefused(
      error.code === 'ENOENT'
        ? `In ${folder} liegt keine vollständige Sicherung: ${MANIFEST} fehlt.`
        : `${join(folder, MANIFEST)} lässt sich nicht lesen (${error.code}).`,
      { cause: error },
    );
  });
  const parsed = manifestSchema.safeParse(jsonOrNull(text));
  if (parsed.success) return parsed.data;
  throw new StartRefused(
    `${join(folder, MANIFEST)} ist beschädigt oder stammt von einer neueren Version dieser Software.`,
  );
};

const jsonOrNull = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
