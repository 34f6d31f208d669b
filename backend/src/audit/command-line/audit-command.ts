import { parseArgs } from 'node:util';
import { z } from 'zod';

export type AuditCommand =
  | { readonly name: 'help' }
  | { readonly name: 'export'; readonly folder: string }
  | { readonly name: 'verify'; readonly args: readonly string[] }
  | { readonly name: 'history'; readonly reviewId: string }
  | { readonly name: 'as-of'; readonly time: Date }
  | { readonly name: 'watch'; readonly stateFile: string }
  | { readonly name: 'watch-url'; readonly stateFile: string; readonly url: URL; readonly key: string | null };

export const AUDIT_HELP = `Die Geschichte nachvollziehen und beweisen.

  npm run audit -- export <Ordner>          ein Bündel für die Prüfung ausgeben: Ereignisse, Prüfsummen, Unterschriften
  npm run audit -- verify <Ordner> [--since <früherer Prüfpunkt>] [--key <Schlüssel oder Datei>] [--tolerance <Sekunden>]
                 [--witness <Schlüssel oder Datei>] [--quorum <Zahl>]
                                            ein Bündel prüfen, ohne Datenbank und Netz
  npm run audit -- history <Bewertung>      was mit einer Bewertung geschah, von Anfang an
  npm run audit -- as-of <Zeitpunkt>        welchen Status jede Bewertung damals hatte, z. B. 2026-03-02T09:00:00Z
                                            oder 2026-03-02T10:00:00+01:00 (Winterzeit), im Sommer +02:00
  npm run audit -- watch <Datei>            prüft die Datenbank gegen den Prüfpunkt in der Datei und legt den neuen dort ab
  npm run audit -- watch <Datei> --url <https://…> [--key <Schlüssel oder Datei>]
                                            ohne Datenbank, über das Netz: beweist, dass das unterschriebene Protokoll nur wuchs;
                                            ob die Datenbank noch dazu passt, prüft der Befehl darüber, oder ein Bündel

Endet mit 0, wenn alles stimmt, mit 1 bei jedem Fehler; „verify“ und „watch“ mit 2, wenn sich nichts prüfen ließ.`;

/** What is asked for makes no sense; the message says what would. */
export class UnknownAuditCommand extends Error {
  override readonly name = 'UnknownAuditCommand';
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const unknown = (sentence: string) => new UnknownAuditCommand(`${sentence}\n\n${AUDIT_HELP}`);

const only = (values: readonly string[], what: string): string => {
  const [value] = values;
  if (value === undefined || values.length > 1) throw unknown(`Hier gehört genau eins hin: ${what}.`);
  return value;
};

/** Throws `UnknownAuditCommand`. */
export const parseAuditCommand = ([name = 'help', ...args]: readonly string[]): AuditCommand => {
  if (name === 'verify') return { name, args };
  if (name === 'watch') return watchCommand(args);
  const values = positionalsOf(args);
  switch (name) {
    case 'help':
    case '--help':
    case '-h':
      return { name: 'help' };
    case 'export':
      return { name, folder: only(values, 'ein neuer Ordner') };
    case 'history': {
      const reviewId = only(values, 'die ID einer Bewertung').toLowerCase();
      if (!UUID.test(reviewId)) throw unknown(`„${reviewId}“ ist keine ID einer Bewertung.`);
      return { name, reviewId };
    }
    case 'as-of': {
      const text = only(values, 'ein Zeitpunkt');
      return { name, time: momentOf(text) };
    }
    default:
      throw unknown(`„${name}“ gibt es nicht.`);
  }
};

/**
 * One moment, the same on every machine: 03.04.2026 would be the 4th of March, the 31st of June the 1st of July, and a time without
 * a zone another one elsewhere.
 */
const momentSchema = z.iso.datetime({ offset: true });

const momentOf = (text: string): Date => {
  if (momentSchema.safeParse(text).success) return new Date(text);
  throw unknown(
    `„${text}“ ist kein Zeitpunkt. Gebraucht werden Tag, Uhrzeit und Zeitzone, wie 2026-03-02T09:00:00Z oder 2026-03-02T10:00:00+01:00.`,
  );
};

const NO_OPTIONS = {} as const;
const WATCH_OPTIONS = { url: { type: 'string' }, key: { type: 'string' } } as const;

const parsed = <Options extends typeof NO_OPTIONS | typeof WATCH_OPTIONS>(
  args: readonly string[],
  options: Options,
) => {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch {
    throw unknown('Diese Option gibt es nicht, oder ihr Wert fehlt.');
  }
};

const positionalsOf = (args: readonly string[]): readonly string[] => parsed(args, NO_OPTIONS).positionals;

const watchCommand = (args: readonly string[]): AuditCommand => {
  const { values, positionals } = parsed(args, WATCH_OPTIONS);
  const stateFile = only(positionals, 'die Datei mit dem Prüfpunkt');
  if (values.url !== undefined)
    return { name: 'watch-url', stateFile, url: addressOf(values.url), key: values.key ?? null };
  if (values.key !== undefined) throw unknown('--key gehört zu --url; die Datenbank kennt ihre Schlüssel selbst.');
  return { name: 'watch', stateFile };
};

const OWN_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

/** In clear, somebody on the way could answer instead; on one's own machine nobody is. */
const addressOf = (text: string): URL => {
  const url = URL.parse(text);
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && OWN_MACHINE.includes(url.hostname))) return url;
  throw unknown(`„${text}“ ist keine Adresse, die mit https:// beginnt.`);
};
