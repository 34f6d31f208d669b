import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CatchAll, findCatchAlls } from './find-catch-alls.ts';
import { readVocabularies } from './vocabularies.ts';

const vocabularies = [new Set(['submitted', 'changed', 'noted']), new Set(['NoteAdded', 'NoteErased', 'Submitted'])];

const KINDS = `
  type Kind = 'submitted' | 'changed' | 'noted';
  type Told = { kind: 'submitted'; by: string } | { kind: 'changed'; to: string } | { kind: 'noted'; note: string };
  type Event = { type: 'NoteAdded'; data: string } | { type: 'NoteErased'; data: number };
  declare const kind: Kind;
  declare const told: Told;
  declare const events: readonly { type: string; data: unknown }[];
  declare const log: (what: unknown) => void;
`;

const CATCH_ALLS: Readonly<Record<string, string>> = {
  'a chain that ends with the rest': `export const f = () => { if (kind === 'submitted') return 1; if (kind === 'changed') return 2; return 3; };`,
  'a choice between two': `export const f = () => (kind === 'noted' ? 'Notiz' : 'Eingereicht');`,
  'a choice by exclusion': `export const f = () => (kind !== 'noted' ? 'Eingereicht' : null);`,
  'a switch with a default': `export const f = () => { switch (kind) { case 'submitted': return 1; case 'changed': case 'noted': return 2; default: return 3; } };`,
  'a switch that forgets one': `export const f = () => { switch (kind) { case 'submitted': log(1); } };`,
  'an else': `export const f = () => { if (kind === 'submitted') log(1); else log(2); };`,
  'a table with holes': `const table: Partial<Record<Kind, string>> = {}; export const f = () => table[kind] ?? 'Notiz';`,
  'a table for any word': `const table: Record<string, string> = {}; export const f = () => table[kind] ?? kind;`,
  'a cast to some of all events': `export const f = () => events as readonly Event[];`,
  'a set of some': `const SOME: ReadonlySet<Kind> = new Set(['noted']); export const f = () => SOME.has(kind);`,
  'a list of some': `const SOME: readonly Kind[] = ['noted']; export const f = () => SOME.includes(kind);`,
  'words beside a name': `export const f = () => kind !== 'noted' && '; ';`,
};

const HELD: Readonly<Record<string, string>> = {
  'a switch over all': `export const f = () => { switch (kind) { case 'submitted': return 1; case 'changed': case 'noted': return 2; } };`,
  'a full table': `const table: Record<Kind, string> = { submitted: 'a', changed: 'b', noted: 'c' }; export const f = () => table[kind];`,
  'a rest that is named': `export const f = () => { if (kind === 'submitted') return 1; kind satisfies 'changed' | 'noted'; return 2; };`,
  'a default that is named': `export const f = () => { switch (kind) { case 'submitted': return 1; default: kind satisfies 'changed' | 'noted'; return 2; } };`,
  'a rest of which nothing is said': `export const f = () => (kind === 'noted' ? 'Notiz' : null);`,
  'a rest that only its own kind has': `export const f = () => (told.kind === 'submitted' ? told.by : told.kind === 'changed' ? told.to : told.note);`,
  'a set of this moment': `declare const state: { kinds: readonly Kind[] }; export const f = () => state.kinds.includes(kind);`,
  'a question': `export const f = () => kind === 'noted';`,
  'words that are no vocabulary': `declare const phase: 'loading' | 'ready'; export const f = () => (phase === 'loading' ? 1 : 2);`,
};

const fileOf = (name: string) => `${name.replaceAll(' ', '-')}.ts`;

describe('catch-alls', () => {
  const root = mkdtempSync(join(tmpdir(), 'catch-alls-'));
  let found: readonly CatchAll[] = [];
  beforeAll(() => {
    writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions: { strict: true, types: [] } }));
    for (const [name, code] of Object.entries({ ...CATCH_ALLS, ...HELD })) {
      writeFileSync(join(root, fileOf(name)), `${KINDS}${code}\n`);
    }
    found = findCatchAlls({ root, isShipped: () => true, vocabularies });
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it.each(Object.keys(CATCH_ALLS))('are found: %s', (name) => {
    expect(found.filter(({ file }) => file === fileOf(name))).toHaveLength(1);
  });

  it.each(Object.keys(HELD))('are not: %s', (name) => {
    expect(found.filter(({ file }) => file === fileOf(name))).toEqual([]);
  });
});

it('the vocabularies are those of the contracts', async () => {
  const all = await readVocabularies();
  const some = ['ReviewNoteAdded', 'nicht_genehmigt', 'subscription-ended', 'conversation-read', 'person_requested'];
  for (const word of some) expect(all.some((vocabulary) => vocabulary.has(word))).toBe(true);
});
