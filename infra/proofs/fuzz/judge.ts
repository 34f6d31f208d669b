import type { AnswerSchemas } from '../common/answer-schemas.ts';
import type { Answer } from '../common/exchange.ts';
import type { FuzzRequest } from './requests.ts';

/** Words that belong into a server's log, and never into an answer. */
const INSIDES: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a stack trace', /\n?\s+at .+:\d+:\d+\)?|node:internal|node_modules|\.ts:\d+/],
  ['SQL', /\b(select|insert into|update|delete from)\b.+\b(from|values|set|where)\b/is],
  ['words of the database', /\b(SQLSTATE|violates|relation "|event_log\.|pg_\w+|invalid byte sequence|syntax error)/i],
  ['words of a library', /\b(zod|fastify|FST_ERR\w*|ajv|TypeError|RangeError|SyntaxError|ECONN\w+)\b/],
  ['a path on the server', /\/(home|root|work|usr|var|tmp)\/\w+/],
];

const parsed = (text: string): { readonly value: unknown } | null => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
};

const leaks = ({ text }: Answer): readonly string[] =>
  INSIDES.filter(([, pattern]) => pattern.test(text)).map(([what]) => `shows ${what}`);

/** A page is for whoever asks for one at an address that is none of the API's. */
const mayBePage = ({ operation, exchange }: FuzzRequest, { headers }: Answer): boolean =>
  String(headers['content-type']).startsWith('text/html') &&
  (operation === null || String(exchange.headers?.accept).includes('text/html'));

const judgeRefusal = (request: FuzzRequest, answer: Answer, schemas: AnswerSchemas): readonly string[] => {
  const { status, headers, text } = answer;
  if (mayBePage(request, answer)) return [];
  if (!headers['content-type']?.startsWith('application/problem+json')) {
    return [`refuses with ${headers['content-type'] ?? 'nothing'} instead of a problem document`];
  }
  const document = parsed(text)?.value as Record<string, unknown> | undefined;
  const difference = schemas.problem(document);
  if (difference !== null || !document) return [`refuses with an invalid problem document: ${difference}`];
  const faults: string[] = [];
  if (document.status !== status) faults.push(`says ${document.status} in its problem document`);
  if (!/^\p{L}\S* .*\S$/su.test(String(document.detail))) faults.push('is told nothing in words');
  const id = headers['x-request-id'];
  // An answer that is given once more names the request that got it first.
  const replayed = headers['idempotent-replayed'] === 'true';
  if (!replayed && id !== undefined && document.instance !== `urn:request:${id}`) faults.push('names another request');
  return faults;
};

/** Bytes that are no request at all belong to no operation. */
const isDescribed = ({ operation }: FuzzRequest, { status }: Answer): boolean =>
  operation === null ||
  status === 408 ||
  status === 431 ||
  operation.described.responses?.[String(status)] !== undefined;

const judgeSuccess = ({ operation }: FuzzRequest, answer: Answer, schemas: AnswerSchemas): readonly string[] => {
  if (operation === null) return [];
  const isJson = answer.headers['content-type']?.startsWith('application/json');
  const body = isJson ? parsed(answer.text) : { value: undefined };
  if (body === null) return ['succeeds with malformed JSON'];
  const difference = schemas.success(operation, answer.status, body.value);
  return difference === null ? [] : [`succeeds with something else than it describes: ${difference}`];
};

/** Everything that is wrong with an answer; each completes the sentence 'This request…'. */
export const judge = (request: FuzzRequest, answer: Answer, schemas: AnswerSchemas): readonly string[] => {
  const { status } = answer;
  const { operation } = request;
  if (status >= 500) return ['breaks the server', ...leaks(answer)];
  if (status >= 400) {
    const lockedOut = status === 401 && request.signedIn && operation !== null && operation.access !== 'public';
    const isLogout = operation?.path.endsWith('/auth/logout');
    return [
      ...(isDescribed(request, answer) ? [] : [`is refused with ${status}, which the operation does not describe`]),
      ...(lockedOut && !isLogout ? ['is refused although its session lives'] : []),
      ...judgeRefusal(request, answer, schemas),
      ...leaks(answer),
    ];
  }
  if (status >= 300) return operation === null ? [] : ['is sent elsewhere'];
  return judgeSuccess(request, answer, schemas);
};
