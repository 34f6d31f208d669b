import { describe, expect, it } from 'vitest';
import { fillPlaceholders, openPlaceholder, unknownPlaceholder } from './placeholders.ts';

describe('placeholders of text blocks', () => {
  it('are filled with what is known; the others stay for whoever writes', () => {
    const text = 'Guten Tag {name}, {unternehmen} am {datum}: {name}';
    expect(fillPlaceholders(text, { name: 'Frau Sommer', datum: '2. März 2026' })).toBe(
      'Guten Tag Frau Sommer, {unternehmen} am 2. März 2026: Frau Sommer',
    );
  });

  it('take no place of what only looks like them, and values are not filled again', () => {
    expect(fillPlaceholders('{toString} {name}', { name: '{datum} $& $1' })).toBe('{toString} {datum} $& $1');
  });

  it.each([
    ['Guten Tag {kunde}', 'kunde'],
    ['{name} und {Name}', 'Name'],
    ['{}', ''],
    ['{constructor}', 'constructor'],
    ['{name}, {unternehmen}, {verfasser}, {datum}', null],
    ['ohne, auch { so', null],
  ])('%s: unknown is %s', (text, unknown) => expect(unknownPlaceholder(text)).toBe(unknown));

  it('that are left open are found', () => {
    expect(openPlaceholder('Bitte {etwas} und {verfasser}')).toBe('verfasser');
    expect(openPlaceholder('Bitte {etwas}')).toBeNull();
  });
});
