import type { Caller, CallingPage, Identity, Visitor } from '../access.port.ts';
import { Refusal } from '../refusal.port.ts';
import { comeBackText, type LiveUpdateRow, replacedText } from './event-stream-text.ts';
import { createLiveStream, type LiveStream } from './live-stream.ts';
import { createLiveTail, type LiveTailDeps } from './live-tail.ts';
import { createVisitorPlaces } from './visitor-places.ts';

export interface LiveLimits {
  /** Most streams in one process. */
  readonly maxStreams: number;
  /** Which parts of these all visitors together, and those with one partner's key, may take. */
  readonly shareOfVisitors: number;
  readonly shareOfKey: number;
  /** Most streams of visitors at one address. */
  readonly maxPerAddress: number;
  /** Most streams of one session, for its tabs; a further one takes the place of the oldest. */
  readonly maxPerSession: number;
  readonly heartbeatMs: number;
  /** How often every stream's session is looked up. */
  readonly sessionCheckMs: number;
  /** A reader that takes nothing for this long is dropped. */
  readonly stalledAfterMs: number;
  readonly pageSize: number;
  readonly maxQueued: number;
}

export const defaultLiveLimits: LiveLimits = {
  maxStreams: 10_000,
  shareOfVisitors: 0.5,
  shareOfKey: 0.25,
  maxPerAddress: 100,
  maxPerSession: 6,
  heartbeatMs: 15_000,
  sessionCheckMs: 700,
  stalledAfterMs: 30_000,
  pageSize: 200,
  maxQueued: 500,
};

export interface LiveStreamsDeps extends LiveTailDeps {
  /** At most `limit` updates of one account, or of one visitor, above a position, in order. */
  readonly accountUpdatesAfter: (
    accountId: string,
    range: { readonly position: number; readonly limit: number },
  ) => Promise<readonly LiveUpdateRow[]>;
  /** Whether auditors are told of an update, too. */
  readonly isForAuditors: (row: LiveUpdateRow) => boolean;
  /** Position of the oldest update that was not forgotten; null when there is none. */
  readonly oldestUpdate: () => Promise<number | null>;
  /** Who these sessions belong to now; ended ones are missing. */
  readonly identitiesOf: (sessionIds: readonly string[]) => Promise<ReadonlyMap<string, Identity>>;
  /** Whether a visitor may go on listening on that page of a partner. */
  readonly isStillAdmitted: (visitor: Visitor, page: CallingPage) => Promise<boolean>;
  readonly elapsed: () => number;
  readonly random: () => number;
  readonly limits: LiveLimits;
}

/** The connection that a stream is for. */
export interface LiveConnection {
  /** The last update its screen has seen; null: none. */
  readonly lastSeen: number | null;
  /** Whence it comes, as rate limits count it. */
  readonly address: string;
  /** The page that it was opened on. */
  readonly page: CallingPage;
  /** Cuts it when its reader takes nothing more. */
  readonly drop: () => void;
}

export interface LiveStreams {
  /**
   * Opens a stream behind the last update its screen has seen (from now on when it has seen none, or one too old to resume
   * at), in place of the session's oldest one if it has many. Throws a 503 refusal when the process has enough of its kind.
   */
  open(caller: Caller, connection: LiveConnection): Promise<LiveStream>;
  /** To be called when the connection is gone. */
  closed(stream: LiveStream): void;
  count(): number;
  /** Most streams that this process keeps. */
  readonly max: number;
  /** Ends every stream, asking its reader to come back after a moment; no new one is opened. */
  shutDown(): void;
}

interface OpenStream {
  readonly caller: Caller;
  readonly stream: LiveStream;
  readonly page: CallingPage;
  readonly drop: () => void;
  /** Gives the place of a visitor's stream back. */
  readonly leave: () => void;
}

const COME_BACK_WITHIN_MS = 4_000;
/** Admins and auditors are told of everybody, of different things. */
const ADMINS = 'admins';
const AUDITORS = 'auditors';
/** Sessions that are looked up with one question. */
const SESSIONS_AT_ONCE = 500;

const tooMany = () =>
  new Refusal(
    503,
    'too-many-streams',
    'Gerade sind zu viele Live-Verbindungen offen. Bitte versuchen Sie es gleich erneut.',
    {
      retryAfterSeconds: 10,
    },
  );

/** Whose updates a stream gets: staff everybody's, auditors but for those of admins alone; customers and visitors their own. */
const ownerOf = (caller: Caller) => (caller.kind === 'visitor' ? caller.id : caller.accountId);
const isStaff = (caller: Caller) => caller.kind === 'account' && (caller.isAdmin || caller.isAuditor);
const staffOf = ({ isAdmin, isAuditor }: Pick<Identity, 'isAdmin' | 'isAuditor'>): string | null => {
  if (isAdmin) return ADMINS;
  return isAuditor ? AUDITORS : null;
};
const audienceOf = (caller: Caller): string =>
  caller.kind === 'visitor' ? caller.id : (staffOf(caller) ?? caller.accountId);
const sessionOf = (caller: Caller) => (caller.kind === 'visitor' ? caller.id : caller.sessionId);

const mayStay = (then: Caller, now: Identity | undefined): boolean =>
  now !== undefined && audienceOf({ kind: 'account', ...now }) === audienceOf(then);

const nameOf = (error: unknown) => (error instanceof Error ? error.name : typeof error);

