import type { FastifyInstance, FastifyRequest } from 'fastify';
import secureJson from 'secure-json-parse';
import { Refusal } from '../refusal.port.ts';

/** Escapes that could smuggle in what PostgreSQL cannot store; raw ones are no JSON or are replaced while decoding UTF-8. */
const SUSPECT_ESCAPE = /\\u(?:0000|d[89a-f][0-9a-f]{2})/i;

const JSON_MEDIA_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

const isStorableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

const unstorableText = () =>
  new Refusal(422, 'unstorable-text', 'Der Text enthält Zeichen, die nicht gespeichert werden können.');

/** Throws when any key or string in a parsed JSON value holds NUL or half a surrogate pair. Walks without recursion. */
const assertStorable = (parsed: unknown): void => {
  const open: unknown[] = [parsed];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string' && !isStorableText(value)) throw unstorableText();
    if (typeof value === 'object' && value !== null) {
      // Pushed one by one: spreading a long array into a call would exhaust the stack.
      for (const [key, child] of Object.entries(value)) open.push(key, child);
    }
  }
};

/** Parses JSON text; null when it is malformed or would poison prototypes. Throws a 422 refusal for text that cannot be stored. */
export const parseJson = (text: string): { readonly value: unknown } | null => {
  let value: unknown;
  try {
    value = secureJson.parse(text);
  } catch {
    return null;
  }
  if (SUSPECT_ESCAPE.test(text)) assertStorable(value);
  return { value };
};

/** A request body: an empty one counts as none; malformed JSON is a 400 refusal. */
const parseJsonBody = (text: string): unknown => {
  if (text.trim() === '') return undefined;
  const parsed = parseJson(text);
  if (parsed === null) throw new Refusal(400, 'malformed-json', 'Die Anfrage enthält kein gültiges JSON.');
  return parsed.value;
};

const refuseUnstorableParameters = async (request: FastifyRequest): Promise<void> => {
  const values = [request.params, request.query].flatMap((part) => Object.values(part ?? {}).flat());
  if (values.some((value) => typeof value === 'string' && !isStorableText(value))) throw unstorableText();
};

/** JSON is the only body format; also makes sure that parameters hold nothing the database would choke on. */
export const registerJsonBody = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(JSON_MEDIA_TYPE, { parseAs: 'string' }, async (_request: FastifyRequest, body: string) =>
    parseJsonBody(body),
  );
  app.addHook('preValidation', refuseUnstorableParameters);
};
