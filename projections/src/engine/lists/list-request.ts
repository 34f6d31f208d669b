import { LIST_COUNT_LIMIT } from '@sternklar/contracts/constants';
import { z } from 'zod';

/** Which part of a list is asked for; field names and filters are the API's (snake_case). */
export interface ListRequest {
  readonly offset: number;
  readonly limit: number;
  readonly sort: { readonly field: string; readonly descending: boolean };
  readonly filter: Readonly<Record<string, unknown>>;
}

/** One part of a list. `total` is exact up to `COUNT_LIMIT` and where the read model keeps totals; otherwise it stops there. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** Most rows on one page; more are cut off. */
export const MAX_PAGE_SIZE = 1_000;
/** As far as rows are counted one by one. */
export const COUNT_LIMIT = LIST_COUNT_LIMIT;

/** A list was asked for in a way it does not offer; the message says which field, without its value. */
export class InvalidListRequest extends Error {
  override readonly name = 'InvalidListRequest';
}

const MAX_IDS = 1_000;
const SEARCH_MAX_LENGTH = 200;

const oneOrMore = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([schema.transform((value) => [value]), z.array(schema).max(MAX_IDS)]);

/** Building blocks of filters: react-admin sends one value or several. */
export const filterOf = {
  oneOf: oneOrMore,
  ids: oneOrMore(z.uuid()),
  search: z.string().trim().max(SEARCH_MAX_LENGTH),
};

/** Of each filter the schema that refuses names it does not know: to make one takes longer than to use it. */
const strictSchemas = new WeakMap<z.ZodObject, z.ZodObject>();

const strictly = (schema: z.ZodObject): z.ZodObject => {
  const strict = strictSchemas.get(schema) ?? schema.strict();
  strictSchemas.set(schema, strict);
  return strict;
};

/** The filter in the list's own types. Throws `InvalidListRequest` for unknown names and malformed values. */
export const parseFilter = <Schema extends z.ZodObject>(
  schema: Schema,
  filter: ListRequest['filter'],
): z.output<Schema> => {
  const parsed = strictly(schema).safeParse(filter);
  if (parsed.success) return parsed.data as z.output<Schema>;
  const [issue] = parsed.error.issues;
  const field = issue?.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue?.path.join('.');
  throw new InvalidListRequest(`The list cannot be filtered by '${field}' like this.`);
};
