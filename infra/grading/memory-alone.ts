/**
 * Run by `memory.ts` in a process of its own, as a bundle: loads the assistant, lets it answer the questions on standard input
 * (a JSON list of texts) and says as JSON how many MB of heap and buffers it takes, beside libraries that the product has anyway.
 */
import 'node:crypto';
import 'node:fs';
import { text } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { attentionSchema } from '../../contracts/src/back-office-attention.api.ts';
import { dayInGermany } from '../../contracts/src/subscriptions/term.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const BYTES_IN_MB = 1e6;
const megabytes = (): number => {
  // What was only reachable from what the first round frees goes with the second.
  collectGarbage();
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / BYTES_IN_MB;
};

const questions = JSON.parse(await text(process.stdin)) as readonly string[];
attentionSchema.parse({ chats: 0, cases: 0, parked_events: 0 });
dayInGermany(new Date().toISOString());
const before = megabytes();
const { prepareAssistant } = await import('../../backend/src/conversations/assistant/index.ts');
const { createAssistant } = await import('../../backend/src/conversations/assistant/assistant.ts');
prepareAssistant();
const prepared = megabytes() - before;
const assistant = createAssistant({
  customerFactsOf: () => {
    throw new Error('No customer asks.');
  },
  model: null,
  now: () => new Date(),
  logger: { warn: (details, message) => console.error(message, details) },
});
for (const message of questions) await assistant.answer({ message, accountId: null });
console.log(JSON.stringify({ prepared, afterAnswers: megabytes() - before }));
