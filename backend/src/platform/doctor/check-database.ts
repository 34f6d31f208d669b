import { StartRefused } from '@sternklar/event-store/start-refused';
import { counted, countText } from '../german.ts';
import type { DatabasePlace } from './find-database.ts';
import { absent, doubtful, type Finding, right, wrong } from './finding.ts';
import type { DatabaseFacts } from './look-at-database.ts';

export interface DatabaseWorld {
  place(): Promise<DatabasePlace>;
  look(urls: Extract<DatabasePlace, { at: 'address' }>['urls']): Promise<DatabaseFacts>;
  /** Ids of all migrations of this software. */
  readonly known: readonly string[];
  /** How many connections one process takes. */
  readonly wanted: number;
}

/** All connections but for a few, which an operator needs to look. */
const FEW = 3;

const migrationFinding = (applied: DatabaseFacts['applied'], known: readonly string[]): Finding => {
  if (applied === undefined) {
    return wrong(
      'Die Rolle aus DATABASE_OWNER_URL darf nicht lesen, welche Umstellungen angewandt sind',
      'Nennen Sie in DATABASE_OWNER_URL die Rolle, der die Tabellen gehören.',
    );
  }
  if (applied === null) return absent('noch leer: der erste Start legt die Tabellen an');
  if (applied.some((id) => !known.includes(id))) {
    return wrong(
      'Die Datenbank ist neuer als diese Software',
      'Starten Sie die neuere Version, oder stellen Sie die Sicherung von vor dem Update wieder her.',
    );
  }
  const pending = known.filter((id) => !applied.includes(id)).length;
  return pending === 0
    ? right(`Umstellungen: alle ${countText(known.length)} angewandt`)
    : doubtful(
        `${counted(pending, 'Umstellung ist', 'Umstellungen sind')} noch nicht angewandt`,
        'Der nächste Start des Produkts wendet sie an; sichern Sie vorher mit npm run backup.',
      );
};

const TAKES_NOTHING = {
  standby: wrong(
    'Die Datenbank ist eine Kopie, die nur gelesen werden kann (Standby)',
    'Nennen Sie in DATABASE_URL und DATABASE_OWNER_URL den Server, der schreibt. Ist er verloren, so machen Sie diesen dazu (pg_promote), sobald der andere sicher aus ist.',
  ),
  setting: wrong(
    'Die Datenbank ist nur zum Lesen geöffnet (default_transaction_read_only)',
    'Wer hat das gesetzt, und warum? Danach: ALTER DATABASE … RESET default_transaction_read_only; und ebenso für die Rolle.',
  ),
} as const;

const rightsFinding = ({ oneDatabase, ownerMayCreate, mayRun, oneRole }: DatabaseFacts): Finding => {
  if (!oneDatabase) {
    return wrong(
      'DATABASE_URL und DATABASE_OWNER_URL nennen verschiedene Datenbanken',
      'Lassen Sie beide Adressen zu derselben Datenbank führen.',
    );
  }
  if (!ownerMayCreate) {
    return wrong(
      'Die Rolle aus DATABASE_OWNER_URL darf in der Datenbank nichts anlegen',
      'Erlauben Sie es ihr: GRANT CREATE ON DATABASE … TO …;',
    );
  }
  if (mayRun === false) {
    return wrong(
      'Die Rolle aus DATABASE_URL darf das Ereignisprotokoll nicht lesen und fortschreiben',
      'Starten Sie mit der Rolle, für die die Tabellen angelegt wurden, oder geben Sie ihr deren Rechte.',
    );
  }
  return oneRole
    ? doubtful(
        'Eine Rolle besitzt und benutzt alles',
        'Geben Sie in DATABASE_OWNER_URL eine eigene Rolle an, damit die laufende keine Schutzvorkehrungen entfernen kann.',
      )
    : right('Rechte: der Eigentümer darf anlegen, die laufende Rolle besitzt nichts');
};

const connectionFinding = ({ connections: { used, max }, processes }: DatabaseFacts, wanted: number): Finding => {
  const free = max - used;
  const text = `${countText(free)} von ${countText(max)} Verbindungen frei`;
  if (free <= FEW) {
    return wrong(
      text,
      'Erhöhen Sie max_connections von PostgreSQL, oder beenden Sie, was die Verbindungen hält (pg_stat_activity).',
    );
  }
  // A process that runs has its connections already.
  if (processes > 0 || free >= wanted) return right(text);
  return doubtful(
    `${text}, ein Prozess nimmt bis zu ${countText(wanted)}`,
    'Erhöhen Sie max_connections von PostgreSQL, oder senken Sie DATABASE_POOL_SIZE.',
  );
};

const processFinding = ({ processes }: DatabaseFacts): Finding =>
  processes > 0
    ? right(`Das Produkt läuft (${counted(processes, 'Prozess', 'Prozesse')})`)
    : absent('Das Produkt läuft nicht');

const logHomeFinding = ({ otherLogHome }: DatabaseFacts): readonly Finding[] =>
  otherLogHome === null ? [] : [wrong('Das Ereignisprotokoll liegt anderswo', otherLogHome)];

/** The finding for a database that is not reached at all. */
const unreachable = (error: unknown): readonly Finding[] => {
  if (!(error instanceof StartRefused)) throw error;
  return [wrong('nicht erreichbar', error.message)];
};

/** The database: reached, up to date, with enough rights and connections; the embedded one is not started for that. */
export const checkDatabase = async ({ place, look, known, wanted }: DatabaseWorld): Promise<readonly Finding[]> => {
  const found = await place();
  switch (found.at) {
    case 'rest':
      return [absent(`Die eingebaute Datenbank in ${found.folder} ruht; geprüft wird sie, während das Produkt läuft`)];
    case 'nowhere':
      return [
        found.writable
          ? absent(`Die eingebaute Datenbank entsteht beim ersten Start in ${found.folder}`)
          : wrong(
              `In ${found.folder} lässt sich nichts anlegen`,
              'Nennen Sie in DATA_DIR einen Ordner mit Schreibrechten, oder in DATABASE_URL eine eigene Datenbank.',
            ),
      ];
    case 'address': {
      const facts = await look(found.urls).catch(unreachable);
      if (!('version' in facts)) return facts;
      return [
        right(`${found.embedded ? 'Die eingebaute läuft' : 'erreicht'}: PostgreSQL ${facts.version}`),
        ...(facts.takesNothing === null ? [] : [TAKES_NOTHING[facts.takesNothing]]),
        processFinding(facts),
        migrationFinding(facts.applied, known),
        rightsFinding(facts),
        ...logHomeFinding(facts),
        connectionFinding(facts, wanted),
      ];
    }
  }
};
