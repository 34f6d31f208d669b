import type { TopicMessage } from './topic.ts';

/** Answers the partitions whose messages brokers acknowledged. */
export type Send = (messages: readonly TopicMessage[]) => Promise<readonly { readonly partition: number }[]>;

/**
 * Sends until every partition is acknowledged. kafkajs 2.2.4 forgets a partition, and says that all is well, when its
 * leader dies and it goes to a broker that has just acknowledged its others.
 */
export const sendUntilAcknowledged = async (send: Send, messages: readonly TopicMessage[]): Promise<void> => {
  for (let open = messages; open.length > 0; ) {
    const acknowledged = new Set((await send(open)).map(({ partition }) => partition));
    const left = open.filter(({ partition }) => !acknowledged.has(partition));
    if (left.length === open.length) throw new Error('The brokers acknowledged none of the messages.');
    open = left;
  }
};
