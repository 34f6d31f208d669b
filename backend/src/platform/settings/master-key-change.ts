import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefused } from '@sternklar/event-store/start-refused';
import type { GivenSecrets } from './config.ts';
import { keptSecret, secretsFolder } from './secrets.ts';

/** From which master key to which, and what is left to do once the database has the new one. */
export interface MasterKeyChange {
  readonly current: Buffer;
  readonly next: Buffer;
  /** Answers what remains for the operator, in German sentences. */
  finish(): Promise<string>;
}

type Given = Pick<GivenSecrets, 'masterKey' | 'newMasterKey'>;

/**
 * The keys of a change: those that were given, or the data folder's and a new one, which is kept there before anything
 * changes, so that an interrupted change can go on. Throws `StartRefused`.
 */
export const masterKeyChange = async (given: Given, dataDir: string): Promise<MasterKeyChange> => {
  const { masterKey, newMasterKey } = given;
  if (masterKey === null) return changeInFolder(newMasterKey, secretsFolder(dataDir));
  if (newMasterKey === null) {
    throw new StartRefused(
      'Bitte geben Sie den neuen Schlüssel als NEW_MASTER_KEY an, neben dem bisherigen als MASTER_KEY; einen neuen macht: openssl rand -base64 32',
    );
  }
  return {
    current: masterKey,
    next: newMasterKey,
    finish: async () =>
      'Setzen Sie MASTER_KEY jetzt auf den neuen Schlüssel, und starten Sie das Produkt. Heben Sie den bisherigen auf, solange es Sicherungen von vorher gibt.',
  };
};

const changeInFolder = async (newMasterKey: Buffer | null, folder: string): Promise<MasterKeyChange> => {
  if (newMasterKey !== null) {
    throw new StartRefused(
      'Der Schlüssel liegt im Datenordner und wird dort ersetzt; lassen Sie NEW_MASTER_KEY weg, oder geben Sie auch MASTER_KEY an.',
    );
  }
  return {
    current: await keptSecret(folder, 'master-key'),
    next: await keptSecret(folder, 'master-key.next'),
    async finish() {
      await rename(join(folder, 'master-key.next'), join(folder, 'master-key'));
      return `Der neue Schlüssel steht in ${join(folder, 'master-key')}. Sichern Sie ihn, und starten Sie das Produkt.`;
    },
  };
};
