/** `npm run prove keys [-- --subjects 1000000]`: older copies die with the master key. See docs/proofs/keys.md. */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { masterKeyOf } from '@sternklar/event-store/personal-data/master-key';
import type { ApiCalls } from '../../backend/src/testing/api-calls.ts';
import { type Proof, runProof } from './common/proof.ts';
import { keyInCopy, searchFiles, takeBaseBackup, takeWal } from './keys/copies.ts';
import { measureTurn } from './keys/measure-turn.ts';
import { type OwnProduct, openOwnProduct } from './keys/own-product.ts';

const { values } = parseArgs({ options: { subjects: { type: 'string', default: '0' } } });
const SUBJECTS = Number(values.subjects);
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const PASSWORD = 'nur-fuer-diesen-beweis-1';

/** Somebody with a request, who will be erased. */
const register = async ({ visitor, signedIn, product }: OwnProduct) => {
  const { body } = await visitor.post<{ access_token: string; verification_code: string }>('/auth/register', {
    email: 'erika@schluessel.example',
    password: PASSWORD,
    ...{ phone_number: '', language: 'de' },
  });
  const own = signedIn(body.access_token);
  await own.post('/auth/verify-email', { verification_code: body.verification_code });
  const { body: me } = await own.get<{ id: string }>('/auth/me');
  await product.catchUp();
  return { own, subject: `account:${me.id}` };
};

const wrappedKeyOf = async ({ sql }: OwnProduct, subject: string) => {
  const { rows } = await sql.query<{ wrapped_key: Buffer | null; master_key_version: number }>(
    'select wrapped_key, master_key_version from personal_data.subject_keys where subject = $1',
    [subject],
  );
  return rows[0];
};

/** What no file may hold, however it is written. */
const spelt = (name: string, bytes: Buffer): readonly (readonly [string, Buffer])[] => [
  [`${name} as bytes`, bytes],
  [`${name} as base64`, Buffer.from(bytes.toString('base64').replace(/=+$/, ''))],
  [`${name} as hex`, Buffer.from(bytes.toString('hex'))],
];

const DAYS_AFTER = 0.5;

/** Erased, turned, and the former key destroyed when it is time; answers the master keys that are left. */
const eraseAndTurn = async (proof: Proof, own: OwnProduct, erika: ApiCalls): Promise<readonly Buffer[]> => {
  const { status } = await erika.post('/account/erasure', { password: PASSWORD, understood: true });
  if (status !== 200) proof.fault(`The erasure was refused with ${status}.`);
  await own.product.catchUp();
  const { turnDays, backupsKeptDays } = own.config.masterKeys;
  own.advance((turnDays + DAYS_AFTER) * DAY_MS);
  await own.product.catchUp();
  const between = await own.folder.kept();
  if (between.length !== 2) proof.fault(`After the turn there are ${between.length} master keys, not two.`);
  own.advance((backupsKeptDays + DAYS_AFTER) * DAY_MS);
  await own.product.catchUp();
  const left = (await own.folder.kept()).map(({ bytes }) => bytes);
  if (left.length !== 1) proof.fault(`At the end there are ${left.length} master keys, not one.`);
  proof.say(
    `erased; the key turned after ${turnDays} days, and the former one was destroyed ${backupsKeptDays} days later.`,
  );
  return left;
};

interface Wanted {
  readonly wrapped: Buffer;
  readonly secrets: readonly (readonly [string, Buffer])[];
}

const checkPlace = async (
  proof: Proof,
  { place, folder }: { readonly place: string; readonly folder: string },
  { wrapped, secrets }: Wanted,
) => {
  const { found, files } = await searchFiles(folder, new Map([['wrapped', wrapped], ...secrets]));
  for (const [name] of secrets) if (found.get(name)) proof.fault(`The ${place} holds ${name}.`);
  const copies = found.get('wrapped') ?? 0;
  proof.say(
    `${place}: ${files} files searched; ${copies} hold the wrapped key of the erased, none a key that opens it.`,
  );
  return copies;
};

const checkFiles = async (proof: Proof, own: OwnProduct, copy: string, wanted: Wanted) => {
  const archive = await takeWal(own);
  await own.superuser.query('checkpoint');
  // What is there has to be found, or finding nothing else would show nothing.
  for (const [place, folder] of [
    ['base backup', copy],
    ['WAL', archive],
  ] as const) {
    if ((await checkPlace(proof, { place, folder }, wanted)) === 0) {
      proof.fault(`The search does not find the wrapped key in the ${place}.`);
    }
  }
  await checkPlace(proof, { place: 'database', folder: own.dataDir }, wanted);
  await checkPlace(proof, { place: 'folder of master keys', folder: own.keysDir }, wanted);
  await checkPlace(proof, { place: 'folder of their copies', folder: own.copyDir }, wanted);
  const log = Buffer.from(own.logLines.join('\n'));
  for (const [name, bytes] of wanted.secrets) if (log.includes(bytes)) proof.fault(`The log holds ${name}.`);
};

interface Erased {
  readonly subject: string;
  readonly wrapped: Buffer;
  readonly copy: string;
}

const VERSIONS = [1, 2, 3];

const checkNothingOpens = async (
  proof: Proof,
  own: OwnProduct,
  { left, subject, wrapped, copy }: Erased & { readonly left: readonly Buffer[] },
) => {
  const opening = left.filter((bytes) =>
    VERSIONS.some((version) => masterKeyOf(bytes, version).unwrap(subject, wrapped) !== null),
  );
  if (opening.length > 0) proof.fault('A master key that is left opens the erased key.');
  const now = await keyInCopy(proof, { copy, masterKeys: left, subject });
  if (Buffer.isBuffer(now) || !/passt nicht/.test(now)) proof.fault(`A start on the old copy was not refused: ${now}.`);
  const live = await wrappedKeyOf(own, subject);
  if (live?.wrapped_key !== null) proof.fault('The erased key lives in the database.');
  proof.say('no master key that is left opens anything of the erased, and a start on the old copy is refused.');
};

const prove = async (proof: Proof) => {
  const first = randomBytes(32);
  const own = await openOwnProduct(proof, first);
  const { own: erika, subject } = await register(own);
  const wrapped = (await wrappedKeyOf(own, subject))?.wrapped_key;
  const key = wrapped && masterKeyOf(first, 1).unwrap(subject, wrapped)?.export();
  if (!wrapped || !key) throw new Error('The key of the account cannot be read.');
  const copy = await takeBaseBackup(own, 'base-backup');
  const opened = await keyInCopy(proof, { copy, masterKeys: [first], subject });
  if (!(Buffer.isBuffer(opened) && opened.equals(key))) proof.fault('The base backup does not open while it should.');
  proof.say('a base backup from before the erasure opens with the master key of then: the control.');

  const left = await eraseAndTurn(proof, own, erika);
  const secrets = [...spelt('the former master key', first), ...spelt('the account’s key', key)];
  await checkFiles(proof, own, copy, { wrapped, secrets });
  await checkNothingOpens(proof, own, { left, subject, wrapped, copy });
  if (SUBJECTS > 0) await measureTurn(proof, own, SUBJECTS);
};

await runProof(
  {
    name: 'keys',
    proves:
      'what was erased opens in no base backup and no WAL any more once the master key has turned and the former one is destroyed.',
    limitMs: SUBJECTS > 0 ? 40 * MINUTE_MS : 8 * MINUTE_MS,
  },
  prove,
);
