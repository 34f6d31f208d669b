/** Milliseconds on a processor, by who spends them; the product's processes by their roles. */
export interface Spent {
  readonly api: number;
  readonly projections: number;
  readonly worker: number;
  readonly postgres: number;
}

/** Bytes on disk, tables with their indexes. */
export interface Stored {
  readonly log: number;
  readonly keys: number;
  readonly readModels: number;
  readonly transparency: number;
}

/** What `npm run bench -- costs` measures, and the model of docs/scaling.md is fed with. */
export interface Costs {
  /** Each second in which nothing is asked, with one process of each role. */
  readonly idle: Spent;
  /** Each request, with all that follows from it. */
  readonly operations: Readonly<Record<Operation, Spent>>;
  readonly stream: {
    readonly heapBytes: number;
    readonly residentBytes: number;
    /** Of the api process, each second and stream, while nothing happens. */
    readonly idleMs: number;
    /** Of the api process, each stream that is told of a change. */
    readonly toldMs: number;
  };
  /** Each event, many at once: appending it encrypted, and applying it to all read models in a rebuild. */
  readonly appended: { readonly product: number; readonly postgres: number };
  readonly rebuilt: { readonly product: number; readonly postgres: number };
  /** Events of a customer, of all kinds but invoices. */
  readonly event: Stored;
  readonly invoice: Stored;
}

export const OPERATIONS = [
  'register',
  'sign in',
  'add a business',
  'hand in a review',
  'subscribe',
  'ask the assistant',
  'decide a review',
  'start a visitor’s chat',
  'landing page',
  'chat button',
  'who am I',
  'own businesses',
  'all own reviews',
  'reviews of a business',
  'history of a review',
  'own account',
  'own subscription',
  'own invoices',
  'chat state',
  'chat history',
  'admins’ counts',
  'admins’ reviews',
  'admins’ view of a review',
  'admins’ users',
  'admins’ chats',
  'audit checkpoint',
  'audited reviews',
  'audited review',
  'proofs of a review',
] as const;
export type Operation = (typeof OPERATIONS)[number];

/** All of them together. */
export const totalOf = ({ api, projections, worker, postgres }: Spent): number => api + projections + worker + postgres;
