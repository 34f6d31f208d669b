import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { eventRegistry } from '@sternklar/contracts/event-definitions';

const contracts = resolve(import.meta.dirname, '../../contracts/src');

/** Words that belong together, such as the statuses of a review: one more may come at any time. */
export type Vocabulary = ReadonlySet<string>;

interface Schema {
  readonly def: Readonly<Record<string, unknown>> & { readonly type: string };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isSchema = (value: unknown): value is Schema =>
  isObject(value) && '_zod' in value && 'def' in value && isObject(value.def);
const isWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 1 && value.every((word) => typeof word === 'string');

/** The schemas right inside of a schema: of fields, elements, options, and what it wraps. */
const inside = ({ def }: Schema): readonly Schema[] =>
  Object.values(def).flatMap((part) => {
    if (isSchema(part)) return part;
    return isObject(part) ? Object.values(part).filter(isSchema) : [];
  });

/** What may stand in the field by which the options of a union are told apart. */
const wordsOfUnion = (union: Schema): readonly string[] => {
  const { discriminator } = union.def;
  if (typeof discriminator !== 'string') return [];
  return inside(union).flatMap(({ def }) => {
    const field = (def.shape as Readonly<Record<string, Schema>>)[discriminator];
    return field?.def.type === 'literal' ? (field.def.values as readonly string[]) : [];
  });
};

const wordsIn = (schema: Schema, seen: Set<Schema>): readonly (readonly string[])[] => {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const { entries } = schema.def;
  const own = isObject(entries) ? Object.values(entries) : wordsOfUnion(schema);
  return [own, ...inside(schema).flatMap((inner) => wordsIn(inner, seen))];
};

/** Every vocabulary of the contracts: the events, lists of words, and what a field of a schema may hold. */
export const readVocabularies = async (): Promise<readonly Vocabulary[]> => {
  const files = globSync('**/*.ts', { cwd: contracts }).filter((file) => !/\.(test|cli|d|builders)\.ts$/.test(file));
  const modules: readonly object[] = await Promise.all(files.map((file) => import(join(contracts, file))));
  const exported = modules.flatMap((module) => Object.values(module));
  const definitions = [...eventRegistry.values()];
  const schemas = [...exported, ...definitions.map(({ schema }) => schema)].filter(isSchema);
  const seen = new Set<Schema>();
  const words = [
    definitions.map(({ type }) => type),
    ...exported.filter(isWords),
    ...schemas.flatMap((one) => wordsIn(one, seen)),
  ];
  return words.filter(isWords).map((list) => new Set(list));
};
