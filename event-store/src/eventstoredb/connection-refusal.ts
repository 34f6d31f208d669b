import { StartRefused } from '../start-refused.ts';

const ACCESS_DENIED = 7;
const UNAUTHENTICATED = 16;

/** What grpc says of a connection that it does not get, in parts of its words. */
const REASONS: readonly (readonly [words: RegExp, reason: string])[] = [
  [/ECONNREFUSED/, 'dort antwortet niemand'],
  [/Name resolution failed|ENOTFOUND|EAI_AGAIN/, 'der Rechnername ist unbekannt'],
  [/ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/, 'der Rechner ist nicht erreichbar'],
  [
    /self-signed|unable to verify|unable to get (?:local )?issuer|certificate signed by unknown/i,
    'dem Zertifikat des Servers vertraut hier niemand; nennen Sie das der Ausgabestelle mit tlsCAFile=…',
  ],
  [/altnames|Hostname\/IP does not match/i, 'das Zertifikat des Servers gilt für einen anderen Rechnernamen'],
  [/certificate has expired/i, 'das Zertifikat des Servers ist abgelaufen'],
  [
    /wrong version number|EPROTO|packet length too long/i,
    'der Server spricht kein TLS; setzen Sie tls=false, oder richten Sie es dort ein',
  ],
  [
    /Failed to connect|ECONNRESET|socket hang up|Connection dropped/i,
    'der Server bricht die Verbindung ab; wenn er TLS verlangt, setzen Sie tls=true',
  ],
  [
    /certificate file|certificate key file/i,
    'die Datei, die tlsCAFile, userCertFile oder userKeyFile nennt, gibt es nicht',
  ],
  [/DEADLINE|deadline/, 'der Server antwortet nicht in der Zeit'],
];

/** True where a server answers, but no member of its cluster may be used at the moment. */
export const hasNoLeader = (error: unknown): boolean =>
  /Failed to discover|not ready|no leader info/i.test(wordsOf(error));

/** The one sentence for a log in EventStoreDB that a start cannot use. Names the setting, never user or password. */
export const eventStoreRefusal = (error: unknown, url: string): StartRefused =>
  new StartRefused(
    `Das Ereignisprotokoll unter EVENT_STORE_URL (${hostsOf(url)}) ist nicht erreichbar: ${reasonOf(error, url)}.`,
    {
      cause: error,
    },
  );

const reasonOf = (error: unknown, url: string): string => {
  const code = codeOf(error);
  if ((code === UNAUTHENTICATED || code === ACCESS_DENIED) && !url.includes('@')) return WHO_ARE_YOU;
  if (code === UNAUTHENTICATED) return 'Benutzer oder Passwort stimmen nicht';
  if (code === ACCESS_DENIED) return NOT_ALLOWED;
  const words = wordsOf(error);
  if (/22\.6 or newer/.test(words)) return 'der Server ist älter als EventStoreDB 22.6';
  if (hasNoLeader(error)) return 'kein Rechner des Clusters antwortet, oder er hat keine Mehrheit';
  return REASONS.find(([part]) => part.test(words))?.[1] ?? 'der Server ist nicht bereit';
};

const WHO_ARE_YOU = 'der Server verlangt Benutzer und Passwort; nennen Sie sie vor dem @';
/** A new server lets its admins alone read the whole log. */
const NOT_ALLOWED =
  'der Benutzer darf $all nicht lesen oder unsere Ströme nicht schreiben; geben Sie ihm diese Rechte auf dem Server';

/** An error and what caused it. */
const chainOf = (error: unknown): readonly Error[] => {
  const chain: Error[] = [];
  for (let next = error; next instanceof Error && chain.length < 5; next = next.cause) chain.push(next);
  return chain;
};

const wordsOf = (error: unknown): string =>
  chainOf(error)
    .map(({ message }) => message)
    .join('\n');

const codeOf = (error: unknown): unknown =>
  chainOf(error).flatMap((link) => ('code' in link && typeof link.code === 'number' ? [link.code] : []))[0];

const hostsOf = (url: string): string =>
  /^esdb(?:\+discover)?:\/\/(?:[^@/]*@)?([^/?]+)/.exec(url)?.[1] ?? 'unlesbare Adresse';
