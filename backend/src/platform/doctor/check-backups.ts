import { agoText, counted } from '../german.ts';
import { absent, doubtful, type Finding, right, wrong } from './finding.ts';

/** A whole backup, and whether its keys are still beside it. */
export interface FoundBackup {
  readonly name: string;
  readonly takenAt: Date;
  readonly hasKeys: boolean;
}

export type FolderOfBackups = 'open' | 'missing' | 'unreadable' | 'unwritable';

export interface BackupsWorld {
  /** Where backups are put; null: nobody said. */
  readonly folder: string | null;
  /** How long the keys of a backup may be kept. */
  readonly keysKeptDays: number;
  readonly now: Date;
  isOpen(folder: string): Promise<FolderOfBackups>;
  find(folder: string): Promise<readonly FoundBackup[]>;
}

const HOUR_MS = 3_600_000;
const OLD_AFTER_MS = 26 * HOUR_MS;
const DAY_MS = 24 * HOUR_MS;

const newestFinding = (backups: readonly FoundBackup[], now: Date): Finding => {
  const newest = backups.toSorted((one, other) => other.takenAt.getTime() - one.takenAt.getTime())[0];
  if (!newest) {
    return doubtful(
      'Keine vollständige Sicherung gefunden',
      'Sichern Sie täglich: npm run backup -- <dieser Ordner>/<Datum>, und üben Sie npm run restore auf einem anderen Rechner.',
    );
  }
  const text = `Die neueste Sicherung (${newest.name}) ist ${agoText(newest.takenAt, now)} entstanden`;
  return now.getTime() - newest.takenAt.getTime() > OLD_AFTER_MS
    ? doubtful(text, 'Sehen Sie nach, warum die tägliche Sicherung ausblieb, und holen Sie sie nach: npm run backup.')
    : right(text);
};

const keysFinding = (backups: readonly FoundBackup[], { now, keysKeptDays }: BackupsWorld): readonly Finding[] => {
  const tooOld = backups.filter(
    ({ hasKeys, takenAt }) => hasKeys && now.getTime() - takenAt.getTime() > keysKeptDays * DAY_MS,
  );
  return tooOld.length === 0
    ? []
    : [
        doubtful(
          `${counted(tooOld.length, 'Sicherung hat', 'Sicherungen haben')} noch Schlüssel, die älter als ${keysKeptDays} Tage sind`,
          'Löschen Sie darin den Ordner keys/: Die Datenschutzerklärung sagt zu, dass Gelöschte dann auch dort vergessen sind.',
        ),
      ];
};

const UNWRITABLE = doubtful(
  'In den Ordner der Sicherungen darf dieser Benutzer nicht schreiben',
  'Sichert kein anderer dorthin, so schlägt die nächste Sicherung fehl: Ist die Platte zum Lesen eingehängt, wem gehört der Ordner?',
);

/** How old the newest backup is, and whether keys outlived their time. The product knows no folder of its own for them. */
export const checkBackups = async (world: BackupsWorld): Promise<readonly Finding[]> => {
  const { folder, isOpen, find, now } = world;
  if (folder === null) {
    return [absent('Nicht geprüft: nennen Sie den Ordner der Sicherungen mit npm run doctor -- --backups <Ordner>')];
  }
  const state = await isOpen(folder);
  if (state === 'missing') {
    return [wrong('Den Ordner der Sicherungen gibt es nicht', 'Ist die Platte eingehängt, und stimmt der Pfad?')];
  }
  if (state === 'unreadable') {
    return [
      wrong(
        'Den Ordner der Sicherungen darf dieser Benutzer nicht lesen',
        'Rufen Sie den Befehl als der auf, der sichert.',
      ),
    ];
  }
  const backups = await find(folder);
  return [newestFinding(backups, now), ...(state === 'unwritable' ? [UNWRITABLE] : []), ...keysFinding(backups, world)];
};
