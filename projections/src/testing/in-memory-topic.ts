import type { ReceivedMessage, Topic, TopicMember, TopicMessage } from '../engine/kafka/topic.ts';

/** A topic in memory, whose faults are called by name. */
export interface InMemoryTopic extends Topic {
  /** What is in a partition. */
  messages(partition: number): readonly ReceivedMessage[];
  /** Deletes everything that is in it, as retention does, or somebody by hand. */
  clear(): void;
  /** What happens instead of the next publishing: nothing arrives, or the acknowledgement does not. */
  failNext(how: 'nothing-arrives' | 'no-acknowledgement'): void;
  /** Gives all partitions to the members anew. */
  rebalance(): void;
  /** Puts a message into it that no relay sent. */
  put(message: TopicMessage): void;
}

export const createInMemoryTopic = ({ name = 'events', partitions = 3 } = {}): InMemoryTopic => {
  const logs = Array.from({ length: partitions }, () => ({ first: 0, messages: [] as ReceivedMessage[] }));
  const members: { member: TopicMember; partitions: Set<number>; running: boolean }[] = [];
  let failure: 'nothing-arrives' | 'no-acknowledgement' | null = null;

  const put = ({ partition, value, headers }: TopicMessage) => {
    const log = logs[partition];
    log?.messages.push({ offset: String(log.first + log.messages.length), value, headers });
  };

  /** Reads one partition for one member, as long as it is this member's. */
  const read = async (owner: (typeof members)[number], partition: number, isStill: () => boolean) => {
    const begin = await owner.member.offsetOf(partition);
    let next = Number(begin ?? 0);
    while (isStill()) {
      const log = logs[partition] ?? { first: 0, messages: [] };
      next = Math.max(next, log.first);
      const found = log.messages.slice(next - log.first);
      next += found.length;
      if (found.length > 0) await owner.member.take(partition, found);
      else await new Promise((resolve) => setTimeout(resolve, 1));
    }
  };

  let generation = 0;
  const rebalance = () => {
    generation += 1;
    const mine = generation;
    for (const owner of members) owner.partitions.clear();
    logs.forEach((_, partition) => void members[(partition + mine) % members.length]?.partitions.add(partition));
    for (const owner of members) {
      owner.member.assigned([...owner.partitions]);
      for (const partition of owner.partitions) void read(owner, partition, () => generation === mine);
    }
  };

  return {
    name,
    partitions,
    ensure: async () => undefined,
    async openProducer() {
      return {
        async publish(messages) {
          const how = failure;
          failure = null;
          if (how !== 'nothing-arrives') for (const message of messages) put(message);
          if (how !== null) throw new Error('The broker is gone.');
        },
        close: async () => undefined,
      };
    },
    async join(member) {
      const owner = { member, partitions: new Set<number>(), running: true };
      members.push(owner);
      rebalance();
      return {
        async leave() {
          members.splice(members.indexOf(owner), 1);
          rebalance();
        },
      };
    },
    messages: (partition) => logs[partition]?.messages ?? [],
    clear() {
      for (const log of logs) {
        log.first += log.messages.length;
        log.messages = [];
      }
    },
    failNext(how) {
      failure = how;
    },
    rebalance,
    put,
  };
};
