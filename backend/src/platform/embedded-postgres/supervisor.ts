import { setTimeout as pause } from 'node:timers/promises';
import { backoffMs } from '@sternklar/contracts/backoff';
import { type Attachment, type AttachmentOptions, attach, leave } from './attachment.ts';
import { isAlive, isPostmasterOf } from './postmaster-file.ts';
import { shutDown } from './shutdown.ts';

/** Keeps one postmaster running until it is told to stop. */
export interface Supervisor {
  readonly port: number;
  readonly first: Attachment;
  stop(): Promise<void>;
}

const BACKOFF = { firstMs: 100, longestMs: 5_000 };
/** A postmaster that lasted this long was well: the count of failures begins anew. */
const WELL_AFTER_MS = 60_000;

/** How it is attached to, and waited for; a test has its own. */
export interface SupervisorParts {
  attach(options: AttachmentOptions, port?: number): Promise<Attachment>;
  pause(milliseconds: number, signal: AbortSignal): Promise<unknown>;
}

const realParts: SupervisorParts = {
  attach,
  pause: (milliseconds, signal) => pause(milliseconds, undefined, { signal }).catch(() => undefined),
};

/**
 * Attaches to the folder's PostgreSQL and watches it: when it dies, it is started again on the same port, so that pools
 * reconnect by themselves; with growing pauses, and for as long as it takes: a full disk may need somebody first.
 */
export async function supervise(options: AttachmentOptions, parts = realParts): Promise<Supervisor> {
  const first = await parts.attach(options);
  let current = first;
  let stopping: Promise<void> | undefined;
  let recovery = Promise.resolve();
  let failures = 0;
  let since = performance.now();
  const stopSignal = new AbortController();

  const watch = (attachment: Attachment) => {
    current = attachment;
    since = performance.now();
    attachment.session.once('end', () => {
      if (!stopping) recovery = recover(attachment);
    });
  };

  const recover = async (lost: Attachment) => {
    if (performance.now() - since > WELL_AFTER_MS) failures = 0;
    // A dead process's id soon belongs to somebody else, who must not be told to end.
    if (!isAlive(lost.pid)) lost.release();
    options.logger?.warn({ postgresPid: lost.pid }, 'lost the embedded PostgreSQL, getting it back');
    while (!stopping) {
      await parts.pause(backoffMs(BACKOFF, failures + 1), stopSignal.signal);
      failures += 1;
      if (stopping) return;
      const attachment = await parts.attach(options, first.port).catch((error) => {
        options.logger?.error({ reason: error.message }, 'the embedded PostgreSQL does not come back');
        return undefined;
      });
      if (!attachment) continue;
      lost.release();
      watch(attachment);
      options.logger?.info({ postgresPid: attachment.pid, port: attachment.port }, 'the embedded PostgreSQL is back');
      return;
    }
  };

  const stop = async () => {
    stopSignal.abort();
    await recovery;
    const last = await leave(current.session).catch(() => !options.shared);
    const runs = await isPostmasterOf(options.folder.cluster, current.pid);
    if (last && runs && !(await shutDown(current.pid, options.programs))) {
      options.logger?.error({ postgresPid: current.pid }, 'the embedded PostgreSQL has not ended within a minute');
    }
    current.release();
    await current.session.end().catch(() => undefined);
  };

  watch(first);
  return {
    port: first.port,
    first,
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}
