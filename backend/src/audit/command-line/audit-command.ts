import { parseArgs } from 'node:util';

export type AuditCommand =
  | { readonly name: 'help' }
  | { readonly name: 'export'; readonly folder: string }
  | { readonly name: 'verify'; readonly args: readonly string[] }
  | { readonly name: 'history'; readonly reviewId: string }
  | { readonly name: 'as-of'; readonly time: Date }
  | { readonly name: 'watch'; readonly stateFile: string };

export const AUDIT_HELP = `Die Geschichte nachvollziehen und beweisen.

  npm run audit -- export <Ordner>          ein Bündel für die Prüfung ausgeben: Ereignisse, Prüfsummen, Unterschriften
  npm run audit -- verify <Ordner> [--since <früherer Prüfpunkt>] [--key <Schlüssel oder Datei>]
                                            ein Bündel prüfen, ohne Datenbank und Netz
  npm run audit -- history <Bewertung>      was mit einer Bewertung geschah, von Anfang an
  npm run audit -- as-of <Zeitpunkt>        welchen Status jede Bewertung damals hatte, z. B. 2026-03-02T09:00:00Z
  npm run audit -- watch <Datei>            prüft die Datenbank gegen den Prüfpunkt in der Datei und legt den neuen dort ab`;

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
  const values = positionalsOf(args);
  switch (name) {
    case 'help':
    case '--help':
    case '-h':
      return { name: 'help' };
    case 'export':
      return { name, folder: only(values, 'ein neuer Ordner') };
    case 'watch':
      return { name, stateFile: only(values, 'die Datei mit dem Prüfpunkt') };
    case 'history': {
      const reviewId = only(values, 'die ID einer Bewertung').toLowerCase();
      if (!UUID.test(reviewId)) throw unknown(`„${reviewId}“ ist keine ID einer Bewertung.`);
      return { name, reviewId };
    }
    case 'as-of': {
      const text = only(values, 'ein Zeitpunkt');
      const time = new Date(text);
      if (Number.isNaN(time.getTime())) throw unknown(`„${text}“ ist kein Zeitpunkt wie 2026-03-02T09:00:00Z.`);
      return { name, time };
    }
    default:
      throw unknown(`„${name}“ gibt es nicht.`);
  }
};

const positionalsOf = (args: readonly string[]): readonly string[] => {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: {} }).positionals;
  } catch {
    throw unknown('Diese Option gibt es nicht.');
  }
};
