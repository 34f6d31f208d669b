/** `npm run scaling [-- --write]`: the tables of docs/scaling.md from what was measured; `--write` puts them there. */
import { parseArgs } from 'node:util';
import { readInputs } from './inputs.ts';
import { tablesOf } from './tables.ts';
import { writeScalingTables } from './write.ts';

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
if (values.write) await writeScalingTables();
else for (const [name, table] of Object.entries(tablesOf(readInputs()))) console.log(`${name}\n\n${table}\n`);
