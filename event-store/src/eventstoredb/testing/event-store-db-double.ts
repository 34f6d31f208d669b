import { once } from 'node:events';
import gossipGrpc from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import streamsGrpc from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { AppendReq, ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import grpc from '@grpc/grpc-js';
import { createPace } from './pace.ts';
import { answersTo, Refused, subscriptionTo } from './read-calls.ts';
import { createServerLog, type ServerLog } from './server-log.ts';
import { answerAppend } from './write-calls.ts';

/** What goes wrong with one call. */
export type Fault =
  /** Nothing is done, and the connection breaks. */
  | 'refused'
  /** It is done, and the answer is lost. */
  | 'answer-lost'
  /** It is done, and no answer ever comes. */
  | 'no-answer'
  /** It is done, and then the node is gone, with every connection to it. */
  | 'leader-gone';

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
  /** Like a server before 22.6, it tells no positions of events that are read from a stream. */
  readonly tellsNoPositions?: boolean;
  /** How many nodes there are; the first one leads. */
  readonly nodes?: number;
  /** Like a server before 23.10, it does not say when a subscription has caught up. */
  readonly tellsNoEnd?: boolean;
}

/** A stand-in for EventStoreDB that speaks its protocol, for tests: no server comes with any registry. */
export interface EventStoreDbDouble {
  /** To all nodes. */
  readonly url: string;
  readonly ports: readonly number[];
  readonly log: ServerLog;
  /** The next call of that kind meets the fault. */
  breakNext(call: 'append' | 'read', fault: Fault): void;
  /** How many records were gone through for reads and subscriptions of the whole log. */
  considered(): number;
  /** How many calls of that kind came. */
  calls(call: 'append' | 'read' | 'subscribe'): number;
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
const STATES = gossip.MemberInfo.VNodeState;
type ReadCall = grpc.ServerWritableStream<ReadReq, unknown>;
type Call = grpc.ServerReadableStream<AppendReq, unknown> | ReadCall;

export const startEventStoreDbDouble = async (options: DoubleOptions = {}): Promise<EventStoreDbDouble> => {
  const { now = () => new Date(), tls, maxAppendSize = MAX_APPEND_SIZE, nodes = 1 } = options;
  const log = createServerLog(now);
  const faults: { call: 'append' | 'read'; fault: Fault }[] = [];
  const counts = { append: 0, read: 0, subscribe: 0 };
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

  const takeFault = (call: 'append' | 'read'): Fault | undefined => {
    const index = faults.findIndex((fault) => fault.call === call);
    return index < 0 ? undefined : faults.splice(index, 1)[0]?.fault;
  };

  const admit = (call: Call, node: number): void => {
    if (tls) {
      const [given] = call.metadata.get('authorization');
      const wanted = `Basic ${Buffer.from(`${tls.user}:${tls.password}`).toString('base64')}`;
      if (given !== wanted) throw new Refused('access-denied');
    }
    if (!hasMajority()) throw new Refused('unavailable');
    if (node !== leader && call.metadata.get('requires-leader').length > 0) {
      throw new Refused('not-leader', {
        'leader-endpoint-host': '127.0.0.1',
        'leader-endpoint-port': String(ports[leader]),
      });
    }
  };

  const append = async (call: grpc.ServerReadableStream<AppendReq, unknown>, node: number) => {
    counts.append += 1;
    admit(call, node);
    const requests: AppendReq[] = [];
    for await (const request of call) requests.push(request);
    const fault = takeFault('append');
    if (fault === 'refused') throw new Refused('unavailable');
    const answer = answerAppend(log, requests, maxAppendSize);
    if (fault === 'leader-gone') loseLeader();
    if (fault === 'answer-lost') throw new Refused('unavailable');
    if (fault === 'no-answer') await once(call, 'cancelled');
    return answer;
  };

  const follow = async (call: ReadCall, wanted: ReadReq.Options) => {
    const ended = new AbortController();
    call.once('cancelled', () => ended.abort());
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
    const reading = { tellsPositions: !options.tellsNoPositions, pace: createPace(ended.signal, consider) };
    const answers = answersTo(log, wanted, reading);
    for await (const answer of fault ? halfOf(answers) : answers) await send(call, answer, ended.signal);
    if (fault === 'leader-gone') loseLeader();
    if (fault === 'answer-lost') throw new Refused('unavailable');
    if (fault === 'no-answer') await once(call, 'cancelled');
  };

  const read = async (call: ReadCall, node: number) => {
    const wanted = call.request.getOptions();
    const isSubscription = wanted?.hasSubscription() ?? false;
    counts[isSubscription ? 'subscribe' : 'read'] += 1;
    admit(call, node);
    if (!wanted) throw new Refused('unknown');
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

const statusOf = (error: unknown): grpc.ServiceError => {
  const refused = error instanceof Refused ? error : new Refused('unknown');
  const metadata = new grpc.Metadata();
  metadata.set('exception', refused.kind);
  for (const [name, value] of Object.entries(refused.facts)) metadata.set(name, value);
  return Object.assign(new Error(refused.kind), { code: codeOf(refused.kind), details: refused.kind, metadata });
};

const codeOf = (kind: string): grpc.status => {
  switch (kind) {
    case 'unavailable':
      return grpc.status.UNAVAILABLE;
    case 'not-leader':
      return grpc.status.NOT_FOUND;
    case 'access-denied':
      return grpc.status.PERMISSION_DENIED;
    case 'stream-deleted':
      return grpc.status.FAILED_PRECONDITION;
    case 'maximum-append-size-exceeded':
      return grpc.status.INVALID_ARGUMENT;
    default:
      return grpc.status.UNKNOWN;
  }
};

const stateOf = (node: number, leader: number | null) => {
  if (leader === null) return STATES.UNKNOWN;
  return node === leader ? STATES.LEADER : STATES.FOLLOWER;
};

interface Nodes {
  readonly ports: readonly number[];
  readonly gone: ReadonlySet<number>;
  /** Null while there is no majority. */
  readonly leader: number | null;
}

const clusterOf = ({ ports, gone, leader }: Nodes) => {
  const cluster = new gossip.ClusterInfo();
  for (const [node, port] of ports.entries()) {
    const endPoint = new gossip.EndPoint();
    endPoint.setAddress('127.0.0.1');
    endPoint.setPort(port);
    const member = new gossip.MemberInfo();
    member.setHttpEndPoint(endPoint);
    member.setIsAlive(!gone.has(node));
    member.setState(stateOf(node, leader));
    cluster.addMembers(member);
  }
  return cluster;
};
