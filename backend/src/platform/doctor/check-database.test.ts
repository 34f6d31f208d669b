import { StartRefused } from '@sternklar/event-store/start-refused';
import { expect, it } from 'vitest';
import { checkDatabase, type DatabaseWorld } from './check-database.ts';
import type { DatabasePlace } from './find-database.ts';
import type { DatabaseFacts } from './look-at-database.ts';

const WELL: DatabaseFacts = {
  version: '18.1',
  applied: ['1', '2'],
  oneRole: false,
  ownerMayCreate: true,
  oneDatabase: true,
  mayRun: true,
  takesNothing: null,
  otherLogHome: null,
  connections: { used: 10, max: 100 },
  processes: 0,
};
const ADDRESS: DatabasePlace = { at: 'address', urls: { url: 'a', ownerUrl: 'b' }, embedded: false };

const findings = (facts: Partial<DatabaseFacts> = {}, world: Partial<DatabaseWorld> = {}) =>
  checkDatabase({
    place: async () => ADDRESS,
    look: async () => ({ ...WELL, ...facts }),
    known: ['1', '2'],
    wanted: 30,
    ...world,
  });
const said = async (...args: Parameters<typeof findings>) =>
  (await findings(...args)).map(({ mark, what }) => `${mark}: ${what}`);

it('a database that is well is right in every line', async () => {
  expect(await said()).toEqual([
    'right: erreicht: PostgreSQL 18.1',
    'absent: Das Produkt läuft nicht',
    'right: Umstellungen: alle 2 angewandt',
    'right: Rechte: der Eigentümer darf anlegen, die laufende Rolle besitzt nichts',
    'right: 90 von 100 Verbindungen frei',
  ]);
  expect(await said({ processes: 2 })).toContain('right: Das Produkt läuft (2 Prozesse)');
});

it.each<[Partial<DatabaseFacts>, string]>([
  [{ applied: null }, 'absent: noch leer: der erste Start legt die Tabellen an'],
  [
    { applied: undefined },
    'wrong: Die Rolle aus DATABASE_OWNER_URL darf nicht lesen, welche Umstellungen angewandt sind',
  ],
  [{ applied: ['1'] }, 'doubtful: 1 Umstellung ist noch nicht angewandt'],
  [{ applied: ['1', '2', '3'] }, 'wrong: Die Datenbank ist neuer als diese Software'],
  [{ oneDatabase: false }, 'wrong: DATABASE_URL und DATABASE_OWNER_URL nennen verschiedene Datenbanken'],
  [{ ownerMayCreate: false }, 'wrong: Die Rolle aus DATABASE_OWNER_URL darf in der Datenbank nichts anlegen'],
  [{ takesNothing: 'standby' }, 'wrong: Die Datenbank ist eine Kopie, die nur gelesen werden kann (Standby)'],
  [{ takesNothing: 'setting' }, 'wrong: Die Datenbank ist nur zum Lesen geöffnet (default_transaction_read_only)'],
  [{ mayRun: false }, 'wrong: Die Rolle aus DATABASE_URL darf das Ereignisprotokoll nicht lesen und fortschreiben'],
  [{ otherLogHome: 'EVENT_STORE_URL fehlt.' }, 'wrong: Das Ereignisprotokoll liegt anderswo'],
  [{ oneRole: true }, 'doubtful: Eine Rolle besitzt und benutzt alles'],
  [{ connections: { used: 98, max: 100 } }, 'wrong: 2 von 100 Verbindungen frei'],
  [{ connections: { used: 80, max: 100 } }, 'doubtful: 20 von 100 Verbindungen frei, ein Prozess nimmt bis zu 30'],
  [{ connections: { used: 80, max: 100 }, processes: 1 }, 'right: 20 von 100 Verbindungen frei'],
])('%j is told as "%s"', async (facts, sentence) => {
  expect(await said(facts)).toContain(sentence);
});

it('one that cannot be reached is wrong, in the words of a start', async () => {
  const look = async () => {
    throw new StartRefused('Die Datenbank db/x ist nicht erreichbar: …');
  };
  expect(await findings({}, { look })).toEqual([
    { mark: 'wrong', what: 'nicht erreichbar', help: 'Die Datenbank db/x ist nicht erreichbar: …' },
  ]);
});

it.each<[DatabasePlace, string]>([
  [
    { at: 'rest', folder: '/d' },
    'absent: Die eingebaute Datenbank in /d ruht; geprüft wird sie, während das Produkt läuft',
  ],
  [
    { at: 'nowhere', folder: '/d', writable: true },
    'absent: Die eingebaute Datenbank entsteht beim ersten Start in /d',
  ],
  [{ at: 'nowhere', folder: '/d', writable: false }, 'wrong: In /d lässt sich nichts anlegen'],
])('the embedded one is never started: %j', async (place, sentence) => {
  expect(await said({}, { place: async () => place })).toEqual([sentence]);
});
