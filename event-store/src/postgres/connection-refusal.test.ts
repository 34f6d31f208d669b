import { expect, test } from 'vitest';
import { connectionRefusal } from './connection-refusal.ts';

const failure = (code: string) => Object.assign(new Error(`failed: ${code}`), { code });
const URL_WITH_PASSWORD = 'postgres://app:geheim@db.example:5432/sternklar';

test.each([
  ['ENOTFOUND', 'der Rechnername ist unbekannt'],
  ['ETIMEDOUT', 'der Rechner antwortet nicht'],
  ['28P01', 'Benutzer oder Passwort stimmen nicht'],
  ['3D000', 'die Datenbank gibt es nicht'],
])('%s is told in words, without the password', (code, words) => {
  const { message } = connectionRefusal(failure(code), URL_WITH_PASSWORD);
  expect(message).toBe(
    `Die Datenbank db.example:5432/sternklar ist nicht erreichbar: ${words}; prüfen Sie DATABASE_URL und DATABASE_OWNER_URL.`,
  );
});

test('a host with several addresses is told by the first failure', () => {
  const both = new AggregateError([failure('ECONNREFUSED'), failure('ECONNREFUSED')]);
  expect(connectionRefusal(both, URL_WITH_PASSWORD).message).toContain('dort antwortet kein PostgreSQL');
});

test('an unknown failure keeps its own words', () => {
  expect(connectionRefusal(new Error('something odd'), URL_WITH_PASSWORD).message).toContain(': something odd;');
});

test('an address that is none is not repeated, for it may hold a password', () => {
  expect(connectionRefusal(failure('ERR_INVALID_URL'), 'postgres//app:geheim@x').message).toBe(
    'Die Datenbank (unlesbare Adresse) ist nicht erreichbar: die Adresse ist keine gültige PostgreSQL-URL; prüfen Sie DATABASE_URL und DATABASE_OWNER_URL.',
  );
});
