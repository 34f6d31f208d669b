import { expect, it } from 'vitest';
import { problemDocument } from './problem.ts';

const titleOf = (status: number, code: string) => problemDocument({ status, code, detail: 'x' }, '1').title;

it('a problem has the title of what happened, not only of its status', () => {
  expect(titleOf(400, 'authentication-failed')).toBe('Authentifizierung fehlgeschlagen');
  expect(titleOf(401, 'authentication-failed')).toBe('Authentifizierung fehlgeschlagen');
  expect(titleOf(400, 'code-invalid')).toBe('Code ungültig');
  expect(titleOf(400, 'malformed-json')).toBe('Anfrage nicht lesbar');
  expect(titleOf(429, 'code-too-soon')).toBe('Noch kein neuer Code möglich');
});

it('a problem without a title of its own has that of its status, which claims no more than the status does', () => {
  expect(titleOf(400, 'anything')).toBe('Anfrage abgelehnt');
  expect(titleOf(404, 'not-found')).toBe('Nicht gefunden');
  expect(titleOf(422, 'invalid-input')).toBe('Angaben ungültig');
  expect(titleOf(418, 'anything')).toBe('Anfrage abgelehnt');
});
