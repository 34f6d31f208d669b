import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Refusal } from '../../platform/refusal.port.ts';
import { createGate, GateFull, type GateLimits } from './gate.ts';
import { type Argon2Hash, formatPhc, parsePhc } from './phc.ts';

export interface Argon2Parameters {
  /** KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** OWASP's recommendation for argon2id (Password Storage Cheat Sheet): 19 MiB, 2 passes, 1 lane; about 50 ms. */
export const OWASP_PARAMETERS: Argon2Parameters = { memory: 19_456, passes: 2, parallelism: 1 };

const SALT_BYTES = 16;
const TAG_BYTES = 32;
/**
 * Leaves one of libuv's four threads to files and names, and bounds the memory of any burst at 57 MiB; 100 waiting ones
 * are some seconds of work. Those whom we know have 50 places beside, which a flood of strangers does not take.
 */
const LIMITS: GateLimits = {
  atOnce: Math.min(3, Math.max(2, availableParallelism() - 1)),
  waiting: 100,
  waitingKnown: 50,
};

export interface PasswordHasher {
  /**
   * A PHC string with a fresh salt and today's parameters. Refuses (503) when too many are being computed. `isKnown` is true for
   * who is signed in, or uses a device that was: they wait in a line of their own.
   */
  hash(password: string, isKnown?: boolean): Promise<string>;
  /**
   * Whether the password fits. Null stands for an unknown account: it takes the same time and is never true.
   * Refuses (503) when too many are being computed.
   */
  verify(phc: string | null, password: string, isKnown?: boolean): Promise<boolean>;
  /** Whether the hash was made with other parameters than today's. */
  isOutdated(phc: string): boolean;
}

/** Off the main thread. NFC as in RFC 8265, so that 'ö' is one password on every keyboard. */
const compute = ({ salt, tag, memory, passes, parallelism }: Argon2Hash, password: string) =>
  new Promise<Buffer>((done, fail) => {
    const message = Buffer.from(password.normalize('NFC'), 'utf8');
    argon2(
      'argon2id',
      { message, nonce: salt, memory, passes, parallelism, tagLength: tag.length },
      (error, computed) => (error ? fail(error) : done(computed)),
    );
  });

const busy = () =>
  new Refusal(
    503,
    'busy',
    'Gerade melden sich sehr viele an. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
    {
      retryAfterSeconds: 5,
    },
  );

/** Passwords by argon2id (Node's own), never more than a few at once. */
export const createPasswordHasher = (parameters = OWASP_PARAMETERS, limits = LIMITS): PasswordHasher => {
  const gate = createGate(limits);
  const computeInTurn = (like: Argon2Hash, password: string, isKnown?: boolean) =>
    gate(() => compute(like, password), isKnown).catch((error: unknown) => {
      throw error instanceof GateFull ? busy() : error;
    });
  const ofNobody: Argon2Hash = { ...parameters, salt: randomBytes(SALT_BYTES), tag: randomBytes(TAG_BYTES) };

  return {
    async hash(password, isKnown) {
      const made = { ...parameters, salt: randomBytes(SALT_BYTES), tag: Buffer.alloc(TAG_BYTES) };
      return formatPhc({ ...made, tag: await computeInTurn(made, password, isKnown) });
    },

    async verify(phc, password, isKnown) {
      const known = phc === null ? ofNobody : parsePhc(phc);
      const fits = timingSafeEqual(await computeInTurn(known, password, isKnown), known.tag);
      return fits && phc !== null;
    },

    isOutdated(phc) {
      const { memory, passes, parallelism, tag } = parsePhc(phc);
      return (
        memory !== parameters.memory ||
        passes !== parameters.passes ||
        parallelism !== parameters.parallelism ||
        tag.length !== TAG_BYTES
      );
    },
  };
};
