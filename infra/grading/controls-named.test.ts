import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOVAL_REASON_LABEL } from '@sternklar/contracts/reviews/removal-reason';
import { describe, expect, it } from 'vitest';
import { alarmAnswer } from '../../backend/src/conversations/assistant/guards/alarm-answers.ts';
import { knowledgeBase } from '../../backend/src/conversations/assistant/knowledge/knowledge-base.ts';
import { SPOKEN } from '../../backend/src/conversations/assistant/languages/spoken-languages.ts';
import { ownReplies } from '../../backend/src/conversations/assistant/own-data/own-replies.ts';
import { replies } from '../../backend/src/conversations/assistant/replies.ts';

/** Where the app's words stand. */
const FOLDERS = ['../../customer-ui/src/texts', '../../contracts/src/reviews/casework'];
const ofTheApp = FOLDERS.map((folder) => join(import.meta.dirname, folder))
  .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Quoted, and no control of the app: statuses and grounds, what a clause says, the name of the plan, and what is Google's or said to the chat. */
const NO_CONTROLS = new Set<string>([
  ...Object.values(REMOVAL_REASON_LABEL),
  'eingereicht',
  'gelöscht',
  'nicht genehmigt',
  'Eine Gebühr fällt nur bei erfolgreicher Löschung an.',
  'standard',
  'Mensch',
  ...['Teilen', 'Share', 'Partager', 'Compartir', 'Condividi', 'Paylaş', 'Udostępnij', 'Поделиться'],
]);

const QUOTED = /[„“"«]([^„“”"«»]{2,60})[“”"»]/gu;
const namedIn = (text: string): readonly string[] =>
  [...text.matchAll(QUOTED)].flatMap(([, name]) =>
    name === undefined || NO_CONTROLS.has(name.trim()) ? [] : [name.trim()],
  );

/** A text of the app that is the name, or the name and the dots of what asks again, or a sum. */
const isInTheApp = (name: string): boolean =>
  ['', '\\u00a0…', '\u00a0…'].some((dots) =>
    [`'${name}${dots}'`, `\`${name}${dots}\``, `\`${name} (`].some((text) => ofTheApp.includes(text)),
  );

const sentences: readonly (readonly [of: string, text: string])[] = [
  ...knowledgeBase.map(({ id, answer }) => [id, answer] as const),
  ...Object.entries({ ...ownReplies, ...replies }).flatMap(([name, said]) =>
    typeof said === 'string' ? [[name, said] as const] : [],
  ),
  ...(['account-taken', 'termination-declared', 'charge-disputed', 'unanswered'] as const).map(
    (alarm) => [alarm, alarmAnswer([alarm], { at: null, dates: null, invoices: null, withdraws: true }).text] as const,
  ),
  ...Object.entries(SPOKEN).flatMap(([language, { answers }]) =>
    Object.entries(answers).map(([id, said]) => [`${language} ${id}`, said] as const),
  ),
];

describe('the controls that answers name', () => {
  it('are called as the app calls them', () => {
    const unknown = sentences.flatMap(([of, text]) =>
      namedIn(text)
        .filter((name) => !isInTheApp(name))
        .map((name) => `${of}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it('would be missed if they did not exist', () => {
    expect(namedIn('Wählen Sie „Bewertung hinzufügen“.')).toEqual(['Bewertung hinzufügen']);
    expect(isInTheApp('Bewertung hinzufügen')).toBe(false);
    expect(isInTheApp('Löschantrag stellen')).toBe(true);
  });
});
