/**
 * `npm run bench [-- name …] [--quick] [--events n]`: benchmarks, each by name, against something measured in the same
 * run on the same embedded PostgreSQL. `--quick` only shows that they run; a full run keeps its results and writes
 * docs/benchmarks.md.
 */
import { parseArgs } from 'node:util';
import { writeScalingTables } from '../scaling/write.ts';
import { startBenchServer } from './lib/databases.ts';
import { resultAsText } from './lib/format.ts';
import { describeMachine } from './lib/machine.ts';
import type { Part, PartContext } from './lib/part.ts';
import { keepResult, writePage } from './lib/results.ts';
import { PAGE, PARTS } from './parts.ts';

const refuse = (problem: string): never => {
  console.error(problem);
  process.exit(2);
};

const wholeNumber = (text: string | undefined): number | undefined => {
  if (text === undefined || /^[1-9]\d{0,8}$/.test(text)) return text === undefined ? undefined : Number(text);
  return refuse(`--events is a whole number above 0; '${text}' is none.`);
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false }, events: { type: 'string' } },
});
const unknown = positionals.filter((name) => PARTS.every((part) => part.name !== name));
if (unknown.length > 0) {
  refuse(`Unknown benchmark: ${unknown.join(', ')}. There are: ${PARTS.map(({ name }) => name).join(', ')}.`);
}
const chosen = PARTS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));

/** Each part has a PostgreSQL of its own, so that none finds what another left. */
const runPart = async (part: Part): Promise<void> => {
  const began = performance.now();
  console.log(`\n── ${part.name}: ${part.title}`);
  const server = await startBenchServer();
  const stopAndExit = () => void server.stop().finally(() => process.exit(130));
  process.once('SIGINT', stopAndExit).once('SIGTERM', stopAndExit);
  const context: PartContext = {
    server,
    quick: values.quick,
    events: wholeNumber(values.events),
    say: (line) => console.log(`   ${line} (${seconds(began)} s)`),
  };
  const machine = describeMachine(server.version);
  try {
    const result = await part.run(context);
    console.log(`\n${resultAsText(result)}`);
    if (!values.quick) await keepResult(part, { machine, result });
  } finally {
    process.off('SIGINT', stopAndExit).off('SIGTERM', stopAndExit);
    await server.stop();
  }
  console.log(`── ${part.name}: ${seconds(began)} s`);
};

const seconds = (began: number): string => ((performance.now() - began) / 1_000).toFixed(1);

for (const part of chosen) await runPart(part);
if (!values.quick) {
  await writePage(PAGE);
  await writeScalingTables();
}
