import { StartRefused } from '../start-refused.ts';

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'dort antwortet kein PostgreSQL',
  ENOTFOUND: 'der Rechnername ist unbekannt',
  EAI_AGAIN: 'der Rechnername lässt sich nicht auflösen',
  ETIMEDOUT: 'der Rechner antwortet nicht',
  EHOSTUNREACH: 'der Rechner ist nicht erreichbar',
  ENETUNREACH: 'das Netz ist nicht erreichbar',
  ERR_INVALID_URL: 'die Adresse ist keine gültige PostgreSQL-URL',
  '28P01': 'Benutzer oder Passwort stimmen nicht',
  '28000': 'der Server lässt diesen Benutzer nicht zu',
  '3D000': 'die Datenbank gibt es nicht',
  '53300': 'alle Verbindungen sind belegt',
  '57P03': 'der Server startet gerade oder fährt herunter',
};

/** The one sentence for a database that cannot be reached. Names host and database, never the password. */
export function connectionRefusal(error: unknown, url: string): StartRefused {
  const reason = REASONS[codeOf(error)] ?? (error instanceof Error ? error.message : String(error));
  return new StartRefused(
    `Die Datenbank ${addressOf(url)} ist nicht erreichbar: ${reason}; prüfen Sie DATABASE_URL und DATABASE_OWNER_URL.`,
    { cause: error },
  );
}

function codeOf(error: unknown): string {
  // A host with several addresses fails with one error for each.
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error && 'code' in first ? String(first.code) : '';
}

function addressOf(url: string): string {
  if (!URL.canParse(url)) return '(unlesbare Adresse)';
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
