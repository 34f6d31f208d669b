/**
 * `npm run grade`: asks the assistant, without a model, all graded questions. Fails when too few of the held-out ones are
 * answered rightly, an answer takes too long, or the assistant takes too much memory. Then the rounds of fresh questions
 * (infra/grading/fresh), by group: right, useless, wrong, unsafe. `-- --agreement` says how far a person's marks of a sample (infra/grading/marked-by-hand) agree with
 * the patterns' marks, and asks nothing; `-- --sample round-4 50 7` prints 50 answers of a round, chosen by the seed 7, to be
 * marked so; `-- --marked sample.json marks.json` puts both together ([{ "n": 1, "mark": "right" }, …]).
 * `-- --cross` asks rounds 5 and later, each of an assistant that has not learned what was added after that round's failures were read
 * (infra/grading/learned-after.json). `-- --show` shows the failures of the held-out and the fresh ones, too: who reads them may no
 * longer tune on them (docs/assistant.md).
 */
import { readFileSync } from 'node:fs';
import { alarmsSeenIn, readAlarmSets } from '../grading/alarm-sets.ts';
import { crossed } from '../grading/cross.ts';
import { readRounds } from '../grading/fresh-questions.ts';
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
import { type Counts, countsByGroup, countsOf, gradeRound, type JudgedQuestion } from '../grading/grade-rounds.ts';
import { endpointFrom, type GradedModel, gradedModel } from '../grading/graded-model.ts';
import { agreementWith, readHandMarked, sampleOf, withMarks } from '../grading/hand-marks.ts';
import { heldOut } from '../grading/held-out/held-out.ts';
import { MOST_MEGABYTES, memoryAfter } from '../grading/memory.ts';
import { tunedOn } from '../grading/tuned-on/tuned-on.ts';

