// Adds up what each part left in test-results/*.count.json, repeats what failed (a log may be kept only in part, and its
// end is what one reads first) and ends with the line that CI reads. The argument is the exit status of what ran before:
// a part that died before it could count is one failure.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../test-results/', import.meta.url);
const counts = existsSync(folder)
  ? readdirSync(folder)
      .filter((name) => name.endsWith('.count.json'))
      .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
  : [];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const counted = counts.reduce((sum, count) => sum + count.failed, 0);
const failed = Math.max(counted, Number(process.argv[2]) === 0 ? 0 : 1);
for (const failure of counts.flatMap((count) => count.failures)) console.log(`\nfailed: ${failure}`);
for (const chance of counts.flatMap((count) => count.byChance ?? []))
  console.log(`\nfailed by chance, green the second time: ${chance}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
