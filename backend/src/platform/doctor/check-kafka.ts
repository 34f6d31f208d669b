import { countText } from '../german.ts';
import { absent, codeOf, doubtful, type Finding, right, wrong } from './finding.ts';

export interface KafkaWorld {
  /** Null: the product works without Kafka. */
  readonly wanted: { readonly topic: string; readonly partitions: number } | null;
  /** How many partitions the topic has; null: there is none yet. Rejects where no broker answers. */
  partitions(): Promise<number | null>;
}

/** Whether a broker answers, and whether the topic has the partitions that it was made with. */
export const checkKafka = async ({ wanted, partitions }: KafkaWorld): Promise<readonly Finding[]> => {
  if (wanted === null) return [absent('Nicht eingerichtet: die Lesemodelle folgen dem Protokoll selbst')];
  const found = await partitions().catch((error: unknown) => codeOf(error));
  if (typeof found === 'string') {
    return [
      wrong(
        `Kein Broker antwortet (${found})`,
        'Prüfen Sie KAFKA_BROKERS, KAFKA_TLS und die Anmeldung. Solange stehen die Lesemodelle, das Protokoll nimmt weiter an.',
      ),
    ];
  }
  if (found === null) {
    return [
      doubtful(`Das Topic ${wanted.topic} gibt es noch nicht`, 'Der erste Start mit der Rolle relay legt es an.'),
    ];
  }
  return found === wanted.partitions
    ? [right(`Topic ${wanted.topic} mit ${countText(found)} Partitionen`)]
    : [
        wrong(
          `Topic ${wanted.topic} hat ${countText(found)} Partitionen, nicht ${countText(wanted.partitions)}`,
          'Setzen Sie KAFKA_PARTITIONS auf die Zahl, mit der es angelegt wurde, oder nehmen Sie ein neues Topic.',
        ),
      ];
};
