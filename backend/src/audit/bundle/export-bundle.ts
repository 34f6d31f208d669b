import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import type { EventStore } from '@sternklar/event-store/event-store';
import { StartRefused } from '@sternklar/event-store/start-refused';
import { leafText } from '@sternklar/event-store/transparency/leaf';
import type { SignedCheckpoint, TransparencyLog } from '@sternklar/event-store/transparency/transparency-log';
import { storedBesideLeaves } from '../stored-beside-leaves.ts';
import { bundleReadme } from './bundle-readme.ts';
import { keyLines } from './key-lines.ts';
import { STATUS_HISTORY_HEAD, statusHistoryLine, statusStepOf } from './status-history.ts';

export interface ExportOptions {
  readonly store: Pick<EventStore, 'readAll'>;
  readonly log: Pick<TransparencyLog, 'latest' | 'keys' | 'keptCheckpoints' | 'leafHashes' | 'leaves'>;
  /** New or empty. */
  readonly folder: string;
  readonly brandName: string;
  readonly now: () => Date;
  readonly onProgress?: (events: number, of: number) => void;
}

const CHECKPOINTS_AT_ONCE = 500;
const VERIFIER = new URL('../verify/verify-bundle.mjs', import.meta.url);
const PAGE = new URL('../verify/verify-page.html', import.meta.url);
const PROGRAM = '/* verify-bundle.mjs */';

/**
 * Writes everything that an auditor needs to check the history elsewhere, as of the newest checkpoint, which it answers.
 * Hashes come from the tree as it was built, events as they are stored now: a difference is found by who verifies.
 */
export const exportBundle = async (options: ExportOptions): Promise<SignedCheckpoint> => {
  const { log, folder, brandName, now } = options;
  const checkpoint = await log.latest();
  if (!checkpoint)
    throw new StartRefused('Es wurde noch nichts unterschrieben; starten Sie zuerst das Produkt mit npm start.');
  await emptyFolder(folder);
  const keys = await log.keys();
  await writeEvents(options, checkpoint.size);
  const witnesses = await writeCheckpoints(options, checkpoint.size);
  const text = (name: string, content: string) => writeFile(join(folder, name), content);
  await text('checkpoint.txt', checkpoint.note);
  await text('keys.txt', keyLines(keys));
  await text('witnesses.txt', witnesses.map((key) => `${key}\n`).join(''));
  await text('README.md', bundleReadme({ checkpoint, brandName, exportedAt: now() }));
  const program = await readFile(VERIFIER, 'utf8');
  const page = await readFile(PAGE, 'utf8');
  await text('verify-bundle.mjs', program);
  // Pages that were saved cannot load another file.
  await text(
    'verify.html',
    page.replace(PROGRAM, () => program),
  );
  return checkpoint;
};

const emptyFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0)
    throw new StartRefused(`Der Ordner ${folder} ist nicht leer; bitte einen neuen nennen.`);
};

const openFile = (folder: string, name: string) => createWriteStream(join(folder, name));
const write = async (file: WriteStream, text: string): Promise<void> => {
  if (!file.write(text)) await once(file, 'drain');
};
const close = async (file: WriteStream): Promise<void> => {
  file.end();
  await finished(file);
};

const writeEvents = async ({ store, log, folder, onProgress }: ExportOptions, size: number): Promise<void> => {
  const events = openFile(folder, 'events.jsonl');
  const tree = openFile(folder, 'tree.txt');
  const history = openFile(folder, 'status-history.csv');
  await write(history, STATUS_HISTORY_HEAD);
  let written = 0;
  // What is missing among them, or was put in, shows whoever verifies: its hash is in the tree, or none is.
  for await (const { places, hashes } of storedBesideLeaves({ store, log }, size)) {
    const stored = places.flatMap(({ event }) => event ?? []);
    const steps = stored.map(statusStepOf).filter((step) => step !== null);
    await write(events, stored.map((event) => `${leafText(event)}\n`).join(''));
    await write(tree, hashes.map((hash) => `${hash.toString('base64')}\n`).join(''));
    await write(history, steps.map(statusHistoryLine).join(''));
    written += hashes.length;
    onProgress?.(written, size);
  }
  await Promise.all([events, tree, history].map(close));
};

/** Every kept checkpoint up to that size; answers the keys of the witnesses under them. */
const writeCheckpoints = async ({ log, folder }: ExportOptions, size: number): Promise<readonly string[]> => {
  const file = openFile(folder, 'checkpoints.jsonl');
  const witnesses = new Set<string>();
  for (let above = -1; ; ) {
    const kept = (await log.keptCheckpoints(above, CHECKPOINTS_AT_ONCE)).filter((one) => one.size <= size);
    const newest = kept.at(-1);
    if (!newest) break;
    await write(file, kept.map(({ note }) => `${JSON.stringify(note)}\n`).join(''));
    for (const { witnesses: keys } of kept) for (const key of keys) witnesses.add(key);
    above = newest.size;
  }
  await close(file);
  return [...witnesses];
};
