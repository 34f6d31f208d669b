/** `node infra/commands/catch-alls.ts`: finds where a new kind, status or event would be taken for another one. */
import { basename, resolve } from 'node:path';
import { DECLARED } from '../kinds/declared.ts';
import { findCatchAlls } from '../kinds/find-catch-alls.ts';
import { readVocabularies } from '../kinds/vocabularies.ts';

const root = resolve(import.meta.dirname, '../..');
const SHIPPED = /^(contracts|event-store|projections|backend|admin-ui|customer-ui|chat-widget)\/src\//;
const NOT_SHIPPED = /\.(test|builders|contract)\.tsx?$|\/(testing|demo|grading)\//;

const found = findCatchAlls({
  root,
  isShipped: (file) => SHIPPED.test(file) && !NOT_SHIPPED.test(file),
  vocabularies: await readVocabularies(),
});

const nameOf = (file: string, code: string) => `${basename(file)}  ${code}`;
const declared = new Set(DECLARED.map(({ file, code }) => nameOf(file, code)));
const undeclared = found.filter(({ file, code }) => !declared.has(nameOf(file, code)));
const there = new Set(found.map(({ file, code }) => nameOf(file, code)));
const gone = [...declared].filter((one) => !there.has(one));

for (const { file, line, code } of undeclared) console.error(`${file}:${line}  ${code}`);
if (undeclared.length > 0)
  console.error(`
A new kind, status or event would be taken for another one here, and nothing would say so. Name each of them: by a table
(Record<Kind, …>), by a switch over all, or by what is left after the others (kind satisfies 'erased'). What is meant to take
all the rest is declared in infra/kinds/declared.ts, with its reason.`);
for (const one of gone) console.error(`infra/kinds/declared.ts: no longer there: ${one}`);
if (undeclared.length > 0 || gone.length > 0) process.exitCode = 1;
else console.log(`No undeclared catch-all (${DECLARED.length} are declared).`);
