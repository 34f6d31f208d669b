/**
 * `node infra/commands/recorded.ts`, after all unit tests: whether every use case was seen to record each event that it
 * declares. What is recorded without being declared fails the test that saw it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifests } from '../../backend/src/capabilities.ts';
import { SEEN_FOLDER } from '../../backend/src/testing/watched-recordings.ts';
import { neverRecorded } from '../slices/never-recorded.ts';

const lines = existsSync(SEEN_FOLDER)
  ? readdirSync(SEEN_FOLDER).flatMap((file) => readFileSync(join(SEEN_FOLDER, file), 'utf8').split('\n'))
  : [];
const seen = new Set(lines.filter((line) => line !== ''));
const missing = neverRecorded(manifests, seen);
for (const line of missing) console.error(`Declared, but no test saw it recorded: ${line}`);
if (missing.length > 0) process.exitCode = 1;
else console.log(`${seen.size} recordings seen, all that is declared among them.`);