/** All live streams of this process. */
export const createLiveStreams = (deps: LiveStreamsDeps): LiveStreams => {
  const { limits, elapsed, random } = deps;
  const streams = new Map<LiveStream, OpenStream>();
  const streamsOf = new Map<string, Set<LiveStream>>();
  const audiences = new Map<string, Set<LiveStream>>();
  const shareOf = (share: number) => Math.max(1, Math.floor(limits.maxStreams * share));
  const visitorPlaces = createVisitorPlaces({
    maxOfVisitors: shareOf(limits.shareOfVisitors),
    maxPerKey: shareOf(limits.shareOfKey),
    maxPerAddress: limits.maxPerAddress,
  });
  let guard: NodeJS.Timeout | undefined;
  /** Streams that are being opened: they count on being told of what comes, though they are none yet. */
  let opening = 0;
  let shuttingDown = false;

  const tail = createLiveTail(deps, (row) => {
    for (const audience of row.accountId === null ? [ADMINS, AUDITORS] : [ADMINS, AUDITORS, row.accountId]) {
      for (const stream of audiences.get(audience) ?? []) stream.offer(row);
    }
  });

  const restIfNobodyListens = (): void => {
    if (streams.size === 0 && opening === 0) tail.rest();
  };

  const add = (open: OpenStream): void => {
    const { caller, stream } = open;
    const ofSession = streamsOf.get(sessionOf(caller)) ?? new Set();
    streamsOf.set(sessionOf(caller), ofSession.add(stream));
    const [oldest] = ofSession;
    if (oldest && ofSession.size > limits.maxPerSession) {
      ofSession.delete(oldest);
      oldest.end(replacedText);
    }
    streams.set(stream, open);
    const audience = audiences.get(audienceOf(caller)) ?? new Set();
    audiences.set(audienceOf(caller), audience.add(stream));
    guard ??= setTimeout(guardStreams, limits.sessionCheckMs);
  };

  const remove = ({ caller, stream, leave }: OpenStream): void => {
    streams.delete(stream);
    leave();
    const ofSession = streamsOf.get(sessionOf(caller));
    ofSession?.delete(stream);
    if (ofSession?.size === 0) streamsOf.delete(sessionOf(caller));
    const audience = audiences.get(audienceOf(caller));
    audience?.delete(stream);
    if (audience?.size === 0) audiences.delete(audienceOf(caller));
    restIfNobodyListens();
  };

  const dropStalled = (): void => {
    for (const { stream, drop } of streams.values()) {
      if (stream.stalledMs() > limits.stalledAfterMs) drop();
    }
  };

  /** Ends those of some streams whose session is over or no longer has the rights it had. */
  const endUnentitled = async (asked: readonly OpenStream[]): Promise<void> => {
    const sessionIds = asked.flatMap(({ caller }) => (caller.kind === 'account' ? [caller.sessionId] : []));
    const identities = sessionIds.length > 0 ? await deps.identitiesOf(sessionIds) : new Map<string, Identity>();
    for (const { caller, stream, page } of asked) {
      const stays =
        caller.kind === 'visitor'
          ? await deps.isStillAdmitted(caller, page)
          : mayStay(caller, identities.get(caller.sessionId));
      if (!stays) stream.end();
    }
  };

  /** A few at a time, so that the answer for thousands does not hold everything else up. */
  const checkSessions = async (): Promise<void> => {
    const open = [...streams.values()];
    for (let start = 0; start < open.length && !shuttingDown; start += SESSIONS_AT_ONCE) {
      await endUnentitled(open.slice(start, start + SESSIONS_AT_ONCE));
    }
  };

  const guardStreams = async (): Promise<void> => {
    dropStalled();
    await checkSessions().catch((error: unknown) => {
      deps.logger.warn({ reason: nameOf(error) }, 'sessions of live streams could not be looked up');
    });
    guard = streams.size > 0 && !shuttingDown ? setTimeout(guardStreams, limits.sessionCheckMs) : undefined;
  };

  /** Everything above the last update seen is still there, and it is not of a future that a restored database does not know. */
  const canResume = async (lastSeen: number, position: number): Promise<boolean> => {
    if (lastSeen >= position) return lastSeen === position;
    const oldest = await deps.oldestUpdate();
    return oldest !== null && oldest <= lastSeen + 1;
  };

  /** How to give the place of one more stream back; null when there is no place. */
  const placeFor = (caller: Caller, address: string): (() => void) | null => {
    if (shuttingDown || streams.size >= limits.maxStreams) return null;
    return caller.kind === 'visitor' ? visitorPlaces.take(caller, address) : () => undefined;
  };

  const openStream = async (caller: Caller, connection: LiveConnection): Promise<LiveStream> => {
    const { lastSeen, address, page, drop } = connection;
    const position = await tail.follow();
    const resumed = lastSeen !== null && (await canResume(lastSeen, position));
    const leave = placeFor(caller, address);
    if (leave === null) throw tooMany();
    const stream = createLiveStream({
      ...limits,
      elapsed,
      from: resumed ? lastSeen : position,
      resumed,
      isTold: audienceOf(caller) === AUDITORS ? deps.isForAuditors : undefined,
      readAfter: (after) =>
        isStaff(caller)
          ? deps.updatesAfter(after, limits.pageSize)
          : deps.accountUpdatesAfter(ownerOf(caller), { position: after, limit: limits.pageSize }),
    });
    add({ caller, stream, page, drop, leave });
    return stream;
  };

  return {
    async open(caller, connection) {
      opening += 1;
      try {
        return await openStream(caller, connection);
      } finally {
        opening -= 1;
        restIfNobodyListens();
      }
    },
    closed(stream) {
      const open = streams.get(stream);
      stream.end();
      if (open) remove(open);
    },
    count: () => streams.size,
    max: limits.maxStreams,
    shutDown() {
      shuttingDown = true;
      clearTimeout(guard);
      for (const stream of streams.keys()) stream.end(comeBackText(1_000 + random() * COME_BACK_WITHIN_MS));
    },
  };
};
