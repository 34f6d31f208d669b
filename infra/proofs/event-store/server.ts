import { randomUUID } from 'node:crypto';
import { createEventStoreDbEventStore } from '@sternklar/event-store/eventstoredb/eventstoredb-event-store';
import { startEventStoreDbDouble } from '@sternklar/event-store/eventstoredb/testing/event-store-db-double';
import type { SavedLog } from '@sternklar/event-store/eventstoredb/testing/server-log';
import type { Proof } from '../common/proof.ts';

/** The server that holds the log under proof. */
export interface LogServer {
  readonly url: string;
  /** Somebody else writes so many records to it. */
  writeOthers(count: number): Promise<void>;
  /** What the server does for the product, where it can be seen. */
  readonly seen: null | { considered(): number; calls(): number };
  /** Takes all members but one, and brings them back; null where that is left to whoever runs the server. */
  readonly majority: null | { lose(): void; bringBack(): Promise<void> };
  /** Saves the log as it is, and another server with it; null where that is left to whoever runs the server. */
  readonly backups: null | { save(): SavedLog; putBack(saved: SavedLog): Promise<string> };
}

const NODES = 3;

/** A stand-in for a cluster of three. */
const openStandIn = async (proof: Proof): Promise<LogServer> => {
  const double = await startEventStoreDbDouble({ nodes: NODES });
  proof.defer(() => double.close());
  return {
    url: double.url,
    writeOthers: async (count) => double.log.writeOthers(count),
    seen: {
      considered: double.considered,
      calls: () => double.calls('read') + double.calls('append') + double.calls('subscribe'),
    },
    majority: { lose: double.loseMajority, bringBack: double.bringBack },
    backups: {
      save: double.log.save,
      async putBack(saved) {
        const another = await startEventStoreDbDouble({ saved });
        proof.defer(() => another.close());
        return another.url;
      },
    },
  };
};

const AT_ONCE = 1_000;

const openRealServer = (proof: Proof, url: string): LogServer => {
  const others = createEventStoreDbEventStore({ url, streamPrefix: 'nachbar.' });
  proof.defer(() => others.close());
  const eventOf = () => ({ id: randomUUID(), type: 'OthersEvent', data: '{"of":"others"}', metadata: '{}' });
  return {
    url,
    async writeOthers(count) {
      for (let written = 0; written < count; written += AT_ONCE) {
        const events = Array.from({ length: Math.min(AT_ONCE, count - written) }, eventOf);
        await others.append(`strom-${randomUUID()}`, 0, events);
      }
    },
    seen: null,
    majority: null,
    backups: null,
  };
};

/** That of EVENT_STORE_URL, or a stand-in. */
export const openLogServer = async (proof: Proof): Promise<LogServer> => {
  const given = process.env.EVENT_STORE_URL;
  return given ? openRealServer(proof, given) : openStandIn(proof);
};
