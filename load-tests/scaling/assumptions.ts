import type { Operation } from './costs.ts';

/** The sizes that docs/scaling.md is about. */
export const SIZES = [10_000, 300_000, 3_500_000] as const;
/** The database is looked at after so many years. */
export const YEARS = 5;

/** How often an average customer, and whoever works or asks because of them, does something in a year. Guesses. */
export const YEAR_OF_A_CUSTOMER: Readonly<Partial<Record<Operation, number>>> = {
  'landing page': 5,
  register: 0.33,
  'sign in': 12,
  'add a business': 0.5,
  subscribe: 0.33,
  'who am I': 100,
  'own businesses': 100,
  'all own reviews': 100,
  'reviews of a business': 112,
  'history of a review': 27,
  'own account': 10,
  'own subscription': 10,
  'own invoices': 10,
  'hand in a review': 12,
  'decide a review': 12,
  'admins’ reviews': 4,
  'admins’ view of a review': 12,
  'admins’ counts': 2,
  'admins’ users': 1,
  'admins’ chats': 1,
  'ask the assistant': 8,
  'chat state': 8,
  'chat history': 8,
  'chat button': 20,
  'start a visitor’s chat': 2,
  'audit checkpoint': 0.1,
  'proofs of a review': 0.1,
};
/** Times that the app is opened, and how long it stays open with its live stream. */
export const VISITS = 100;
export const VISIT_SECONDS = 300;
/** One a month, by a job; each as dear as a subscription, whose first one comes at once. */
export const INVOICES = 12;

/** Events that an operation leaves in the log. */
export const EVENTS_OF: Readonly<Partial<Record<Operation, number>>> = {
  register: 2,
  'add a business': 1,
  'hand in a review': 1,
  'decide a review': 1,
  subscribe: 1,
  'ask the assistant': 2,
  'start a visitor’s chat': 1,
};
/** Decisions, invoices, codes. */
export const MAILS = 26;

/** Shares of a working day, hour by hour from midnight; businesses' owners. */
export const DAY = [
  0.2, 0.1, 0.1, 0.1, 0.2, 0.6, 1.8, 4, 7.5, 9.5, 10.5, 9.5, 6.5, 7.5, 8.5, 8, 7, 5.5, 4, 3.2, 2.6, 1.8, 0.9, 0.4,
].map((percent) => percent / 100);
/** A working day through an average one. */
export const WORKING_DAY = 1.35;
/** The busiest minutes through the busiest hour: a newsletter, a report on television. */
export const BURST = 3;
/** Invoices of the fullest day through an average one: many begin on the first of a month. */
export const INVOICE_DAY = 4;

/** How full anything is planned to be at the busiest moment. */
export const FULL = 0.5;
export const STREAMS_OF_A_PROCESS = 8_000;
export const PROCESS_MEMORY_GB = 0.35;
/** Larger ones are restored and rebuilt for too long. */
export const DATABASE_LIMIT_GB = 4_000;
export const REBUILD_LIMIT_HOURS = 24;
/** With more customers nobody should have to wait for a restart, however little there is to do. */
export const ALONE_CUSTOMERS = 50_000;
/** The largest machine for PostgreSQL that is easily had. */
export const DATABASE_CORES = 64;
/** The small machine that everything begins on. */
export const SMALL = { cores: 2, memoryGb: 4, diskGb: 80, streams: 10_000, rebuildHours: 1 } as const;
/** Reviews that one person decides in a year: 2 minutes each, 1,600 hours. */
export const DECISIONS_OF_A_PERSON = 48_000;
/** Decrypting and reading the log is shared out over Kafka once it fills more than this of a processor. */
export const KAFKA_FROM = 0.25;

/** Euros a month, as German hosters ask in 2026; put in your own. */
export const PRICES = {
  core: 8,
  databaseCore: 12,
  gigabyte: 0.05,
  backupGigabyte: 0.02,
  broker: 40,
  thousandMails: 0.1,
  /** Load balancer, monitoring, mail domain. */
  everythingElse: 30,
  person: 4_500,
} as const;
/** The database, its standby, and copies of backups. */
export const DATABASES = 2;
export const BACKUPS = 3;
