import { type OwnData, ownDataSchema } from '@sternklar/contracts/accounts/own-data.api';
import { describe, expect, it } from 'vitest';
import { at, ownData } from '../../testing/customer-world.ts';
import { ownDataTexts as texts } from '../../texts/own-data.ts';
import { readableData } from './readable-data.ts';

const data: OwnData = {
  ...ownData,
  businesses: [
    {
      id: 'b1',
      business_name: '<img src=x onerror=alert(1)>',
      google_business_link: 'https://x.y/?a&b',
      created_at: at,
    },
  ],
};

interface Def {
  readonly type: string;
  readonly shape?: object;
  readonly element?: unknown;
  readonly innerType?: unknown;
  readonly entries?: Readonly<Record<string, string>>;
}
/** Names of all fields of a schema, nested ones, too. */
const fieldsOf = (schema: unknown): readonly string[] => {
  const { type, shape, element, innerType } = (schema as { readonly def: Def }).def;
  if (type === 'object') return Object.entries(shape ?? {}).flatMap(([name, field]) => [name, ...fieldsOf(field)]);
  return [element, innerType].filter((inner) => inner !== undefined).flatMap(fieldsOf);
};

/** Fields that hold one of a few words, each with every such word. */
const wordsOf = (schema: unknown, name = ''): readonly (readonly [field: string, word: string])[] => {
  const { shape, element, innerType, entries } = (schema as { readonly def: Def }).def;
  const inFields = Object.entries(shape ?? {}).flatMap(([field, inner]) => wordsOf(inner, field));
  const inside = [element, innerType].filter((inner) => inner !== undefined).flatMap((inner) => wordsOf(inner, name));
  return [...Object.values(entries ?? {}).map((word) => [name, word] as const), ...inFields, ...inside];
};

describe('the own data as a page', () => {
  it('has a section for everything in the file, and a German name for each of its fields', () => {
    const sections = Object.keys(ownDataSchema.shape).filter((name) => name !== 'exported_at');
    expect(Object.keys(texts.sections).toSorted()).toEqual(sections.toSorted());
    const inSections = sections.flatMap((name) => fieldsOf(ownDataSchema.shape[name as keyof OwnData]));
    expect([...new Set(inSections)].filter((field) => !(field in texts.fields))).toEqual([]);
  });

  it('has a German word for each word of the API that a field may hold (customer-ui/src/texts/own-data.ts)', () => {
    const words = wordsOf(ownDataSchema);
    expect(words.length).toBeGreaterThan(40);
    const unnamed = words.filter(([field, word]) => texts.values[field]?.[word] === undefined);
    expect(unnamed.map(([field, word]) => `${field}: ${word}`)).toEqual([]);
  });

  it('has addresses as people type them', () => {
    const page = readableData({ ...data, account: { ...data.account, email: 'anna@xn--mller-kva.de' } });
    expect(page).toContain('<dt>E-Mail-Adresse</dt><dd>anna@müller.de</dd>');
  });

  it('tells values as people read them', () => {
    const page = readableData(data);
    expect(page).toContain('<dt>E-Mail-Adresse</dt><dd>anna@firma.de</dd>');
    expect(page).toContain('<dt>E-Mail-Adresse bestätigt</dt><dd>Ja</dd>');
    expect(page).toContain('<dt>Telefonnummer</dt><dd>–</dd>');
    expect(page).toContain('<dt>Sprache</dt><dd>Deutsch</dd>');
    expect(page).toContain('<dt>Abo</dt><dd>keines</dd>');
    expect(page).toContain('Stand: 20.\u00a0November 2026');
    expect(page).toContain(texts.none);
  });

  it('tells several words as one line, and of what was never chosen that there is nothing', () => {
    const page = readableData({
      ...data,
      preferences: { start: 'desk', lists: { users: { columns: ['email', 'role'] } } },
    });
    expect(page).toContain('<dt>Beginnt mit</dt><dd>Schreibtisch</dd>');
    expect(page).toContain('<dt>Spalten</dt><dd>email, role</dd>');
    const { preferences: _, ...rest } = data;
    expect(readableData(rest)).toContain(`<h2>${texts.sections.preferences}</h2><p>${texts.none}</p>`);
  });

  it('shows what somebody wrote as it was written, and neither runs nor loads anything', () => {
    const page = readableData(data);
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(page).not.toMatch(/<(img|script|link|iframe)|\ssrc=["']|url\(/i);
    expect(page).toContain("default-src 'none'");
  });
});
