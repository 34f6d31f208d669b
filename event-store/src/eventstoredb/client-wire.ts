import {
  convertToCommandError,
  DeadlineExceededError,
  ErrorType,
  EventStoreDBClient,
  isCommandError,
  UnavailableError,
} from '@eventstore/db-client';
import streamsGrpc from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type {
  AppendReq,
  AppendResp,
  BatchAppendReq,
  BatchAppendResp,
  ReadReq,
  ReadResp,
} from '@eventstore/db-client/generated/streams_pb.js';
import type { CallOptions, ClientReadableStream, Metadata } from '@grpc/grpc-js';

/** Calls of the store's own protocol, over the client's connection: its leader, its TLS, its credentials. */
export interface Wire {
  /** Everything the server sends in answer; what it never finishes is ended by the time limit. */
  read(request: ReadReq): Promise<readonly ReadResp[]>;
  /**
   * What the server has sent when it is finished, has sent `enough` answers, or when the time is over. Servers go on after the
   * last event that is wanted, until they find one more.
   */
  readWithin(
    request: ReadReq,
    ms: number,
    enough: number,
  ): Promise<{ readonly answers: readonly ReadResp[]; readonly isWhole: boolean }>;
  /** What the server sends until it is cut off or nobody wants more, for as long as that takes. Only its first word has a time limit. */
  follow(request: ReadReq): AsyncGenerator<ReadResp, void>;
  /** One append by a call of its own. */
  append(requests: readonly AppendReq[]): Promise<AppendResp>;
  /** A call over which many appends are sent, each answered by itself. */
  openAppends(hearing: AppendHearing): void;
  close(): Promise<void>;
}

/** What is heard of a call over which many appends are sent. */
export interface AppendHearing {
  opened(call: AppendCall): void;
  answered(answer: BatchAppendResp): void;
  /** Nothing more comes: it broke, could not be opened, or was left. */
  ended(error: unknown): void;
}

export interface AppendCall {
  send(request: BatchAppendReq): void;
  /** Ends it without a failure. */
  leave(): void;
  /** Ends it as broken, so that the client looks for the leader again. */
  fail(error: Error): void;
}

type StreamsClient = InstanceType<typeof streamsGrpc.StreamsClient>;
type CallArguments = [metadata: Metadata, options: CallOptions];

/** The parts of the client that are not in its public interface; the reasons stand in docs/decisions/0002-eventstoredb.md. */
interface ClientParts {
  GRPCStreamCreator(
    service: typeof streamsGrpc.StreamsClient,
    name: string,
    open: (client: StreamsClient) => ClientReadableStream<ReadResp>,
  ): () => Promise<ClientReadableStream<ReadResp>>;
  execute<Result>(
    service: typeof streamsGrpc.StreamsClient,
    name: string,
    call: (client: StreamsClient) => Promise<Result>,
  ): Promise<Result>;
  handleError(client: StreamsClient, error: unknown): Promise<void>;
  callArguments(base: { requiresLeader: true; deadline?: number }, options?: { deadline: number }): CallArguments;
}

/**
 * The client looks at a failed call beside it, where nobody waits: when there is no leader to be found at that moment, what it
 * rejects would end the process. The next call looks for a leader anew.
 */
const holdRejections = (parts: ClientParts): void => {
  const { handleError } = parts;
  parts.handleError = (client, error) => handleError(client, error).catch(() => undefined);
};

const isLate = (error: unknown): boolean => {
  const failure = error instanceof Error ? convertToCommandError(error) : null;
  return failure !== null && isCommandError(failure) && failure.type === ErrorType.DEADLINE_EXCEEDED;
};

