import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { asText, markOfSentence, readLearnedAfter } from './cross.ts';
import { readRounds } from './fresh-questions.ts';

it('keeps what was learned after a round by the marks of its sentences', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sternklar-after-'));
  try {
    const file = join(folder, 'after.json');
    const marks = ['Was kostet das?', 'Wie kündige ich?'].map(markOfSentence);
    writeFileSync(file, JSON.stringify({ 'round-1': asText(marks) }));
    expect(readLearnedAfter(file)).toEqual(new Map([['round-1', new Set(marks)]]));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('is about rounds that there are, and something was learned after each', () => {
  const names = readRounds().map(({ name }) => name);
  for (const [round, marks] of readLearnedAfter()) {
    expect(names).toContain(round);
    expect(marks.size).toBeGreaterThan(0);
  }
});
