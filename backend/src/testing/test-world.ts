import type { EventType } from '@sternklar/contracts/event-definitions';
import { createTestDatabase } from '@sternklar/event-store/testing/test-database';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { v7 } from 'uuid';
import { createPasswordHasher } from '../accounts/passwords/password-hasher.ts';
import type { CompositionOptions } from '../composition/composition-options.ts';
import { composeProduct, type Product } from '../composition.ts';
import type { DatabaseUrls } from '../platform/log/open-database.ts';
import type { MailboxMail } from '../platform/mail/mailbox/mailbox.ts';
import type { PostMessage } from '../platform/push/post-message.ts';
import { loadConfig } from '../platform/settings/config.ts';
import { type ApiCalls, apiCalls } from './api-calls.ts';
import { describeProduct } from './declared-statuses.ts';
import { createMeanwhile } from './meanwhile.ts';
import { untilTakenMailsAreSent } from './sent-mails.ts';
import { watchRecordings } from './watched-recordings.ts';

export const TEST_ADMIN = { email: 'admin@sternklar.example', password: 'admin-passwort' } as const;
export const TEST_AUDITOR = { email: 'pruefung@sternklar.example', password: 'pruefung-passwort' } as const;
export const CUSTOMER_PASSWORD = 'kunden-passwort';

const START_TIME = Date.parse('2026-03-02T09:00:00.000Z');
const MOST_MAILS = 1_000;
/** argon2id with the least work that its definition allows: tests hash often. */
const CHEAP_HASHING = { memory: 8, passes: 1, parallelism: 1 };

export interface TestWorldOptions {
  /** Settings as environment variables, over those of the test world. */
  readonly env?: Readonly<Record<string, string>>;
  /** Its clock is the system's, moved by `advance`, and believed no more than that one is; else it stands still on a Monday. */
  readonly systemClock?: boolean;
  /** Takes what goes to push services, which by default take everything. */
  readonly postPush?: PostMessage;
  /** Receives every log line; silent without. */
  readonly log?: (line: string) => void;
}

/** Somebody with a live session; their calls carry its token. */
export interface Person extends ApiCalls {
  readonly accountId: string;
  readonly email: string;
  readonly token: string;
}

export interface TestWorld {
  readonly app: FastifyInstance;
  readonly product: Product;
  /** The running role's URL of the world's own database. */
  readonly databaseUrl: string;
  /** The same as the role that owns the tables. */
  readonly ownerUrl: string;
  /** Calls without a session. */
  readonly visitor: ApiCalls;
  now(): Date;
  /** Moves the clock of the product, and of its log, by milliseconds. */
  advance(ms: number): void;
  /** Happens once, right before the next event of this type is recorded: after whoever records it looked around. */
  meanwhile(before: EventType, happens: () => Promise<unknown>): void;
  /** Registers, without verifying; the password is `CUSTOMER_PASSWORD`. */
  register(email: string): Promise<Person & { readonly verificationCode: string }>;
  /** A registered and verified customer. */
  customer(email: string): Promise<Person>;
  login(email: string, password?: string): Promise<Person>;
  admin(): Promise<Person>;
  auditor(): Promise<Person>;
  /** Resolves when read models, reactors and mails are done with everything recorded so far. */
  catchUp(): Promise<void>;
  /** Everything sent so far, newest first, or only what one address got; catches up before. */
  mails(to?: string): Promise<readonly MailboxMail[]>;
  /** The product once more, as another process on the same database, with other settings if wanted; same clock. Close it before this one. */
  anotherProcess(env?: Readonly<Record<string, string>>): Promise<TestWorld>;
  close(): Promise<void>;
}

const MASTER_KEY = Buffer.alloc(32, 7);
const testEnv = {
  NODE_ENV: 'test',
  DEMO_DATA: 'false',
  EXPOSE_CODES: 'true',
  STATUS_MAIL_DELAY_SECONDS: '0',
  MASTER_KEY: MASTER_KEY.toString('base64'),
  VAPID_PRIVATE_KEY: Buffer.alloc(32, 9).toString('base64url'),
  RATE_LIMIT_PER_MINUTE: '1000000',
  SIGNED_OUT_RATE_LIMIT_PER_MINUTE: '1000000',
  LOGIN_ATTEMPTS_PER_QUARTER_HOUR: '1000000',
  ADMIN_EMAIL: TEST_ADMIN.email,
  ADMIN_PASSWORD: TEST_ADMIN.password,
  AUDITOR_EMAIL: TEST_AUDITOR.email,
  AUDITOR_PASSWORD: TEST_AUDITOR.password,
};

type Around = NonNullable<NonNullable<CompositionOptions['replaced']>['around']>;

