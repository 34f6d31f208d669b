import type { NextStep } from '@sternklar/contracts/reviews/casework/case-facts';
import { expect, it } from 'vitest';
import { nextInWords } from './next-in-words.ts';

const AT = '2026-11-18T08:00:00.000Z';
const CASES: readonly (readonly [NextStep, RegExp])[] = [
  [{ state: 'incomplete', missing: ['review_url', 'reason'] }, /fehlt noch: Link zur Bewertung, Grund\./],
  [{ state: 'ready-to-forward' }, /übermitteln ihn als Nächstes/],
  [
    { state: 'answer-to-enter', because: 'platform-asked', since: AT, platform_asked_at: AT },
    /Plattform hat etwas gefragt .*18\.11\..*kümmern uns darum/,
  ],
  [{ state: 'waiting-for-platform', until: AT }, /liegt bei der Plattform; wir fragen am 18\.11\. nach/],
  [{ state: 'waiting-for-platform', until: null }, /liegt bei der Plattform\.$/],
  [{ state: 'waiting-for-customer', since: AT, question_id: 'eine' }, /eine Frage an Sie/],
  [{ state: 'answer-to-enter', since: AT, because: 'answer-entered' }, /Wir sehen uns an/],
  [{ state: 'withdrawn', since: AT }, /am 18\.11\. zurückgezogen/],
  [{ state: 'decided' }, /^$/],
];

it.each(CASES)('says what comes next, without a judgement (%o)', (next, words) => {
  const said = nextInWords(next, () => '18.11.');
  expect(said).toMatch(words);
  expect(said).not.toMatch(/rechtswidrig|Erfolg|sicher|Aussicht/);
});
