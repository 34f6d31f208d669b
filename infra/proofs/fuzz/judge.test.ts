import { describe, expect, it } from 'vitest';
import { createAnswerSchemas } from '../common/answer-schemas.ts';
import type { Answer } from '../common/exchange.ts';
import { judge } from './judge.ts';
import type { FuzzRequest } from './requests.ts';
import { sampleDocument, sampleOperations } from './sample-api.ts';

const schemas = createAnswerSchemas(sampleDocument);
const [operation = null] = sampleOperations;

const asked: FuzzRequest = {
  operation,
  signedIn: true,
  exchange: { method: 'PUT', path: '/api/reviews/r/status', headers: {} },
};
const elsewhere: FuzzRequest = { operation: null, signedIn: false, exchange: { method: 'GET', path: '/api/x' } };

const answer = (status: number, text: string, type: string): Answer => ({
  status,
  text,
  ms: 1,
  headers: { 'content-type': type, 'x-request-id': 'request-1' },
});
const success = (body: unknown) => answer(200, JSON.stringify(body), 'application/json; charset=utf-8');
const refusal = (changes: object, status = 422) =>
  answer(
    status,
    JSON.stringify({ status, detail: 'Das geht so nicht.', code: 'no', instance: 'urn:request:request-1', ...changes }),
    'application/problem+json; charset=utf-8',
  );

describe('the judge of the fuzz proof', () => {
  it('accepts what the document promises, and refusals in good form', () => {
    expect(judge(asked, success({ message: 'Erledigt.' }), schemas)).toEqual([]);
    expect(judge(asked, refusal({}), schemas)).toEqual([]);
    expect(judge(elsewhere, refusal({}, 404), schemas)).toEqual([]);
    expect(judge(elsewhere, answer(404, '<h1>Nicht gefunden</h1>', 'text/html'), schemas)).toEqual([]);
  });

  it.each([
    ['a refusal that is not described', refusal({}, 409), /409, which the operation does not describe/],
    ['a crash', refusal({}, 500), /breaks the server/],
    ['an unreachable database', refusal({}, 503), /breaks the server/],
    ['another shape than promised', success({ text: 'Erledigt.' }), /something else than it describes/],
    ['a status that is not described', answer(201, '{}', 'application/json'), /does not describe the status 201/],
    ['half a body', answer(200, '{"message":', 'application/json'), /malformed JSON/],
    ['a redirect', answer(302, '', 'text/plain'), /sent elsewhere/],
    ['a refusal as a page', answer(422, '<h1>Nein</h1>', 'text/html'), /instead of a problem document/],
    ['a refusal without a body', answer(417, '', ''), /instead of a problem document/],
    ['a problem document without its members', refusal({ code: undefined }), /invalid problem document/],
    ['a problem document of another status', refusal({ status: 400 }), /says 400/],
    ['a refusal without words', refusal({ detail: '' }), /told nothing/],
    ['a code instead of words', refusal({ detail: 'invalid_input' }), /told nothing/],
    ["another request's number", refusal({ instance: 'urn:request:request-2' }), /names another request/],
    ['a living session that is refused', refusal({}, 401), /its session lives/],
    ['a stack trace', refusal({ detail: 'Error: x\n    at handle (server.ts:10:5)' }), /stack trace/],
    ['a statement', refusal({ detail: 'Failed: select id from accounts where x' }), /SQL/],
    [
      'words of the database',
      refusal({ detail: 'Es ist: invalid byte sequence for encoding' }),
      /words of the database/,
    ],
    ['words of a library', refusal({ detail: 'Das ist ein FST_ERR_VALIDATION Fehler.' }), /words of a library/],
    ['a path on the server', refusal({ detail: 'Datei /home/produkt/main fehlt.' }), /a path on the server/],
  ])('finds fault with %s', (_, doctored, reason) => {
    expect(judge(asked, doctored, schemas).join()).toMatch(reason);
  });
});
