import fc from 'fast-check';
import type { OpenAPIV3_1 } from 'openapi-types';
import { anyText } from './texts.ts';

export type Schema = OpenAPIV3_1.SchemaObject | OpenAPIV3_1.ReferenceObject;
type Values = fc.Arbitrary<unknown>;

/** What a schema alone does not tell. */
export interface SchemaContext {
  readonly document: OpenAPIV3_1.Document;
  /** Values for a field of this name that mean something to the product; undefined for fields that need none. */
  readonly meaningful: (name: string) => Values | undefined;
}

const USUAL_EXTRA_LENGTH = 30;
const MAX_ITEMS = 5;

const resolve = (schema: Schema, { document }: SchemaContext): OpenAPIV3_1.SchemaObject => {
  if (!('$ref' in schema)) return schema;
  const found = document.components?.schemas?.[schema.$ref.split('/').at(-1) ?? ''];
  if (!found) throw new Error(`The document has no ${schema.$ref}.`);
  return resolve(found, { document, meaningful: () => undefined });
};

/** Fast-check cannot make texts for every pattern; those are left to the meaningful values. */
const matching = (pattern: string): Values => {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'));
  } catch {
    return anyText;
  }
};

const texts = ({ pattern, format, minLength = 0, maxLength }: OpenAPIV3_1.SchemaObject): Values => {
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.emailAddress();
  if (pattern !== undefined) return matching(pattern);
  const usual = Math.min(maxLength ?? Number.POSITIVE_INFINITY, minLength + USUAL_EXTRA_LENGTH);
  const ordinary = fc.string({ unit: 'grapheme', minLength, maxLength: usual });
  const longest = maxLength === undefined ? [] : [{ weight: 1, arbitrary: fc.constant('ß'.repeat(maxLength)) }];
  return fc.oneof({ weight: 16, arbitrary: ordinary }, { weight: 3, arbitrary: anyText }, ...longest);
};

const numbers = ({ type, minimum = -1_000, maximum = 1_000 }: OpenAPIV3_1.SchemaObject): Values =>
  type === 'integer' ? fc.integer({ min: minimum, max: maximum }) : fc.oneof(fc.integer(), fc.double());

const objects = (schema: OpenAPIV3_1.SchemaObject, context: SchemaContext): Values => {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const meaningful = context.meaningful(name);
    const valid = valuesOf(field, context);
    return [
      name,
      meaningful ? fc.oneof({ weight: 12, arbitrary: meaningful }, { weight: 1, arbitrary: valid }) : valid,
    ];
  });
  const record: Record<string, Values> = Object.fromEntries(fields);
  return fc.record(record, { requiredKeys: schema.required ?? [] });
};

const ofType = (type: string | undefined, schema: OpenAPIV3_1.SchemaObject, context: SchemaContext): Values => {
  if (type === 'string') return texts(schema);
  if (type === 'number' || type === 'integer') return numbers(schema);
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'object') return objects(schema, context);
  if (type === 'array' && 'items' in schema) return fc.array(valuesOf(schema.items, context), { maxLength: MAX_ITEMS });
  return fc.jsonValue({ maxDepth: 2 });
};

/** Values that the schema allows, as far as it can say. */
export const valuesOf = (unresolved: Schema, context: SchemaContext): Values => {
  const schema = resolve(unresolved, context);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => valuesOf(choice, context)));
  const types = [schema.type].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema, context)));
};

/** Names of the fields that the rows of a list have, for sorting and filtering. */
export const rowFieldsOf = (schema: Schema | undefined, context: SchemaContext): readonly string[] => {
  if (!schema) return [];
  const resolved = resolve(schema, context);
  if (resolved.type !== 'array' || !('items' in resolved)) return [];
  return Object.keys(resolve(resolved.items, context).properties ?? {});
};
