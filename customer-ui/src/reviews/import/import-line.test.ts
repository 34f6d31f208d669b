import { REVIEW_TEXT_MAX_LENGTH } from '@sternklar/contracts/constants';
import type { Review } from '@sternklar/contracts/reviews/review.api';
import { describe, expect, it } from 'vitest';
import { createImportKeys, lookAt } from './import-line.ts';
import { readReviews } from './read-reviews.ts';

const review = (reviewer_name: string, review_text: string): Review => ({
  id: '0198c0a0-3333-7000-8000-000000000001',
  business_id: '0198c0a0-2222-7000-8000-000000000001',
  reviewer_name,
  rating: 1,
  review_text,
  review_url: null,
  reason: null,
  good_faith: null,
  status: 'eingereicht',
  created_at: '2026-11-20T12:00:00.000Z',
  updated_at: '2026-11-20T12:00:00.000Z',
  version: 1,
});

const keys = () => {
  let made = 0;
  return createImportKeys(() => `key-${++made}`);
};
const look = (text: string, reviews: readonly Review[] = []) => lookAt(readReviews(text), { reviews, keyOf: keys() });
const problems = (text: string) => look(text).map(({ line, problems }) => [line, ...problems]);

describe('the lines of an import', () => {
  it('are told of in German, each by itself, and keep their numbers', () => {
    const text = [
      'Name;Sterne;Text;Link;Grund',
      'Max;1;Kalt.;;',
      'Anna;7;Lau.;;',
      ';1;Ohne Namen.;;',
      'Cem;2;Na ja.;javascript:alert(1);',
      'Dora;3;Gut.;maps.example/1;Rache',
    ].join('\n');
    expect(problems(text)).toEqual([
      [2],
      [3, 'Die Bewertung muss 1 bis 5 Sterne haben.'],
      [4, 'Der Name des Verfassers fehlt.'],
      [5, 'Der Link ist ungültig. Er muss mit http:// oder https:// beginnen.'],
      [6, expect.stringContaining('Den Grund „Rache“ gibt es nicht. Möglich sind: Kein Kundenkontakt')],
    ]);
  });

  it('may have several faults, and a text that is too long', () => {
    expect(problems(`"${'x'.repeat(201)}";0;"${'x'.repeat(REVIEW_TEXT_MAX_LENGTH + 1)}"`)).toEqual([
      [
        1,
        'Der Name ist länger als 200 Zeichen.',
        'Die Bewertung muss 1 bis 5 Sterne haben.',
        'Der Text ist länger als 10.000 Zeichen.',
      ],
    ]);
  });

  it('name a reason by our word for it or by the server’s', () => {
    const lines = look('Name;Sterne;Text;Grund\nMax;1;Kalt.;spam\nAnna;1;Lau.;kein Kundenkontakt');
    expect(lines.map(({ reason }) => reason)).toEqual(['spam', 'kein_kundenkontakt']);
  });

  it('need no text', () => {
    expect(look('Max;1;\nAnna;2;')).toMatchObject([
      { text: '', problems: [] },
      { text: '', problems: [] },
    ]);
  });

  it('say which are handed in already, and which are there twice', () => {
    const lines = look('Max;1;Kalt.\nmax ;2;  kalt.\nAnna;1;Lau.\nAnna;1;Anders.', [review('ANNA', 'Lau.')]);
    expect(lines.map(({ double }) => double)).toEqual([null, 1, 'there', null]);
  });

  it('keep their keys while their content stays, wherever they move, and get new ones when it changes', () => {
    const keyOf = keys();
    const keysIn = (text: string) => lookAt(readReviews(text), { reviews: [], keyOf }).map(({ key }) => key);
    const [max, anna, maxAgain] = keysIn('Max;1;Kalt.\nAnna;9;Lau.\nMax;1;Kalt.');
    expect(new Set([max, anna, maxAgain]).size).toBe(3);
    expect(keysIn('\nCem;1;Neu.\nAnna;2;Lau.\nMax;1;Kalt.\nMax;1;Kalt.')).toEqual([
      expect.not.stringMatching(`${max}|${anna}`),
      expect.not.stringMatching(`^${anna}$`),
      max,
      maxAgain,
    ]);
  });
});
