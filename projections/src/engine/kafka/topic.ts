/** One message in one partition of a topic, as it is sent. */
export interface TopicMessage {
  readonly partition: number;
  readonly key: string;
  /** Null where nothing but the headers matters. */
  readonly value: string | null;
  readonly headers: Readonly<Record<string, string>>;
}

/** The same as it is received; what others put into the topic may lack anything. */
export interface ReceivedMessage extends Omit<TopicMessage, 'partition' | 'key'> {
  /** Its number in the partition. */
  readonly offset: string;
}

export interface TopicProducer {
  /** Resolves once all copies have all of it, in the order given within each partition. */
  publish(messages: readonly TopicMessage[]): Promise<void>;
  close(): Promise<void>;
}

/** What a member of the group that shares a topic's partitions is told. */
export interface TopicMember {
  /** These partitions are its own from now on, and no others. */
  assigned(partitions: readonly number[]): void;
  /** Where reading begins in a partition that was just assigned; null: at its beginning. */
  offsetOf(partition: number): Promise<string | null>;
  /**
   * Messages of one of its partitions in their order. Resolves when it can take more of that partition; however long that
   * takes, other partitions go on.
   */
  take(partition: number, messages: readonly ReceivedMessage[]): Promise<void>;
}

export interface Membership {
  /** Gives the partitions back. */
  leave(): Promise<void>;
}

/** A topic of a message broker with a fixed number of partitions. */
export interface Topic {
  readonly name: string;
  readonly partitions: number;
  /** Makes it if it is not there. Rejects when it has another number of partitions. */
  ensure(): Promise<void>;
  openProducer(): Promise<TopicProducer>;
  /** Joins the group; comes back by itself after every trouble until it leaves. */
  join(member: TopicMember): Promise<Membership>;
}
