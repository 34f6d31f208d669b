import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { root } from '../../commands/steps.ts';
import { OPERATOR } from '../common/operator.ts';

/** A version that was closed, as infra/releases.json names it. */
export interface Release {
  readonly version: string;
  /** '2026-11-24' */
  readonly date: string;
  /** Whole hash of the commit that it is. */
  readonly commit: string;
}

export interface KeptPerson {
  readonly email: string;
  readonly password: string;
  /** Of a session that was open when the version ended. */
  readonly token: string;
}

/** An answer of the API to a GET, as the version gave it. */
export interface KeptAnswer {
  /** A person's address, or 'visitor'. */
  readonly caller: string;
  readonly path: string;
  readonly status: number;
  readonly body: string;
}

/** What the version left beside its data. */
export interface Kept {
  readonly version: string;
  /** When the answers were given: the clock by which they are given again. */
  readonly at: string;
  readonly people: readonly KeptPerson[];
  readonly visitorToken: string;
  /** Ids, addresses and the like, by what they are, for calls that go on with what is there. */
  readonly things: Readonly<Record<string, string>>;
  /** The newest signed checkpoint of the transparency log. */
  readonly checkpoint: string;
  readonly answers: readonly KeptAnswer[];
}

/** Everything that is kept of one version, below infra/proofs/releases. */
export const placesOf = (version: string) => {
  const folder = join(root, 'infra/proofs/releases', version);
  return {
    folder,
    backup: join(folder, 'backup'),
    secrets: join(folder, 'secrets'),
    readModels: join(folder, 'read-models.sql.gz'),
    kept: join(folder, 'kept.json.gz'),
    surface: join(folder, 'surface.json'),
    code: join(folder, 'code.tar.gz'),
  };
};

export const releases = (): readonly Release[] => JSON.parse(readFileSync(join(root, 'infra/releases.json'), 'utf8'));

export const packed: (text: string) => Promise<Buffer> = promisify(gzip);

export const unpacked = async (file: string): Promise<string> =>
  (await promisify(gunzip)(readFileSync(file))).toString('utf8');

/** The settings that show in answers, the same for the version and for today's product. */
export const SETTINGS = { ...OPERATOR, EXPOSE_CODES: 'true', PUBLIC_URL: 'http://localhost:3000' };
