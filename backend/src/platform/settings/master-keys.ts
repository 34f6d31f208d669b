import type { MasterKeys } from '@sternklar/event-store/personal-data/master-key-ring';
import type { Config, GivenSecrets } from './config.ts';
import { createMasterKeyFolder, type MasterKeyFolder } from './master-key-folder.ts';
import { completeSecrets } from './secrets.ts';

/** The folder of the master keys; null where the key stands in the settings. */
export const masterKeyFolderOf = ({
  masterKeys: { folder, copies },
}: Pick<Config, 'masterKeys'>): MasterKeyFolder | null =>
  folder === null ? null : createMasterKeyFolder({ folder, copies });

/** All master keys at hand: those of the settings, or whatever lies in their folder at the moment. */
export const masterKeysAtHandOf = (
  given: Pick<GivenSecrets, 'masterKey' | 'newMasterKey'>,
  config: Pick<Config, 'masterKeys'>,
): MasterKeys => {
  const folder = masterKeyFolderOf(config);
  const { masterKey, newMasterKey } = given;
  if (folder === null || masterKey !== null) {
    const keys = [masterKey, newMasterKey].filter((key) => key !== null);
    return async () => keys;
  }
  return async () => (await folder.kept()).map(({ bytes }) => bytes);
};

/** The same, once the first one is there: generated where nothing was given or kept. Throws `StartRefused`. */
export const openMasterKeysOf = async (
  given: Pick<GivenSecrets, 'jwtSecret' | 'masterKey' | 'newMasterKey'>,
  config: Pick<Config, 'dataDir' | 'masterKeys'> & Partial<Pick<Config, 'database'>>,
): Promise<MasterKeys> => {
  await completeSecrets(given, config);
  return masterKeysAtHandOf(given, config);
};
