import { once } from 'node:events';
import gossipGrpc from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import featuresGrpc from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import streamsGrpc from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { AppendReq, ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import grpc from '@grpc/grpc-js';
import { type BatchCall, serveBatchAppends } from './batch-calls.ts';
import { atOnce, createDiskCommits } from './commits.ts';
import { clusterOf } from './gossip-answer.ts';
import { createPace } from './pace.ts';
import { answersTo, Refused } from './read-calls.ts';
import { supportedMethods } from './server-features.ts';
import { createServerLog, type SavedLog, type ServerLog } from './server-log.ts';
import { statusOf } from './status-of.ts';
import { subscriptionTo } from './subscriptions.ts';
import { answerAppend, askedIn } from './write-calls.ts';

/** What goes wrong with one call. */
export type Fault =
  /** Nothing is done, and the connection breaks. */
  | 'refused'
  /** Nothing is done: the member does not lead, and does not know who does. */
  | 'no-leader-info'
  /** It is done, and the answer is lost. */
  | 'answer-lost'
  /** It is done, and no answer ever comes. */
  | 'no-answer'
  /** It is done, and then the node is gone, with every connection to it. */
  | 'leader-gone';

export type BreakableCall = 'append' | 'read' | 'subscribe';

export interface DoubleOptions {
  /** Recorded time; the system's by default. */
  readonly now?: () => Date;
  /** Certificate and key make it speak TLS and ask for this user. */
  readonly tls?: {
    readonly certificate: Buffer;
    readonly key: Buffer;
    readonly user: string;
    readonly password: string;
  };
  /** Bytes; as the server is set up for our contract, 16 MiB by default. */
  readonly maxAppendSize?: number;
  /** Bytes; as KurrentDB since 25.1, which has such a limit. */
  readonly maxAppendEventSize?: number;
  /** Like a server before 22.6, it tells no positions of events that are read from a stream. */
  readonly tellsNoPositions?: boolean;
  /** How many nodes there are; the first one leads. */
  readonly nodes?: number;
  /** Like a server before 23.10, it does not say when a subscription has caught up. */
  readonly tellsNoEnd?: boolean;
  /** Beginning of the names of streams to which the user may not write. */
  readonly closedStreams?: string;
  /** As for every user of a new server who is no admin: the whole log may not be read. */
  readonly closedAll?: boolean;
  /** Appends take the time that they take on a server with a disk. */
  readonly commitsToDisk?: boolean;
  /** A log that was saved before; empty by default. */
  readonly saved?: SavedLog;
}

/** A stand-in for EventStoreDB that speaks its protocol, for tests: no server comes with any registry. */
export interface EventStoreDbDouble {
  /** To all nodes. */
  readonly url: string;
  readonly ports: readonly number[];
  readonly log: ServerLog;
  /** The next call of that kind meets the fault. */
  breakNext(call: BreakableCall, fault: Fault): void;
  /** How many records were gone through for reads and subscriptions of the whole log. */
  considered(): number;
  /** How many of that kind came; 'batch': calls over which many appends come. */
  calls(call: 'append' | 'batch' | 'read' | 'subscribe'): number;
  /** Another node leads from now on; the former one goes on, as a follower. */
  changeLeader(): void;
  /** The leader is gone, with every connection to it, and another node leads. */
  loseLeader(): void;
  /** All nodes but the leader are gone; it resigns, so it answers and is in no state in which it may be used. */
  loseMajority(): void;
  /** Nodes that are gone come back, as followers; with a majority again, the one that stayed leads. */
  bringBack(): Promise<void>;
  /** Every connection breaks; new ones are taken at once. */
  dropConnections(): Promise<void>;
  close(): Promise<void>;
}

const MAX_APPEND_SIZE = 16 * 1024 * 1024;
type ReadCall = grpc.ServerWritableStream<ReadReq, unknown>;
type Call = grpc.ServerReadableStream<AppendReq, unknown> | ReadCall | BatchCall;

export const startEventStoreDbDouble = async (options: DoubleOptions = {}): Promise<EventStoreDbDouble> => {
  const { now = () => new Date(), tls, maxAppendSize = MAX_APPEND_SIZE, nodes = 1 } = options;
  const log = createServerLog(now, options.saved);
  const faults: { call: BreakableCall; fault: Fault }[] = [];
  const counts = { append: 0, batch: 0, read: 0, subscribe: 0 };
  const { maxAppendEventSize, closedStreams } = options;
  const rules = { maxAppendSize, maxAppendEventSize, closedStreams };
  const commits = options.commitsToDisk ? createDiskCommits() : atOnce;
  const servers: grpc.Server[] = [];
  const ports: number[] = [];
  const gone = new Set<number>();
  const subscriptions = new Set<AbortController>();
  let leader = 0;
  let consideredRecords = 0;
  const consider = (records: number): void => {
    consideredRecords += records;
  };
  const hasMajority = () => nodes - gone.size > nodes / 2;

  const loseLeader = (): void => {
    gone.add(leader);
    servers[leader]?.forceShutdown();
    while (gone.has(leader) && gone.size < nodes) leader = (leader + 1) % nodes;
  };

  const takeFault = (call: BreakableCall): Fault | undefined => {
    const index = faults.findIndex((fault) => fault.call === call);
    return index < 0 ? undefined : faults.splice(index, 1)[0]?.fault;
  };

  const knowUser = (call: Call): void => {
    if (!tls) return;
    const [given] = call.metadata.get('authorization');
    const wanted = `Basic ${Buffer.from(`${tls.user}:${tls.password}`).toString('base64')}`;
    // Who says nothing is nobody in particular, who may do nothing here.
    if (given === undefined) throw new Refused('access-denied');
    if (given !== wanted) throw new Refused('unauthenticated');
  };

  const wantLeader = (call: Call, node: number): void => {
    if (node !== leader && call.metadata.get('requires-leader').length > 0) {
      throw new Refused('not-leader', {
        'leader-endpoint-host': '127.0.0.1',
        'leader-endpoint-port': String(ports[leader]),
      });
    }
  };

  const admit = (call: Call, node: number): void => {
    knowUser(call);
    if (!hasMajority()) throw new Refused('unavailable');
    wantLeader(call, node);
  };

  const append = async (call: grpc.ServerReadableStream<AppendReq, unknown>, node: number) => {
    counts.append += 1;
    admit(call, node);
    const requests: AppendReq[] = [];
    for await (const request of call) requests.push(request);
    const fault = takeFault('append');
    if (fault === 'refused') throw new Refused('unavailable');
    if (fault === 'no-leader-info') throw new Refused('no-leader-info');
    const asked = askedIn(requests);
    await new Promise<void>((committed) => commits.commit(asked.events.length, committed));
    const answer = answerAppend(log, asked, rules);
    if (fault === 'leader-gone') loseLeader();
    if (fault === 'answer-lost') throw new Refused('unavailable');
    if (fault === 'no-answer') await neverAnswered(call);
    return answer;
  };

  /** Also when the server is closed meanwhile: half an answer must not end as if it were whole. */
  const neverAnswered = async (call: { once(event: 'cancelled', listener: () => void): unknown }): Promise<never> => {
    await new Promise<void>((resolve) => call.once('cancelled', resolve));
    throw new Refused('unavailable');
  };

  const batch = (call: BatchCall, node: number): void => {
    counts.batch += 1;
    const fail = (error: unknown) => {
      if (!call.cancelled && !call.destroyed) call.emit('error', statusOf(error));
    };
    let fault: Fault | undefined;
    try {
      knowUser(call);
    } catch (error) {
      fail(error);
      return;
    }
    serveBatchAppends(call, {
      ...{ log, rules, commits, now, fail },
      admit() {
        counts.append += 1;
        if (!hasMajority()) return false;
        wantLeader(call, node);
        fault = takeFault('append');
        if (fault === 'refused') throw new Refused('unavailable');
        return true;
      },
      afterwards() {
        if (fault === 'leader-gone') loseLeader();
        if (fault === 'answer-lost') throw new Refused('unavailable');
        return fault !== 'no-answer';
      },
    });
  };

  const follow = async (call: ReadCall, wanted: ReadReq.Options) => {
    const ended = new AbortController();
    call.once('cancelled', () => ended.abort());
    const fault = takeFault('subscribe');
    if (fault === 'refused') throw new Refused('unavailable');
    if (fault === 'no-answer') await neverAnswered(call);
    subscriptions.add(ended);
    const following = {
      signal: ended.signal,
      tellsCaughtUp: !options.tellsNoEnd,
      pace: createPace(ended.signal, consider),
    };
    for await (const answer of subscriptionTo(log, wanted, following)) await send(call, answer, ended.signal);
    subscriptions.delete(ended);
    if (!hasMajority()) throw new Refused('unavailable');
  };

  const readOnce = async (call: ReadCall, wanted: ReadReq.Options) => {
    const ended = new AbortController();
    call.once('cancelled', () => ended.abort());
    const fault = takeFault('read');
    if (fault === 'refused') throw new Refused('unavailable');
    if (fault === 'no-leader-info') throw new Refused('no-leader-info');
    const reading = { tellsPositions: !options.tellsNoPositions, pace: createPace(ended.signal, consider) };
    const answers = answersTo(log, wanted, reading);
    for await (const answer of fault ? halfOf(answers) : answers) await send(call, answer, ended.signal);
    if (fault === 'leader-gone') loseLeader();
    if (fault === 'answer-lost') throw new Refused('unavailable');
    if (fault === 'no-answer') await neverAnswered(call);
  };

  const read = async (call: ReadCall, node: number) => {
    const wanted = call.request.getOptions();
    const isSubscription = wanted?.hasSubscription() ?? false;
    counts[isSubscription ? 'subscribe' : 'read'] += 1;
    admit(call, node);
    if (!wanted) throw new Refused('unknown');
    if (options.closedAll && wanted.hasAll()) throw new Refused('access-denied');
    return isSubscription ? follow(call, wanted) : readOnce(call, wanted);
  };

  const listen = async (node: number, port: number): Promise<number> => {
    const server = new grpc.Server({ 'grpc.max_receive_message_length': -1 });
    server.addService(streamsGrpc.StreamsService, {
      append: (call: grpc.ServerReadableStream<AppendReq, unknown>, answer: grpc.sendUnaryData<unknown>) => {
        append(call, node).then(
          (value) => answer(null, value),
          (error) => answer(statusOf(error)),
        );
      },
      batchAppend: (call: BatchCall) => batch(call, node),
      read: (call: ReadCall) => {
        read(call, node).then(
          () => call.end(),
          (error) => call.emit('error', statusOf(error)),
        );
      },
    });
    server.addService(gossipGrpc.GossipService, {
      read: (_call: unknown, answer: grpc.sendUnaryData<unknown>) =>
        answer(null, clusterOf({ ports, gone, leader: hasMajority() ? leader : null })),
    });
    server.addService(featuresGrpc.ServerFeaturesService, {
      getSupportedMethods: (_call: unknown, answer: grpc.sendUnaryData<unknown>) => answer(null, supportedMethods()),
    });
    const credentials = tls
      ? grpc.ServerCredentials.createSsl(null, [{ private_key: tls.key, cert_chain: tls.certificate }])
      : grpc.ServerCredentials.createInsecure();
    const bound = await new Promise<number>((resolve, reject) => {
      server.bindAsync(`127.0.0.1:${port}`, credentials, (error, actual) => (error ? reject(error) : resolve(actual)));
    });
    servers[node] = server;
    return bound;
  };

  for (let node = 0; node < nodes; node += 1) ports.push(await listen(node, 0));
  const host = tls ? 'localhost' : '127.0.0.1';
  const user = tls ? `${tls.user}:${encodeURIComponent(tls.password)}@` : '';

  return {
    url: `esdb://${user}${ports.map((port) => `${host}:${port}`).join(',')}?tls=${tls !== undefined}`,
    ports,
    log,
    breakNext: (call, fault) => void faults.push({ call, fault }),
    calls: (call) => counts[call],
    changeLeader() {
      leader = (leader + 1) % nodes;
    },
    loseLeader,
    loseMajority() {
      for (let node = 0; node < nodes && hasMajority(); node += 1) {
        if (node === leader) continue;
        gone.add(node);
        servers[node]?.forceShutdown();
      }
      for (const subscription of subscriptions) subscription.abort();
    },
    considered: () => consideredRecords,
    async bringBack() {
      for (const node of gone) await listen(node, ports[node] ?? 0);
      gone.clear();
    },
    async dropConnections() {
      for (const server of servers) server.forceShutdown();
      await Promise.all(ports.map((port, node) => listen(node, port)));
    },
    async close() {
      for (const server of servers) server.forceShutdown();
    },
  };
};

/** Half of it comes, then nothing more. */
async function* halfOf(answers: AsyncIterable<unknown>) {
  const all: unknown[] = [];
  for await (const answer of answers) all.push(answer);
  yield* all.slice(0, Math.ceil(all.length / 2));
}

const send = async (call: ReadCall, answer: unknown, ended: AbortSignal): Promise<void> => {
  if (ended.aborted || call.write(answer)) return;
  await once(call, 'drain', { signal: ended }).catch(() => undefined);
};
