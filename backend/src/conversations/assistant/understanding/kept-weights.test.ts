import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { classifierOf, type Learned, learnedFrom } from './classifier.ts';
import { featuresOf } from './features.ts';
import { bytesOf, keyOf, learnedOf, learnedOnce } from './kept-weights.ts';

const SENTENCES = [
  ['Was kostet das?', 'price'],
  ['Wie hoch ist der Preis im Monat?', 'price'],
  ['Wie kündige ich?', 'notice'],
  ['Bis wann muss die Kündigung da sein?', 'notice'],
  ['Kann ich Größen in € sehen?', 'other'],
] as const;
const learnFrom = (): Learned =>
  learnedFrom(
    SENTENCES.map(([sentence, intent]) => ({ intent, features: featuresOf(sentence) })),
    { seeds: [1, 2], rows: 1 << 8 },
  );

let folder: string;
let timesLearned: number;
const learn = (): Learned => {
  timesLearned += 1;
  return learnFrom();
};
const once = (key = 'key'): Learned => learnedOnce('some', learn, folder, key);
const keptFile = (): string => join(folder, readdirSync(folder)[0] ?? '');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sternklar-learned-'));
  timesLearned = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('what was learned', () => {
  it('is the same to the byte each time it is learned, and when it was kept and read again', () => {
    const bytes = bytesOf(learnFrom());
    expect(Buffer.from(bytes)).toEqual(Buffer.from(bytesOf(learnFrom())));
    // At an uneven place of memory, too.
    const shifted = Buffer.concat([Buffer.alloc(1), bytes]).subarray(1);
    for (const read of [learnedOf(Buffer.from(bytes)), learnedOf(shifted)]) {
      expect(read && Buffer.from(bytesOf(read))).toEqual(Buffer.from(bytes));
    }
  });

  it('is learned once and then only read, and answers the same', () => {
    const first = once();
    const second = once();
    expect(timesLearned).toBe(1);
    const question = featuresOf('Preis pro Monat?');
    expect(classifierOf(second)(question)).toEqual(classifierOf(first)(question));
  });

  it('is learned anew when its key is another one, and takes the place of what was kept', () => {
    once();
    once('other');
    expect(timesLearned).toBe(2);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 7)],
    ['empty', () => Buffer.alloc(0)],
    ['changed in one bit', (bytes: Buffer) => Buffer.from(bytes.map((byte, at) => (at === 9 ? byte ^ 1 : byte)))],
  ])('is learned anew when the file is %s, which is mended by that', (_, damage) => {
    once();
    writeFileSync(keptFile(), damage(readFileSync(keptFile())));
    once();
    expect(timesLearned).toBe(2);
    once();
    expect(timesLearned).toBe(2);
  });

  it('is learned each time where nothing can be kept', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    for (const times of [1, 2]) {
      expect(learnedOnce('some', learn, join(file, 'below'), 'key').intents).toContain('price');
      expect(timesLearned).toBe(times);
    }
  });
});

describe('the key', () => {
  it('is another one when a source or a list of sentences changes, is added or renamed, and the same when a test does', () => {
    mkdirSync(join(folder, 'reading'));
    const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
    write('reading/words.ts', 'one');
    write('reading/sentences.txt', 'one');
    const before = keyOf(folder);
    write('reading/words.test.ts', 'a test');
    expect(keyOf(folder)).toBe(before);
    write('reading/words.ts', 'two');
    const changed = keyOf(folder);
    write('reading/sentences.txt', 'two');
    const saidOtherwise = keyOf(folder);
    write('more.ts', '');
    const added = keyOf(folder);
    rmSync(join(folder, 'more.ts'));
    write('other.ts', '');
    expect(new Set([before, changed, saidOtherwise, added, keyOf(folder)]).size).toBe(5);
  });

  it('is another one when what topics say of elsewhere is', () => {
    expect(keyOf(folder, [{ answer: '59 €' }])).not.toBe(keyOf(folder, [{ answer: '60 €' }]));
  });
});