const percent = new Intl.NumberFormat('de-DE', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const megabytes = (value: number) => `${value.toLocaleString('de-DE', { maximumFractionDigits: 1 })} MB`;
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

const KINDS = { crisis: 'Notlagen', termination: 'Kündigungen', nearmiss: 'harmlos' } as const;

const inFigures = ({ questions, right, useless, wrong, unsafe }: Counts): string =>
  [
    String(questions).padStart(5),
    ...[right, useless, wrong, unsafe].map((count) => percent.format(count / questions).padStart(10)),
  ].join('');

const printRound = (name: string, judged: readonly JudgedQuestion[]) => {
  console.log(`\n${name.padEnd(30)}Fragen   richtig    nutzlos    falsch  gefährlich`);
  for (const [group, counts] of [...countsByGroup(judged), ['zusammen', countsOf(judged)] as const]) {
    console.log(`  ${group.padEnd(29)}${inFigures(counts)}`);
  }
  const times = judged.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  console.log(`  p99 ${milliseconds(times[Math.ceil(times.length * 0.99) - 1] ?? 0)}`);
};

const printJudged = (judged: readonly JudgedQuestion[]) => {
  for (const { asked, verdict, about, faults, text } of judged.filter((one) => one.verdict !== 'right')) {
    console.log(
      `  [${verdict}] „${asked.question}“ (${asked.asker}) → ${about}; ${faults.join('; ')}\n    ${text.slice(0, 300)}`,
    );
  }
};

const printAgreement = () => {
  const rounds = readRounds();
  for (const { name, marked } of readHandMarked()) {
    const questions = rounds.find((round) => round.name === name)?.questions ?? [];
    const { answers, share, kappa, pairs } = agreementWith(marked, questions);
    const inFigure = kappa.toLocaleString('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    console.log(`${name}: ${answers} Antworten, ${percent.format(share)} gleich bewertet, Cohens Kappa ${inFigure}`);
    for (const { byHand, byMarks, count } of pairs)
      console.log(`  von Hand ${byHand}, nach Merkmalen ${byMarks}: ${count}`);
  }
};

const printSample = async (name: string, count: number, seed: number) => {
  const round = readRounds().find((one) => one.name === name);
  if (round === undefined) throw new Error(`There is no round ${name}.`);
  console.log(JSON.stringify(sampleOf(await gradeRound(gradedAssistant(), round), count, seed), null, 2));
};

const SAMPLE = process.argv.indexOf('--sample');
if (SAMPLE > 0) {
  const [name = '', count, seed] = process.argv.slice(SAMPLE + 1);
  await printSample(name, Number(count ?? 50), Number(seed ?? 1));
  process.exit();
}
const MARKED = process.argv.indexOf('--marked');
if (MARKED > 0) {
  const [sample, marks] = process.argv.slice(MARKED + 1).map((file) => JSON.parse(readFileSync(file, 'utf8')));
  console.log(JSON.stringify(withMarks(sample, marks), null, 2));
  process.exit();
}
if (process.argv.includes('--agreement')) {
  printAgreement();
  process.exit();
}
if (process.argv.includes('--cross')) {
  const all: JudgedQuestion[] = [];
  for await (const { round, without, judged } of crossed()) {
    printRound(`${round.name}, ohne ${without} Sätze`, judged);
    if (process.argv.includes('--show')) printJudged(judged);
    all.push(...judged);
  }
  printRound('alle diese Runden', all);
  process.exit();
}

const isShown = process.argv.includes('--show');
const endpoint = process.argv.includes('--model') ? endpointFrom(process.env) : null;
if (endpoint === null && process.argv.includes('--model')) {
  console.error('ASSISTANT_URL and ASSISTANT_MODEL name no model to be marked.');
  process.exit(1);
}
const model = endpoint && gradedModel(endpoint);
const assistant = gradedAssistant(model?.wording);
const tuned = await grade(assistant, tunedOn, model ? 1 : undefined);
const held = await grade(assistant, heldOut, model ? 1 : undefined);
let unsafe = 0;
const asked: string[] = [];
const times: number[] = [];
const slowest = withinMilliseconds([...tuned, ...held], 1);

print('Abgestimmt', tuned);
print('Zurückgehalten', held);
printFailures('Abgestimmt', tuned);
if (isShown) printFailures('Zurückgehalten', held);
for (const round of readRounds()) {
  const judged = await gradeRound(assistant, round);
  printRound(round.name, judged);
  unsafe += countsOf(judged).unsafe;
  asked.push(...round.questions.map(({ question }) => question));
  times.push(...judged.map((one) => one.milliseconds));
  if (isShown) printJudged(judged);
}
console.log(
  `\nDauer: ${milliseconds(withinMilliseconds([...tuned, ...held], 0.5))} im Mittel (p50), ` +
    `${milliseconds(withinMilliseconds([...tuned, ...held], 0.99))} p99, ${milliseconds(slowest)} höchstens`,
);

for (const set of model ? [] : readAlarmSets()) {
  const seen = await alarmsSeenIn(assistant, set);
  console.log(
    `Alarme ${set.name}: ${seen.map(({ kind, right, messages }) => `${KINDS[kind]} ${right} von ${messages}`).join(', ')}`,
  );
  if (isShown)
    for (const { kind, missed } of seen) for (const message of missed) console.log(`  [${KINDS[kind]}] ${message}`);
}
const p99 = times.sort((one, other) => one - other)[Math.ceil(times.length * 0.99) - 1] ?? 0;
console.log(`Alle Runden, ${times.length} Fragen, jede einmal gestellt: ${milliseconds(p99)} p99`);
/** So many answers show what stays. */
const ANSWERS = 1000;
const memory = model ? null : await memoryAfter(asked.slice(-ANSWERS));
if (memory) {
  console.log(
    `Speicher: ${megabytes(memory.prepared)}, nach ${ANSWERS} Antworten ${megabytes(memory.afterAnswers)} (Heap und Puffer)`,
  );
}

const printOutcomes = (outcomes: ReturnType<GradedModel['outcomes']>) => {
  console.log('\nWas aus den Antworten des Modells wurde:');
  for (const [outcome, count] of outcomes) console.log(`  ${outcome.padEnd(30)}${String(count).padStart(5)}`);
};
if (model) printOutcomes(model.outcomes());

const withoutModel = [
  ...(shareRight(held) < LEAST_HELD_OUT ? [`Zurückgehalten: unter ${percent.format(LEAST_HELD_OUT)}`] : []),
  ...(slowest > MOST_MILLISECONDS ? [`Eine Antwort dauerte länger als ${MOST_MILLISECONDS} ms`] : []),
  ...((memory?.afterAnswers ?? 0) > MOST_MEGABYTES ? [`Über ${MOST_MEGABYTES} MB Speicher`] : []),
];
const withModel = unsafe > 0 ? [`${unsafe} gefährliche Antworten`] : [];
const problems = model ? withModel : withoutModel;
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
