import { type ListRequest, MAX_PAGE_SIZE } from '@sternklar/projections/engine/lists/list-request';
import { z } from 'zod';
import { Refusal } from '../refusal.port.ts';
import { parseJson } from './json-body.ts';

const MAX_PARAMETER_LENGTH = 60_000;
const MAX_OFFSET = 1_000_000_000;
const DEFAULT_PAGE_SIZE = 25;

const parameter = (description: string) => z.string().max(MAX_PARAMETER_LENGTH).optional().describe(description);

/** The query string of every list, as react-admin's simple REST provider sends it; JSON texts. */
export const listQuerySchema = z.object({
  range: parameter('Erste und letzte Zeile, von 0 gezählt: `[0,24]`. Höchstens 1000 Zeilen.'),
  sort: parameter('Feld und Richtung: `["created_at","DESC"]`.'),
  filter: parameter('Felder und Werte, auch mehrere: `{"status":["eingereicht"]}`.'),
});
export type ListQuery = z.output<typeof listQuerySchema>;

const rowNumber = z.number().int().min(0).max(MAX_OFFSET);
const rangeSchema = z
  .tuple([rowNumber, rowNumber])
  .refine(([first, last]) => first <= last && last - first < MAX_PAGE_SIZE);
const sortSchema = z.tuple([z.string().max(60), z.enum(['ASC', 'DESC', 'asc', 'desc'])]);
const filterSchema = z.record(z.string().max(60), z.unknown());

/** Made when it is thrown: an error gathers where it comes from, which takes longer than all of the parsing. */
const refusal = (field: string, message: string) => () =>
  new Refusal(422, 'invalid-list-request', message, { errors: [{ field, message }] });

const parsed = <Output>(text: string, schema: z.ZodType<Output>, problem: () => Refusal): Output => {
  const json = parseJson(text);
  const result = json === null ? null : schema.safeParse(json.value);
  if (!result?.success) throw problem();
  return result.data;
};

/**
 * What part of a list a request asks for; null for a bare call, which gets the whole list. Throws a 422 refusal for
 * malformed parameters and more than 1000 rows; unknown fields are refused by the list itself (`InvalidListRequest`).
 */
export const parseListRequest = ({ range, sort, filter }: ListQuery): ListRequest | null => {
  if (range === undefined && sort === undefined && filter === undefined) return null;
  const [first, last] = parsed(
    range ?? `[0,${DEFAULT_PAGE_SIZE - 1}]`,
    rangeSchema,
    refusal(
      'range',
      `range muss zwei Zeilennummern wie [0,24] enthalten und darf höchstens ${MAX_PAGE_SIZE} Zeilen umfassen.`,
    ),
  );
  const [field, direction] = parsed(
    sort ?? '["created_at","DESC"]',
    sortSchema,
    refusal('sort', 'sort muss ein Feld und eine Richtung wie ["created_at","DESC"] enthalten.'),
  );
  return {
    offset: first,
    limit: last - first + 1,
    sort: { field, descending: direction.toUpperCase() === 'DESC' },
    filter: parsed(filter ?? '{}', filterSchema, refusal('filter', 'filter muss ein JSON-Objekt sein.')),
  };
};
