import { join } from 'node:path';
import type { Config, GivenSecrets } from '../settings/config.ts';
import { secretsFolder } from '../settings/secrets.ts';

interface WhatLiesElsewhere {
  readonly config: Pick<Config, 'dataDir' | 'masterKeys' | 'production'> & {
    readonly evidence: { readonly s3: { readonly bucket: string } | null };
  };
  readonly secrets: Pick<GivenSecrets, 'jwtSecret' | 'auditSigningKey' | 'vapidKey'>;
}

/** What a backup of this installation lacks, and what its loss would mean; German lines, those that nothing replaces first. */
export const notInBackup = ({ config, secrets }: WhatLiesElsewhere): readonly string[] => {
  const { dataDir, masterKeys, production, evidence } = config;
  const placed = (name: string, given: boolean, file: string) =>
    given ? name : `${name} (${join(secretsFolder(dataDir), file)})`;
  const masterKey =
    masterKeys.folder === null ? 'MASTER_KEY' : `Der Hauptschlüssel (${join(masterKeys.folder, 'master-key')})`;
  return [
    `${masterKey}: Ohne ihn sind die personenbezogenen Daten verloren. Bewahren Sie ihn getrennt von der Sicherung auf.`,
    ...(evidence.s3 === null
      ? []
      : [`Die Belege im Speicher „${evidence.s3.bucket}“: Er braucht Versionen oder eine Sicherung von sich aus.`]),
    `${placed('AUDIT_SIGNING_KEY', secrets.auditSigningKey !== null, 'audit-signing-key')}: Ohne ihn unterschreibt ein neuer Schlüssel das Protokoll, den Prüfer erst bestätigen müssen.`,
    `${placed('JWT_SECRET', secrets.jwtSecret !== null, 'jwt-secret')}: Ein neues tut es auch; alle melden sich dann neu an.`,
    ...(secrets.vapidKey === null && production
      ? []
      : [
          `${placed('VAPID_PRIVATE_KEY', secrets.vapidKey !== null, 'vapid-key')}: Ein neuer tut es auch; Push-Mitteilungen sind dann neu einzuschalten.`,
        ]),
    'Alle übrigen Einstellungen, etwa die Zugangsdaten von Mailserver, Stripe und Datenbank.',
  ];
};
