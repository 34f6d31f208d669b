import { doesNotFit, masterKeyOf } from '@sternklar/event-store/personal-data/master-key';
import { StartRefused } from '@sternklar/event-store/start-refused';
import { counted } from '../german.ts';
import type { GivenSecrets } from '../settings/config.ts';
import type { MasterKeyFolder } from '../settings/master-key-folder.ts';
import { copiesFindings, unknownFindings } from './check-key-folder.ts';
import { absent, doubtful, type Finding, right, wrong } from './finding.ts';
import type { KeyCheck } from './look-at-database.ts';

type FileName = 'master-key' | 'audit-signing-key' | 'jwt-secret';

/** A file with a secret; `bytes` is null where it is damaged or may not be read. */
export interface SecretFile {
  readonly path: string;
  /** Whether whoever looks may read it. */
  readonly readable: boolean;
  /** Whether others than its owner may read or write it. */
  readonly openToOthers: boolean;
  readonly bytes: Buffer | null;
}

export interface KeysWorld {
  readonly given: Pick<GivenSecrets, 'masterKey' | 'auditSigningKey' | 'jwtSecret'>;
  /** Null: there is none. */
  file(name: FileName): Promise<SecretFile | null>;
  /** The sentence of a start that misses its master key; null where nothing is lost. */
  lost(): string | null;
  /** Null: nothing is stored under a master key. Rejects where the database cannot be asked. */
  keyCheck(): Promise<KeyCheck | null>;
  /** All keys at hand, 32 bytes each. */
  atHand(): Promise<readonly Buffer[]>;
  /** Null: the master key stands in the settings. */
  readonly folder: Pick<MasterKeyFolder, 'compared' | 'everywhere'> | null;
  readonly turnDays: number;
  readonly now: Date;
}

interface Key {
  readonly file: FileName;
  readonly setting: string;
  readonly given: boolean;
  /** What is to be done when the file cannot be read. */
  readonly whenDamaged: string;
}

const RESTORE = 'Stellen Sie sie aus einer Sicherung wieder her';

const keysOf = ({ given }: KeysWorld): readonly Key[] => [
  {
    file: 'master-key',
    setting: 'MASTER_KEY',
    given: given.masterKey !== null,
    whenDamaged: `${RESTORE}: Ohne sie sind gespeicherte Daten nicht lesbar.`,
  },
  {
    file: 'audit-signing-key',
    setting: 'AUDIT_SIGNING_KEY',
    given: given.auditSigningKey !== null,
    whenDamaged: `${RESTORE}. Ohne Sicherung löschen Sie sie: Dann unterschreibt ein neuer Schlüssel das Prüfprotokoll.`,
  },
  {
    file: 'jwt-secret',
    setting: 'JWT_SECRET',
    given: given.jwtSecret !== null,
    whenDamaged: 'Löschen Sie sie: Sie wird neu angelegt, und alle müssen sich neu anmelden.',
  },
];

const fileFinding = (key: Key, file: SecretFile | null, lost: string | null): Finding => {
  if (key.given) return right(`${key.setting} steht in den Einstellungen`);
  if (file === null) {
    return key.file === 'master-key' && lost !== null
      ? wrong('Der Hauptschlüssel fehlt', lost)
      : absent(`${key.setting} entsteht beim ersten Start im Datenordner`);
  }
  if (file.openToOthers) {
    return wrong(`${file.path} ist für andere lesbar`, `Nehmen Sie ihnen das Recht: chmod 600 ${file.path}`);
  }
  if (!file.readable) {
    return wrong(
      `${file.path} lässt sich nicht lesen`,
      'Rufen Sie den Befehl als der Benutzer auf, unter dem das Produkt läuft; ihm muss die Datei gehören.',
    );
  }
  return file.bytes === null
    ? wrong(`${file.path} ist beschädigt`, key.whenDamaged)
    : right(`${key.setting} liegt in ${file.path}, nur für den Besitzer lesbar`);
};

const NO_KEY = wrong(
  'Daten sind da, ihr Hauptschlüssel nicht',
  'Setzen Sie MASTER_KEY, oder stellen Sie die Datei aus einer Sicherung wieder her: Ein neuer Schlüssel öffnet nichts davon.',
);

const DAY_MS = 86_400_000;

const ageFinding = (since: Date, { turnDays, now }: KeysWorld): Finding => {
  const days = Math.floor((now.getTime() - since.getTime()) / DAY_MS);
  const text = `Der Hauptschlüssel gilt seit ${counted(days, 'Tag', 'Tagen')}`;
  return days > turnDays
    ? doubtful(
        `${text}, also länger als ${counted(turnDays, 'Tag', 'Tage')} (MASTER_KEY_TURN_DAYS)`,
        'Wechseln Sie ihn: npm run admin -- rotate-master-key. Bis dahin bleibt in älteren Kopien der Datenbank lesbar, was gelöscht ist.',
      )
    : right(text);
};

const fitFinding = (
  bytes: Buffer | null,
  stored: KeyCheck | null,
  { world, atHand }: { readonly world: KeysWorld; readonly atHand: readonly Buffer[] },
): readonly Finding[] => {
  if (stored === null) return bytes === null ? [] : [absent('Unter dem Hauptschlüssel liegt noch nichts')];
  if (bytes === null) return [NO_KEY];
  return [bytes, ...atHand].some((key) => masterKeyOf(key, stored.version).fits(stored.check_value))
    ? [right('Der Hauptschlüssel passt zu den gespeicherten Daten'), ageFinding(stored.created_at, world)]
    : [wrong('Der Hauptschlüssel passt nicht', doesNotFit().message)];
};

/** Where no database answers, nothing can be said. */
const fitFindings = async (world: KeysWorld, bytes: Buffer | null): Promise<readonly Finding[]> => {
  try {
    const stored = await world.keyCheck();
    return [
      ...fitFinding(bytes, stored, { world, atHand: await world.atHand() }),
      ...(stored === null ? [] : await unknownFindings(world.folder, stored)),
    ];
  } catch (error) {
    if (error instanceof StartRefused) {
      return [absent('Ob der Hauptschlüssel passt, sagt nur eine erreichbare Datenbank')];
    }
    throw error;
  }
};

/** The keys: given or kept, for nobody else to read, and the master key the one that opens what is stored. */
export const checkKeys = async (world: KeysWorld): Promise<readonly Finding[]> => {
  const lost = world.lost();
  const files = await Promise.all(
    keysOf(world).map(async (key) => ({ key, file: key.given ? null : await world.file(key.file) })),
  );
  const master = files.find(({ key }) => key.file === 'master-key')?.file ?? null;
  const bytes = world.given.masterKey ?? master?.bytes ?? null;
  const isToldAlready = bytes === null && (master !== null || lost !== null);
  return [
    ...files.map(({ key, file }) => fileFinding(key, file, lost)),
    ...(isToldAlready ? [] : await fitFindings(world, bytes)),
    ...(await copiesFindings(world.folder)),
  ];
};
