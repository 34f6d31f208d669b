import type { UUID } from '@eventstore/db-client/generated/shared_pb.js';
import type { BatchAppendReq, BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import type grpc from '@grpc/grpc-js';
import {
  accessDenied,
  type BatchResult,
  batchAnswer,
  eventTooLarge,
  inHalves,
  notReady,
  resultOf,
  timedOut,
  tooLarge,
} from './batch-answers.ts';
import type { Commits } from './commits.ts';
import { Refused } from './read-calls.ts';
import type { Expected, Proposed, ServerLog } from './server-log.ts';
import { excessOf, expectedIn, isClosed, proposedIn, type WriteRules } from './write-calls.ts';

export type BatchCall = grpc.ServerDuplexStream<BatchAppendReq, BatchAppendResp>;

export interface BatchServer {
  readonly log: ServerLog;
  readonly rules: WriteRules;
  readonly commits: Commits;
  /** Deadlines are compared with this clock. */
  readonly now: () => Date;
  /** Before an append is written. Throws what ends the whole call; false where this member has no leader. */
  admit(): boolean;
  /** After it was written; throws what ends the call, false where no answer is to come. */
  afterwards(): boolean;
  fail(error: unknown): void;
}

/** An append of which more messages may come. */
interface Pending {
  readonly correlation: UUID;
  readonly stream: string;
  readonly expected: Expected;
  readonly events: Proposed[];
  readonly deadline: NodeJS.Timeout | undefined;
}

/** Longest that a server waits for the rest of an append. */
const WRITE_TIMEOUT_MS = 2_000;

/** One call over which many appends come, each with an id by which its answer is known, and answered when it is written. */
export const serveBatchAppends = (call: BatchCall, server: BatchServer): void => {
  const { log, rules, commits, now } = server;
  const pending = new Map<string, Pending>();
  let unanswered = 0;
  let isClosing = false;

  const answer = (to: Pick<Pending, 'correlation' | 'stream'>, result: BatchResult): void => {
    if (call.cancelled || call.destroyed) return;
    call.write(batchAnswer(to.correlation, to.stream, result));
    unanswered -= 1;
    // Like the server, which ends a call that its client has ended only with one more answer.
    if (isClosing && unanswered >= 0) call.end();
  };

  const drop = (id: string): void => {
    clearTimeout(pending.get(id)?.deadline);
    pending.delete(id);
  };

  const begin = (id: string, correlation: UUID, options: BatchAppendReq.Options): void => {
    const stream = Buffer.from(options.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString();
    const asked = options.getDeadline()?.toDate().getTime();
    const withinMs = Math.min(asked === undefined ? WRITE_TIMEOUT_MS : asked - now().getTime(), WRITE_TIMEOUT_MS);
    if (pending.has(id)) return;
    if (isClosed(stream, rules) || withinMs <= 0) {
      answer({ correlation, stream }, isClosed(stream, rules) ? accessDenied() : timedOut());
      return;
    }
    const late = () => {
      if (pending.delete(id)) answer({ correlation: inHalves(correlation), stream }, timedOut());
    };
    const revision = options.hasStreamPosition() ? options.getStreamPosition() : undefined;
    const expected = expectedIn(options.hasNoStream(), revision);
    pending.set(id, { correlation, stream, expected, events: [], deadline: setTimeout(late, withinMs).unref() });
  };

  const write = (append: Pending): void => {
    try {
      const result = server.admit()
        ? resultOf(log.append(append.stream, append.expected, append.events), append)
        : notReady();
      if (server.afterwards()) answer(append, result);
    } catch (error) {
      server.fail(error);
    }
  };

  const receive = (request: BatchAppendReq): void => {
    const correlation = request.getCorrelationId();
    if (!correlation) {
      server.fail(new Refused('unknown'));
      return;
    }
    const id = correlation.getString();
    const options = request.getOptions();
    if (options) begin(id, correlation, options);
    const append = pending.get(id);
    if (!append) return;
    append.events.push(...request.getProposedMessagesList().map(proposedIn));
    const tooMuch = excessOf(append.events, rules);
    if (tooMuch) {
      drop(id);
      answer(append, tooMuch === 'append' ? tooLarge(rules.maxAppendSize) : eventTooLarge());
      return;
    }
    if (!request.getIsFinal()) return;
    drop(id);
    unanswered += 1;
    commits.commit(append.events.length, () => write(append));
  };

  call.on('data', receive);
  call.on('end', () => {
    isClosing = true;
  });
  call.on('cancelled', () => {
    for (const id of [...pending.keys()]) drop(id);
  });
};
