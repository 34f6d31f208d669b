import type { PlantedFault } from '../planted-fault.ts';

/** The log, what follows it, and what proves it. */
export const history: readonly PlantedFault[] = [
  {
    name: 'version-not-compared',
    promise: 'Of two who write to one stream at once, one is refused.',
    file: 'event-store/src/postgres/append-statements.ts',
    from: 'where stream.version = excluded.previous`',
    to: 'where stream.version >= excluded.previous`',
  },
  {
    name: 'upcaster-left-out',
    promise: 'Events of older versions are read as newest ones, step by step.',
    file: 'contracts/src/upcast.ts',
    from: '.slice(schemaVersion - 1)',
    to: '.slice(schemaVersion)',
  },
  {
    name: 'checkpoint-before-the-effect',
    promise: 'A reactor moves on only when its effect is there.',
    file: 'event-store/src/reactors/reactor-loop.ts',
    from: 'const outcome = await react(stored, signal);',
    to: 'await checkpoint.save(position);\n    const outcome = await react(stored, signal);',
  },
  {
    name: 'reactor-gives-up-at-once',
    promise: 'What fails once is tried again before it is set aside.',
    file: 'event-store/src/reactors/attempts.ts',
    from: 'attempt <= options.maxAttempts',
    to: 'attempt <= 1',
  },
  {
    name: 'retries-without-backoff',
    promise: 'Who fails again and again waits longer and longer.',
    file: 'contracts/src/backoff.ts',
    from: 'firstMs * 2 ** (failures - 1)',
    to: 'firstMs * Math.min(2, failures)',
  },
  {
    name: 'news-skipped-while-reading',
    promise: 'Who follows the log misses nothing.',
    file: 'event-store/src/log/follow-log.ts',
    from: 'position = newest.position;',
    to: 'position = newest.position + 1;',
  },
  {
    name: 'leaf-passed-off-as-node',
    promise: 'The history’s tree is that of RFC 6962.',
    file: 'event-store/src/transparency/merkle-hash.ts',
    from: 'const LEAF = Buffer.of(0);',
    to: 'const LEAF = Buffer.of(1);',
  },
  {
    name: 'any-signature-counts',
    promise: 'A checkpoint counts only with a signature of its key.',
    file: 'event-store/src/transparency/signed-note.ts',
    from: 'return verify(null, Buffer.from(text), key.publicKey, signature);',
    to: 'return signature.length === 64;',
  },
  {
    name: 'witness-without-time',
    promise: 'A witness signs the time together with the checkpoint.',
    file: 'event-store/src/transparency/signed-note.ts',
    from: 'cosignedText(text, signature.readBigUInt64BE())',
    to: 'cosignedText(text, signature.readBigUInt64LE())',
  },
  {
    name: 'holes-of-the-feed-stay',
    promise: 'What a feed lacks is read from the log.',
    file: 'projections/src/engine/batches/without-holes.ts',
    from: 'while (range.after > position) {',
    to: 'while (range.after > position && batchSize === 0) {',
  },
  {
    name: 'partition-of-nobody',
    promise: 'Events of one account stay in their order in a topic, too.',
    file: 'projections/src/engine/kafka/partition-of.ts',
    from: "typeof accountId === 'string' ? accountId : streamId",
    to: "typeof accountId === 'string' ? streamId : accountId",
  },
];
