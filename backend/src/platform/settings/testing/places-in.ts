import { secretsFolder } from '../secrets.ts';

/** The places of secrets in a data folder, as without a setting. */
export const placesIn = (dataDir: string) => ({
  dataDir,
  masterKeys: { folder: secretsFolder(dataDir), copies: null, turnDays: 15, backupsKeptDays: 14 },
});
