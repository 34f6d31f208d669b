import { masterKeyOf } from '@sternklar/event-store/personal-data/master-key';
import type { ComparedCopies } from '../settings/master-key-copies.ts';
import type { MasterKeyFolder } from '../settings/master-key-folder.ts';
import { codeOf, doubtful, type Finding, right, wrong } from './finding.ts';
import type { KeyCheck } from './look-at-database.ts';

const listed = (files: readonly string[]) => files.join(', ');

const comparedFindings = ({ place, missing, only, onSameDisk }: ComparedCopies): readonly Finding[] => [
  ...(missing.length === 0
    ? []
    : [
        wrong(
          `In ${place} (MASTER_KEY_COPY_DIR) fehlt die Kopie von ${listed(missing)}, oder sie ist eine andere`,
          `Hängen Sie den Datenträger wieder ein. Ist er es, kopieren Sie die Dateien selbst: install -m 600 ${missing.join(' ')} ${place}/`,
        ),
      ]),
  ...(only.length === 0
    ? []
    : [
        doubtful(
          `Nur noch als Kopie gibt es ${listed(only)}`,
          'Fehlt ein Schlüssel im Ordner, oder ist er beschädigt, legen Sie ihn von dort zurück. Einen früheren vernichtet das Produkt, wenn seine Zeit um ist.',
        ),
      ]),
  ...(missing.length + only.length > 0
    ? []
    : [right(`Die Kopien in ${place} (MASTER_KEY_COPY_DIR) sind da und gleich`)]),
  ...(onSameDisk
    ? [
        doubtful(
          'Der Hauptschlüssel und seine Kopien liegen auf derselben Platte',
          'Mit ihr gehen beide verloren: Nennen Sie in MASTER_KEY_COPY_DIR einen Ordner auf einer anderen, oder hängen Sie diese wieder ein.',
        ),
      ]
    : []),
];

/** Whether the second place of the master keys holds what the first one does. */
export const copiesFindings = async (folder: Pick<MasterKeyFolder, 'compared'> | null): Promise<readonly Finding[]> => {
  try {
    const compared = (await folder?.compared()) ?? null;
    return compared === null ? [] : comparedFindings(compared);
  } catch (error) {
    return [
      wrong(
        `Ob die Kopien des Hauptschlüssels gleich sind, lässt sich nicht lesen (${codeOf(error)})`,
        'Rufen Sie den Befehl als der Benutzer auf, unter dem das Produkt läuft; er braucht MASTER_KEY_DIR und MASTER_KEY_COPY_DIR.',
      ),
    ];
  }
};

/** Keys that no version of the database is of, as after the restore of an older backup. Nobody but an operator can tell whose they are. */
export const unknownFindings = async (
  folder: Pick<MasterKeyFolder, 'everywhere'> | null,
  { all }: Pick<KeyCheck, 'all'>,
): Promise<readonly Finding[]> => {
  if (folder === null) return [];
  const { keys } = await folder.everywhere();
  const unknown = keys.filter(
    ({ bytes, isNext }) =>
      !isNext && !all.some(({ version, check_value }) => masterKeyOf(bytes, version).fits(check_value)),
  );
  if (unknown.length === 0) return [];
  return [
    doubtful(
      `Diese Datenbank kennt den Schlüssel nicht in ${listed(unknown.map(({ file }) => file))}`,
      'Nach der Wiederherstellung einer älteren Sicherung öffnet er, was danach gesichert wurde; das Produkt vernichtet ihn nie. Sind diese Sicherungen vernichtet (BACKUPS_KEPT_DAYS), und gehört er keiner anderen Datenbank, löschen Sie ihn: siehe docs/operations.md, A new master key.',
    ),
  ];
};