/** Milliseconds; moved by what is added. */
interface Clock {
  readonly time: number;
  add(ms: number): void;
}

const createClock = ({ systemClock = false }: Pick<TestWorldOptions, 'systemClock'>): Clock => {
  let ahead = 0;
  return {
    // Not of Date, which tests may replace.
    get time() {
      return ahead + (systemClock ? Math.floor(performance.timeOrigin + performance.now()) : START_TIME);
    },
    add(ms) {
      ahead += ms;
    },
  };
};

const startProduct = async (
  database: DatabaseUrls,
  clock: Clock,
  { around, ...options }: TestWorldOptions & { readonly around: Around },
): Promise<Product> => {
  let ids = 0;
  const { config, secrets } = loadConfig({ ...testEnv, ...options.env });
  return composeProduct({
    config,
    secrets: {
      ...secrets,
      jwtSecret: 'only for tests, only for tests',
      masterKey: MASTER_KEY,
      auditSigningKey: Buffer.alloc(32, 8),
    },
    database: { ...database, eventStoreUrl: config.eventStoreUrl, eventStorePrefix: config.eventStorePrefix },
    logger: options.log ? pino({ level: 'info' }, { write: options.log }) : pino({ level: 'silent' }),
    nextId: () => v7({ msecs: clock.time, seq: ++ids }),
    replaced: {
      now: () => new Date(clock.time),
      ...(options.systemClock && { uptime: () => performance.now() }),
      pause: async () => undefined,
      postPush: options.postPush ?? (async () => ({ status: 201, retryAfter: null })),
      around,
      passwords: createPasswordHasher(CHEAP_HASHING),
    },
  });
};

/** People who use the product through its API. */
const peopleOf = (app: FastifyInstance) => {
  describeProduct(app);
  const visitor = apiCalls(app, null);
  const personWith = async (email: string, token: string): Promise<Person> => {
    const calls = apiCalls(app, token);
    const { body } = await calls.get<{ id: string }>('/auth/me');
    return { ...calls, accountId: body.id, email, token };
  };
  const login = async (email: string, password: string = CUSTOMER_PASSWORD): Promise<Person> => {
    const { body } = await visitor.post<{ access_token: string }>('/auth/login', { email, password });
    return personWith(email, body.access_token);
  };
  const register: TestWorld['register'] = async (email) => {
    const { body } = await visitor.post<{ access_token: string; verification_code: string }>('/auth/register', {
      email,
      password: CUSTOMER_PASSWORD,
      phone_number: '',
      language: 'de',
    });
    return { ...(await personWith(email, body.access_token)), verificationCode: body.verification_code };
  };
  return {
    visitor,
    register,
    login,
    async customer(email: string) {
      const { verificationCode, ...person } = await register(email);
      await person.post('/auth/verify-email', { verification_code: verificationCode });
      return person;
    },
    admin: () => login(TEST_ADMIN.email, TEST_ADMIN.password),
    auditor: () => login(TEST_AUDITOR.email, TEST_AUDITOR.password),
  };
};

/** The whole product on a database of its own, with a clock that stands still; called in process, not over sockets. */
export const createTestWorld = async (options: TestWorldOptions = {}): Promise<TestWorld> => {
  const database = await createTestDatabase({ withReadModels: true });
  const clock = createClock(options);
  const watched = watchRecordings();
  const { meanwhile, interrupted } = createMeanwhile();
  const around: Around = { ...watched, store: (store) => interrupted(watched.store(store)) };
  const start = (env: Readonly<Record<string, string>> = {}) =>
    startProduct(database, clock, { ...options, env: { ...options.env, ...env }, around });
  let severalProcesses = false;

  /** Another process may have taken a mail, which it sends at this moment: by a clock that goes on it would come too late. */
  const catchUp = async (product: Product): Promise<void> => {
    await product.catchUp();
    if (severalProcesses) await untilTakenMailsAreSent(database.ownerUrl);
  };

  const worldAround = (product: Product, afterStop: () => Promise<void>): TestWorld => ({
    ...peopleOf(product.app),
    app: product.app,
    product,
    databaseUrl: database.url,
    ownerUrl: database.ownerUrl,
    now: () => new Date(clock.time),
    advance(ms) {
      clock.add(ms);
    },
    meanwhile,
    catchUp: () => catchUp(product),
    async mails(to) {
      await catchUp(product);
      return product.mailbox?.newest(MOST_MAILS, to ?? null) ?? [];
    },
    anotherProcess: async (env) => {
      severalProcesses = true;
      return worldAround(await start(env), async () => undefined);
    },
    async close() {
      await product.stop();
      await afterStop();
      watched.assertDeclared();
    },
  });

  try {
    return worldAround(await start(), database.drop);
  } catch (error) {
    await database.drop();
    throw error;
  }
};
