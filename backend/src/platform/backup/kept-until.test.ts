import { expect, it } from 'vitest';
import { keptTooLong, keptUntil } from './kept-until.ts';

const backup = { takenAt: new Date('2026-03-02T03:00:00.000Z'), days: 30 };

it('the keys of a backup may be kept for so many days', () => {
  expect(keptUntil(backup)).toEqual(new Date('2026-04-01T03:00:00.000Z'));
});

it('a restore of keys that were kept for longer says so, and what is to be done', () => {
  expect(keptTooLong(backup, new Date('2026-04-01T03:00:00.000Z'))).toBe(null);
  const words = keptTooLong(backup, new Date('2026-04-01T03:00:00.001Z'));
  expect(words).toContain('bis 01.04.2026, 05:00:00');
  expect(words).toContain('30 Tage');
  expect(words).toContain('Löschen Sie erneut, wer seitdem gelöscht wurde.');
});
