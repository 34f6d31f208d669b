import { setTimeout as delay } from 'node:timers/promises';
import { type Backoff, backoffMs } from '@sternklar/contracts/backoff';
import type pg from 'pg';
import type { Logger } from '../logger.ts';
import type { Listener, ListeningSession, Notifications } from '../notifications.ts';
import { reasonOf } from './failures.ts';
import { endSession, openSession } from './session.ts';

export interface NotificationsOptions {
  /** Connects directly: a pooler that shares sessions would lose LISTEN. */
  readonly url: string;
  /** Shown in pg_stat_activity, so that an operator sees whose connection it is. */
  readonly applicationName: string;
  readonly logger?: Logger | undefined;
  /** The pauses between attempts to connect; the attempts never end. */
  readonly retry?: Backoff;
}

const RETRY = { firstMs: 50, longestMs: 2_000 };
const CONNECTION_TIMEOUT_MS = 3_000;

interface Attendance {
  readonly listener: Listener;
  readonly settleFirst: (failure?: unknown) => void;
  attending: boolean;
}

interface OpenSession extends ListeningSession {
  end(): Promise<void>;
}

const inTurn = (client: pg.Client): OpenSession => {
  let last: Promise<unknown> = Promise.resolve();
  return {
    query(text, values = []) {
      const result = last.then(() => client.query(text, [...values]));
      last = result.catch(() => undefined);
      return result;
    },
    end: () => endSession(client),
  };
};

/** Connects as soon as somebody listens; a lost connection is replaced, and everybody is told of both. */
export const createNotifications = ({
  url,
  applicationName,
  logger,
  retry = RETRY,
}: NotificationsOptions): Notifications => {
  const attendances = new Set<Attendance>();
  const closing = new AbortController();
  let session: OpenSession | null = null;
  let running: Promise<void> | undefined;

  const attend = async (opened: OpenSession, attendance: Attendance): Promise<void> => {
    await opened.query(`listen ${attendance.listener.channel}`);
    if (!attendances.has(attendance)) return;
    attendance.attending = true;
    await attendance.listener.begins?.(opened);
    attendance.settleFirst();
  };

  const leave = (failure: unknown) => {
    for (const attendance of attendances) {
      attendance.settleFirst(failure);
      if (attendance.attending) attendance.listener.ends?.();
      attendance.attending = false;
    }
  };

  /** Resolves when the connection is lost; rejects when it cannot be made. */
  const connect = async (onConnected: () => void): Promise<void> => {
    const client = await openSession({ url, applicationName, connectionTimeoutMs: CONNECTION_TIMEOUT_MS });
    const opened = inTurn(client);
    const lost = new Promise<void>((resolve) => client.once('end', resolve));
    client.on('notification', ({ channel, payload = '' }) => {
      for (const { listener, attending } of attendances) {
        if (attending && listener.channel === channel) listener.hear(payload);
      }
    });
    try {
      // Also those who came while it was opened; who comes later finds the session.
      for (const attendance of attendances) await attend(opened, attendance);
      session = opened;
      onConnected();
      if (!closing.signal.aborted) await lost;
    } finally {
      session = null;
      await opened.end();
    }
  };

  const stayConnected = async (): Promise<void> => {
    for (let failures = 0; !closing.signal.aborted; ) {
      const failure: unknown = await connect(() => {
        failures = 0;
      }).then(
        () => new Error('connection lost'),
        (error: unknown) => error,
      );
      leave(failure);
      if (closing.signal.aborted) return;
      failures += 1;
      logger?.warn(
        { reason: reasonOf(failure), failures },
        'the database’s notifications cannot be heard; connecting again',
      );
      await delay(backoffMs(retry, failures), undefined, { signal: closing.signal }).catch(() => undefined);
    }
  };

  return {
    listen(listener) {
      const { promise: first, resolve, reject } = Promise.withResolvers<void>();
      // Most callers need no first attempt to succeed: the next one will.
      first.catch(() => undefined);
      const settleFirst = (failure?: unknown) => (failure === undefined ? resolve() : reject(failure));
      const attendance: Attendance = { listener, settleFirst, attending: false };
      attendances.add(attendance);
      const opened = session;
      if (opened) attend(opened, attendance).catch(opened.end);
      else running ??= stayConnected();
      return {
        first,
        stop() {
          attendances.delete(attendance);
          attendance.attending = false;
        },
      };
    },
    async close() {
      closing.abort();
      await session?.end();
      await running;
    },
  };
};
