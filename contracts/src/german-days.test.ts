import { expect, it } from 'vitest';
import { z } from 'zod';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('./**/*.api.ts', { eager: true });

/** What somebody may send for a field that is to be something else. */
const WRONG = [undefined, null, 'gestern', '2026-02-30', '1999-01-01', '', 7, {}, []];

const objectsOf = (schema: unknown): readonly z.ZodObject[] => {
  if (schema instanceof z.ZodObject) return [schema];
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(objectsOf);
  return [];
};

const messagesOf = (schema: z.ZodType, value: unknown): readonly string[] =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

it('what is said of a wrong field names no day as machines write it', () => {
  const schemas = Object.values(modules)
    .flatMap((module) => Object.values(module))
    .flatMap(objectsOf);
  expect(schemas.length).toBeGreaterThan(100);
  const messages = schemas.flatMap((schema) =>
    Object.entries(schema.shape).flatMap(([name, field]) =>
      WRONG.flatMap((wrong) => [...messagesOf(field as z.ZodType, wrong), ...messagesOf(schema, { [name]: wrong })]),
    ),
  );
  // Moments are asked for in addresses and by programs alone.
  expect([...new Set(messages)].filter((message) => /\b\d{4}-\d{2}-\d{2}\b(?!T)/.test(message))).toEqual([]);
});
