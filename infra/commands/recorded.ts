/**
 * `node infra/commands/recorded.ts`, after all unit tests: whether every use case was seen to record each event that it
 * declares. What is recorded without being declared fails the test that saw it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifests } from '../../backend/src/capabilities.ts';
import { SEEN_FOLDER } from '../../backend/src/testing/watched-recordings.ts';

const lines = existsSync(SEEN_FOLDER)
  ? readdirSync(SEEN_FOLDER).flatMap((file) => readFileSync(join(SEEN_FOLDER, file), 'utf8').split('\n'))
  : [];
const seen = new Set(lines.filter((line) => line !== ''));
const seenTypes = new Set([...seen].map((line) => line.split(' ')[1]));

const neverSeen = manifests.flatMap(({ name, slices, reactors, jobs, others }) => [
  ...[...slices, ...reactors, ...jobs].flatMap((one) =>
    one.records.map((type) => `${name}/${one.name} ${type}`).filter((line) => !seen.has(line)),
  ),
  ...others.flatMap((one) =>
    one.records.filter((type) => !seenTypes.has(type)).map((type) => `${name}/${one.name} ${type}`),
  ),
]);
for (const line of neverSeen) console.error(`Declared, but no test saw it recorded: ${line}`);
if (neverSeen.length > 0) process.exitCode = 1;
else console.log(`${seen.size} recordings seen, all that is declared among them.`);
