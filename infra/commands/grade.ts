/**
 * `npm run grade`: asks the assistant, without a model, all graded questions. Fails when too few of the held-out ones are
 * answered rightly, or an answer takes too long. `-- --held-out` shows the held-out failures, too: who reads them may no
 * longer tune on them (docs/assistant.md).
 */
import {
  byCategory,
  type Graded,
  grade,
  gradedAssistant,
  LEAST_HELD_OUT,
  MOST_MILLISECONDS,
  shareRight,
  withinMilliseconds,
} from '../grading/grade.ts';
import { heldOut } from '../grading/held-out/held-out.ts';
import { tunedOn } from '../grading/tuned-on/tuned-on.ts';

const percent = new Intl.NumberFormat('de-DE', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const milliseconds = (value: number) => `${value.toLocaleString('de-DE', { maximumFractionDigits: 1 })} ms`;

const print = (title: string, graded: readonly Graded[]) => {
  console.log(`\n${title}: ${graded.length} Fragen, ${percent.format(shareRight(graded))} richtig`);
  for (const { category, questions, right } of byCategory(graded)) {
    console.log(`  ${category.padEnd(30)} ${String(right).padStart(4)} von ${String(questions).padStart(4)}`);
  }
};

const printFailures = (title: string, graded: readonly Graded[]) => {
  const failed = graded.filter(({ faults }) => faults.length > 0);
  console.log(`\n${title}: ${failed.length} falsch beantwortet`);
  for (const { question, asker, answer, faults } of failed) {
    console.log(`  „${question}“${asker === undefined ? '' : ` (${asker})`} → ${answer.about}; ${faults.join('; ')}`);
  }
};

const assistant = gradedAssistant();
const tuned = await grade(assistant, tunedOn);
const held = await grade(assistant, heldOut);
const slowest = withinMilliseconds([...tuned, ...held], 1);

print('Abgestimmt', tuned);
print('Zurückgehalten', held);
printFailures('Abgestimmt', tuned);
if (process.argv.includes('--held-out')) printFailures('Zurückgehalten', held);
console.log(
  `\nDauer: ${milliseconds(withinMilliseconds([...tuned, ...held], 0.5))} im Mittel (p50), ` +
    `${milliseconds(withinMilliseconds([...tuned, ...held], 0.99))} p99, ${milliseconds(slowest)} höchstens`,
);

const problems = [
  ...(shareRight(held) < LEAST_HELD_OUT ? [`Zurückgehalten: unter ${percent.format(LEAST_HELD_OUT)}`] : []),
  ...(slowest > MOST_MILLISECONDS ? [`Eine Antwort dauerte länger als ${MOST_MILLISECONDS} ms`] : []),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
