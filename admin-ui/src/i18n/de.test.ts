import english from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import { de } from './de.ts';

const keysOf = (messages: object, prefix = ''): string[] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : keysOf(value as object, `${prefix}${key}.`),
  );
const textOf = (messages: object, key: string): string =>
  key.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], messages) as string;
const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort();

describe('the German messages of react-admin', () => {
  it('have exactly the keys of the English ones', () => {
    expect(keysOf({ ra: de.ra }).sort()).toEqual(keysOf(english).sort());
  });

  it('use only placeholders that the English text offers', () => {
    for (const key of keysOf(english)) {
      // SortButton also passes the label as it is, which German nouns need.
      const offered = [...placeholders(textOf(english, key)), ...(key === 'ra.sort.sort_by' ? ['%{field}'] : [])];
      expect(offered, key).toEqual(expect.arrayContaining(placeholders(textOf(de, key))));
    }
  });

  it('have no empty text but the one for an unknown truth value', () => {
    const empty = keysOf({ ra: de.ra }).filter((key) => textOf(de, key).trim() === '');
    expect(empty).toEqual(['ra.boolean.null']);
  });
});
