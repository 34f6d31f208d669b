import { expect, it } from 'vitest';
import { stepsWords } from './seal-words.ts';

const words = (missing: number, { proven = 3, pending = 0 } = {}) =>
  stepsWords({ proven, pending, wrong: [] }, missing);

it('steps that are all proven are no whole history where later ones are gone', () => {
  expect(words(0).tone).toBe('ok');
  expect(words(1)).toEqual({
    tone: 'no',
    title: 'Der letzte Schritt fehlt',
    text: 'Nach den 3\u00a0Schritten, die hier stehen, gab es noch einen, der in der Datenbank nicht mehr steht. Welche Ereignisse fehlen, zeigt das Prüfbündel.',
  });
  expect(words(2, { pending: 1 })).toMatchObject({ tone: 'no', title: 'Die letzten 2\u00a0Schritte fehlen' });
  expect(words(2, { proven: 1 }).text).toContain('Nach dem Schritt, der hier steht, gab es noch 2, die');
});
