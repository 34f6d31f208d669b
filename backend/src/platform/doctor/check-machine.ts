import { countText } from '../german.ts';
import { type Machine, streamCapacity } from '../live-updates/stream-capacity.ts';
import { doubtful, type Finding, right, wrong } from './finding.ts';

export interface MachineFacts extends Machine {
  /** As in `process.version`. */
  readonly node: string;
  /** What the system lets this process have, as in a container; infinite without such a limit. */
  readonly memoryBytes: number;
}

const LEAST_NODE = 24;
const LEAST_FILES = 1_024;
const LEAST_HEAP_BYTES = 500_000_000;
const MEGABYTE = 1_000_000;

const megabytes = (bytes: number): string => `${countText(Math.round(bytes / MEGABYTE))} MB`;

const nodeFinding = (node: string): Finding =>
  Number.parseInt(node.slice(1), 10) >= LEAST_NODE
    ? right(`Node ${node.slice(1)}`)
    : wrong(`Node ${node.slice(1)}`, `Installieren Sie Node ${LEAST_NODE} oder neuer, oder holen Sie es mit npm ci.`);

const memoryFinding = ({ heapBytes, memoryBytes }: MachineFacts): Finding => {
  const text = `${megabytes(heapBytes)} Arbeitsspeicher für Node`;
  if (heapBytes < LEAST_HEAP_BYTES) {
    return doubtful(
      text,
      'Geben Sie Node mehr: NODE_OPTIONS=--max-old-space-size=2048, oder dem Container mehr Speicher.',
    );
  }
  return heapBytes > memoryBytes
    ? doubtful(
        `${text}, aber das System gibt nur ${megabytes(memoryBytes)}`,
        'Sonst beendet das System den Prozess. Erhöhen Sie die Grenze des Containers, oder senken Sie --max-old-space-size.',
      )
    : right(text);
};

const filesFinding = ({ openFiles }: MachineFacts): Finding => {
  const text = Number.isFinite(openFiles)
    ? `${countText(openFiles)} offene Dateien erlaubt`
    : 'offene Dateien ohne Grenze';
  return openFiles < LEAST_FILES
    ? wrong(text, 'Erhöhen Sie die Grenze: ulimit -n 65536, bei systemd LimitNOFILE=65536.')
    : right(text);
};

const streamsFinding = (facts: MachineFacts, wanted: number): readonly Finding[] => {
  const kept = streamCapacity(wanted, facts);
  return kept === wanted
    ? []
    : [
        doubtful(
          `Speicher und offene Dateien reichen für ${countText(kept)} statt ${countText(wanted)} offene Bildschirme`,
          'Erhöhen Sie ulimit -n oder den Speicher von Node, oder senken Sie MAX_LIVE_STREAMS.',
        ),
      ];
};

/** What this process may use; the product's own may have other limits where somebody else starts it. `streams`: MAX_LIVE_STREAMS. */
export const checkMachine = (facts: MachineFacts, streams: number): readonly Finding[] => [
  nodeFinding(facts.node),
  memoryFinding(facts),
  filesFinding(facts),
  ...streamsFinding(facts, streams),
];
