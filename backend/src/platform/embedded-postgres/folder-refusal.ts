import { StartRefused } from '@sternklar/event-store/start-refused';

/** The reason in what PostgreSQL's programs say, where it lies in the folder and not in the data. */
export function folderProblemIn(output: string, folder: string): unknown {
  const found = SPOKEN_REASONS.find(([, words]) => words.test(output));
  return found && folderRefusal(Object.assign(new Error(output), { code: found[0] }), folder);
}

const SPOKEN_REASONS: readonly (readonly [code: string, words: RegExp])[] = [
  ['ENOSPC', /No space left on device|wrote only \d+ of \d+ bytes/],
  ['EDQUOT', /Disk quota exceeded/],
  ['EROFS', /Read-only file system/],
];

/** The one sentence for a folder that cannot be used, by the reason the system gave. */
export function folderRefusal(error: unknown, folder: string): unknown {
  if (!(error instanceof Error && 'code' in error)) return error;
  const reason = REASONS[String(error.code)];
  if (!reason) return error;
  return new StartRefused(`Der Datenordner ${folder} ist nicht benutzbar: ${reason}.`, { cause: error });
}

const OTHER_FOLDER = 'geben Sie Schreibrecht oder nennen Sie in DATA_DIR einen anderen Ordner';
const REASONS: Readonly<Record<string, string>> = {
  EACCES: `hier darf Sternklar nicht schreiben; ${OTHER_FOLDER}`,
  EPERM: `hier darf Sternklar nicht schreiben; ${OTHER_FOLDER}`,
  EROFS: `das Dateisystem ist schreibgeschützt; ${OTHER_FOLDER}`,
  ENOENT: `er lässt sich nicht anlegen; ${OTHER_FOLDER}`,
  ENOTDIR: 'ein Teil des Pfads ist eine Datei; nennen Sie in DATA_DIR einen Ordner',
  EEXIST: 'dort liegt eine Datei; nennen Sie in DATA_DIR einen Ordner',
  ENOSPC: 'der Datenträger ist voll; schaffen Sie Platz und starten Sie neu',
  EDQUOT: 'das Kontingent des Datenträgers ist erschöpft; schaffen Sie Platz und starten Sie neu',
};
