import { StartRefused } from '@sternklar/event-store/start-refused';
import { counted } from '../german.ts';
import type { Config, GivenSecrets } from './config.ts';
import type { MasterKeyFolder } from './master-key-folder.ts';
import { masterKeyFolderOf } from './master-keys.ts';
import { knownMasterKey } from './secrets.ts';

/** From which master keys to which, and what is left to do once the database has the new one. */
export interface MasterKeyChange {
  /** The database's newest one among them. */
  readonly known: readonly Buffer[];
  readonly next: Buffer;
  /** Answers what remains for the operator, in German sentences. */
  finish(): Promise<string>;
}

type Given = Pick<GivenSecrets, 'masterKey' | 'newMasterKey'>;
type Places = Pick<Config, 'dataDir' | 'masterKeys'>;

/**
 * The keys of a change: those that were given, or the folder's and a new one, which is kept there before anything changes, so that an
 * interrupted change can go on. Throws `StartRefused`.
 */
export const masterKeyChange = async ({ masterKey, newMasterKey }: Given, places: Places): Promise<MasterKeyChange> => {
  const folder = masterKeyFolderOf(places);
  if (masterKey === null && folder !== null) return changeInFolder(newMasterKey, folder, places);
  if (masterKey === null || newMasterKey === null) {
    throw new StartRefused(
      'Bitte geben Sie den neuen Schlüssel als NEW_MASTER_KEY an, neben dem bisherigen als MASTER_KEY, und zuerst allen Prozessen des Produkts; einen neuen macht: openssl rand -base64 32',
    );
  }
  if (masterKey.equals(newMasterKey)) {
    throw new StartRefused('Der neue Schlüssel ist der bisherige; geben Sie einen anderen an.');
  }
  const days = counted(places.masterKeys.backupsKeptDays, 'Tag', 'Tage');
  return {
    known: [masterKey],
    next: newMasterKey,
    finish: async () =>
      `Setzen Sie MASTER_KEY jetzt auf den neuen Schlüssel, lassen Sie NEW_MASTER_KEY weg, und starten Sie die Prozesse damit. Den bisherigen brauchen nur noch Sicherungen von vorher: Vernichten Sie ihn in ${days} überall, auch in Kopien; dann öffnet nichts mehr, was bis heute gelöscht wurde.`,
  };
};

const changeInFolder = async (
  newMasterKey: Buffer | null,
  folder: MasterKeyFolder,
  places: Places,
): Promise<MasterKeyChange> => {
  if (newMasterKey !== null) {
    throw new StartRefused(
      'Der Schlüssel liegt im Datenordner oder in MASTER_KEY_DIR und wird dort ersetzt; lassen Sie NEW_MASTER_KEY weg, oder geben Sie auch MASTER_KEY an.',
    );
  }
  await knownMasterKey(null, places);
  const next = await folder.next();
  return {
    known: (await folder.kept()).map(({ bytes }) => bytes),
    next,
    async finish() {
      await folder.taken();
      return folder.hasCopies
        ? 'Der neue Schlüssel liegt an seinem Platz und als Kopie in MASTER_KEY_COPY_DIR.'
        : `Der neue Schlüssel liegt in ${places.masterKeys.folder}. Sichern Sie ihn jetzt getrennt von der Datenbank: Ohne ihn ist alles Personenbezogene verloren.`;
    },
  };
};