/** Connects on first use. Throws for a connection string that the client does not understand. */
export const createWire = (url: string, callTimeoutMs: number): Wire => {
  const client = EventStoreDBClient.connectionString(url);
  const parts = client as unknown as ClientParts;
  holdRejections(parts);
  const { StreamsClient } = streamsGrpc;
  // Every reading has to contain what was acknowledged a moment ago, so only the leader is asked.
  const inTime = (deadline = callTimeoutMs) => parts.callArguments({ requiresLeader: true, deadline });
  const unlimited = () => parts.callArguments({ requiresLeader: true }, { deadline: Number.POSITIVE_INFINITY });
  let newest: StreamsClient | undefined;

  let closed = false;

  /** A call's own limit begins when it is sent; members that never answer keep it from being sent for minutes. */
  const unlessLate = async <Opened>(opening: Promise<Opened>, ms: number): Promise<Opened> => {
    const late = Promise.withResolvers<never>();
    const error = new DeadlineExceededError(undefined, 'No leader was found in time.');
    const timer = setTimeout(() => late.reject(error), ms);
    try {
      return await Promise.race([opening, late.promise]);
    } finally {
      clearTimeout(timer);
    }
  };

  const open = async (request: ReadReq, options: CallArguments, ms = callTimeoutMs) => {
    let isLate = false;
    const opening = parts
      .GRPCStreamCreator(StreamsClient, 'read', (streams) => {
        newest = streams;
        return streams.read(request, ...options);
      })()
      .then((answers) => {
        if (isLate) answers.cancel();
        return answers;
      });
    const answers = await unlessLate(opening, ms).catch((error: unknown) => {
      isLate = true;
      throw error;
    });
    // The client closes what is open; this one was not yet.
    if (closed) answers.cancel();
    return answers;
  };

  const send = (streams: StreamsClient, requests: readonly AppendReq[]) =>
    new Promise<AppendResp>((resolve, reject) => {
      newest = streams;
      const [metadata, options] = inTime();
      const sink = streams.append(metadata, options, (error, answer) => (error ? reject(error) : resolve(answer)));
      // The answer tells the same; without a listener a broken connection would end the process.
      sink.on('error', reject);
      for (const request of requests) sink.write(request);
      sink.end();
    });

  const sendMany = (streams: StreamsClient, { opened, answered }: AppendHearing) =>
    new Promise<void>((resolve, reject) => {
      newest = streams;
      const call = streams.batchAppend(...unlimited());
      call.on('data', answered);
      call.on('end', resolve);
      call.on('error', reject);
      opened({
        send: (request) => void call.write(request),
        leave() {
          resolve();
          call.cancel();
        },
        fail(error) {
          reject(error);
          call.cancel();
        },
      });
    });

  return {
    async read(request) {
      const answers: ReadResp[] = [];
      for await (const answer of await open(request, inTime())) answers.push(answer);
      return answers;
    },
    async readWithin(request, ms, enough) {
      const answers: ReadResp[] = [];
      try {
        const call = await open(request, inTime(ms), ms);
        for await (const answer of call) {
          if (answers.push(answer) >= enough) break;
        }
        call.cancel();
        return { answers, isWhole: true };
      } catch (error) {
        if (!isLate(error)) throw error;
        return { answers, isWhole: false };
      }
    },
    async *follow(request) {
      const answers = await open(request, unlimited());
      const silence = new DeadlineExceededError(undefined, 'A subscription was not confirmed in time.');
      const late = setTimeout(() => answers.destroy(silence), callTimeoutMs);
      try {
        for await (const answer of answers) {
          clearTimeout(late);
          yield answer;
        }
      } finally {
        clearTimeout(late);
        answers.cancel();
      }
    },
    append: (requests) =>
      unlessLate(
        parts.execute(StreamsClient, 'append', (streams) => send(streams, requests)),
        callTimeoutMs,
      ),
    openAppends(hearing) {
      parts
        .execute(StreamsClient, 'batchAppend', (streams) => sendMany(streams, hearing))
        .then(() => hearing.ended(new UnavailableError(undefined, 'The call for appends has ended.')), hearing.ended);
    },
    async close() {
      closed = true;
      await client.dispose();
      newest?.close();
    },
  };
};
