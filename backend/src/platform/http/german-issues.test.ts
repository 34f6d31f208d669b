import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { germanIssue } from './german-issues.ts';

const sayOf = (schema: z.ZodType, value: unknown): string | undefined =>
  schema.safeParse(value, { error: germanIssue }).error?.issues[0]?.message;

describe('a rule without a sentence of its own', () => {
  it.each<readonly [z.ZodType, unknown, string]>([
    [z.string(), undefined, 'Diese Angabe fehlt.'],
    [z.string(), 5, 'Hier muss ein Text stehen.'],
    [z.number().min(3), 2, 'Diese Zahl muss mindestens 3 sein.'],
    [z.number().gt(3), 3, 'Diese Zahl muss größer als 3 sein.'],
    [z.number().max(3), 4, 'Diese Zahl muss höchstens 3 sein.'],
    [z.number().lt(3), 3, 'Diese Zahl muss kleiner als 3 sein.'],
    [z.number().multipleOf(5), 7, 'Diese Zahl muss durch 5 teilbar sein.'],
    [z.string().min(1), '', 'Diese Angabe darf nicht leer sein.'],
    [z.string().min(2), 'a', 'Hier müssen es mindestens 2 Zeichen sein.'],
    [z.array(z.string()).max(1), ['a', 'b'], 'Hier darf es höchstens 1 Eintrag sein.'],
    [z.array(z.string()).max(2), ['a', 'b', 'c'], 'Hier dürfen es höchstens 2 Einträge sein.'],
    [z.array(z.string()).min(1), [], 'Hier muss es mindestens 1 Eintrag sein.'],
    [z.uuid(), 'x', 'Hier muss eine UUID stehen.'],
    [z.enum(['a', 'b']), 'c', 'Hier ist nur möglich: a, b.'],
    [z.strictObject({}), { fremd: 1 }, 'Diese Angaben gibt es hier nicht: fremd.'],
  ])('is told in German: case %#', (schema, value, sentence) => {
    expect(sayOf(schema, value)).toBe(sentence);
  });
});
