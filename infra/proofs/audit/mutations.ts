import { createNoteSigner } from '@sternklar/event-store/transparency/signed-note';
import {
  type Bundle,
  FILES,
  type FileName,
  linesOf,
  type Signing,
  signedAnew,
  textOf,
  timeAt,
  withLines,
  withText,
} from './bundles.ts';
import { WITNESS } from './claims.ts';

const WITNESS_NAME = WITNESS.key.name;

/** Numbers from 0 up to a limit, the same in every run of one seed. */
export type Random = (below: number) => number;

/** mulberry32. */
export const randomFrom = (seed: number): Random => {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};

export interface Honest {
  readonly bundle: Bundle;
  readonly signing: Signing;
  /** Leaves of the checkpoint that somebody kept earlier. */
  readonly since: number;
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const TIMESTAMP_AT = 4;
const TIMED_BYTES = 4 + 8 + 64;

type Mutation = (honest: Honest, random: Random) => Bundle;

const withEvents = (bundle: Bundle, change: (lines: string[]) => readonly string[]): Bundle =>
  withLines(bundle, 'events.jsonl', change(linesOf(bundle, 'events.jsonl')));

/** An event that says something else. */
const altered = (line: string, random: Random): string => {
  const event = JSON.parse(line);
  const changes = [
    { version: event.version + 1 },
    { type: `${event.type}d` },
    { recordedAt: new Date(Date.parse(event.recordedAt) + 1 + random(1_000)).toISOString() },
    { metadata: event.metadata.replace('account', 'system') },
    { data: event.data.includes('gelöscht') ? event.data.replace('gelöscht', 'nicht_genehmigt') : `${event.data} ` },
  ];
  return JSON.stringify({ ...event, ...changes[random(changes.length)] });
};

/** Two different places. */
const twoOf = (count: number, random: Random): [number, number] => {
  const one = random(count);
  return [one, (one + 1 + random(count - 1)) % count];
};

const rewritten = ({ bundle, since }: Honest, random: Random): string[] => {
  const lines = linesOf(bundle, 'events.jsonl');
  const at = random(since);
  return lines.with(at, altered(lines[at] ?? '', random));
};

/** The checkpoint's lines that carry a time, of the log and of witnesses that sign so. */
export const timedLinesIn = (note: string): readonly string[] =>
  note
    .split('\n')
    .filter((line) => Buffer.from(/^— \S+ (\S+)$/u.exec(line)?.[1] ?? '', 'base64').length === TIMED_BYTES);

/** The line with another time in it, and nothing else changed. */
export const withOtherTime = (line: string, random: Random): string => {
  const [, name = '', encoded = ''] = /^— (\S+) (\S+)$/u.exec(line) ?? [];
  const bytes = Buffer.from(encoded, 'base64');
  const seconds = bytes.readBigUInt64BE(TIMESTAMP_AT);
  bytes.writeBigUInt64BE(seconds - BigInt(1 + random(100_000)), TIMESTAMP_AT);
  return `— ${name} ${bytes.toString('base64')}`;
};

const withNote = (bundle: Bundle, change: (note: string) => string): Bundle =>
  withText(bundle, 'checkpoint.txt', change(textOf(bundle, 'checkpoint.txt')));

/** Every kind of damage, by name. */
export const MUTATIONS: Readonly<Record<string, Mutation>> = {
  'a flipped bit'({ bundle }, random) {
    const files = FILES.filter((name) => (bundle.get(name)?.length ?? 0) > 0);
    const name = files[random(files.length)] as FileName;
    const bytes = Buffer.from(bundle.get(name) ?? '');
    const at = random(bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << random(8));
    return new Map(bundle).set(name, bytes);
  },
  'a changed event': ({ bundle }, random) =>
    withEvents(bundle, (lines) => {
      const at = random(lines.length);
      return lines.with(at, altered(lines[at] ?? '', random));
    }),
  'a dropped event': ({ bundle }, random) => withEvents(bundle, (lines) => lines.toSpliced(random(lines.length), 1)),
  'an inserted event': ({ bundle }, random) =>
    withEvents(bundle, (lines) => {
      const at = random(lines.length);
      return lines.toSpliced(at, 0, altered(lines[at] ?? '', random));
    }),
  'two swapped events': ({ bundle }, random) =>
    withEvents(bundle, (lines) => {
      const [one, other] = twoOf(lines.length, random);
      return lines.with(one, lines[other] ?? '').with(other, lines[one] ?? '');
    }),
  'a repeated event': ({ bundle }, random) =>
    withEvents(bundle, (lines) => lines.toSpliced(random(lines.length + 1), 0, lines[random(lines.length)] ?? '')),
  'a truncated end': ({ bundle }, random) => {
    const keep = random(linesOf(bundle, 'events.jsonl').length);
    const cut = withEvents(bundle, (lines) => lines.slice(0, keep));
    return random(2) === 0 ? cut : withLines(cut, 'tree.txt', linesOf(cut, 'tree.txt').slice(0, keep));
  },
  'an end in the middle of a line': ({ bundle }, random) => {
    const text = textOf(bundle, 'events.jsonl');
    return withText(bundle, 'events.jsonl', text.slice(0, random(text.length)));
  },
  'a tree of other events': (honest, random) => {
    const other = signedAnew(rewritten(honest, random), honest.signing);
    return new Map(honest.bundle).set('tree.txt', other.get('tree.txt') ?? Buffer.alloc(0));
  },
  'other events with their own tree': (honest, random) => {
    const other = signedAnew(rewritten(honest, random), honest.signing);
    return new Map(other).set('checkpoint.txt', honest.bundle.get('checkpoint.txt') ?? Buffer.alloc(0));
  },
  'another key': ({ bundle, signing }, random) =>
    signedAnew(linesOf(bundle, 'events.jsonl'), { ...signing, key: Buffer.alloc(32, 1 + random(40)) }),
  'a rewritten past, signed with the real key': (honest, random) =>
    signedAnew(rewritten(honest, random), honest.signing),
  'an end that was cut off, signed with the real key': ({ bundle, signing, since }, random) =>
    signedAnew(linesOf(bundle, 'events.jsonl').slice(0, random(since)), signing),
  'an event that is new and dated back, signed with the real key': ({ bundle, signing, since }, random) => {
    const lines = linesOf(bundle, 'events.jsonl');
    const at = since + random(lines.length - since);
    const event = JSON.parse(lines[at] ?? '');
    const recordedAt = new Date(Date.parse(event.recordedAt) - HOUR_MS * (1 + random(100_000))).toISOString();
    return signedAnew(lines.with(at, JSON.stringify({ ...event, recordedAt })), signing);
  },
  'another time in a checkpoint': ({ bundle }, random) =>
    withNote(bundle, (note) => {
      const lines = timedLinesIn(note);
      const line = lines[random(lines.length)] ?? '';
      return note.replace(line, withOtherTime(line, random));
    }),
  'a time that steps back from one checkpoint to the next, signed with the real key': (
    { bundle, signing, since },
    random,
  ) => {
    const lines = linesOf(bundle, 'events.jsonl');
    const before = timeAt(lines, since)?.getTime() ?? 0;
    const time = new Date(before - 2 * MINUTE_MS - random(100_000) * MINUTE_MS);
    return signedAnew(lines, { ...signing, timeOf: () => time });
  },
  'events in a time of which a checkpoint had said that there was nothing, signed with the real key': (
    { bundle, signing, since },
    random,
  ) => {
    const lines = linesOf(bundle, 'events.jsonl');
    const newest = timeAt(lines, lines.length)?.getTime() ?? 0;
    const idleUntil = new Date(newest + 2 * MINUTE_MS + random(100_000) * MINUTE_MS);
    return signedAnew(lines, { ...signing, kept: [since], timeOf: () => idleUntil });
  },
  'a line more in the text of a checkpoint': ({ bundle }, random) =>
    withNote(bundle, (note) => note.replace('\n\n', `\ntime ${random(1_000_000)}\n\n`)),
  'a cosignature by another key of the same witness': ({ bundle }, random) =>
    withNote(bundle, (note) => {
      const text = note.slice(0, note.indexOf('\n\n') + 1);
      return `${note}${createNoteSigner(WITNESS_NAME, Buffer.alloc(32, 43 + random(40))).sign(text)}\n`;
    }),
  'a cosignature of another state': ({ bundle }, random) =>
    withNote(bundle, (note) => {
      const text = note.slice(0, note.indexOf('\n\n') + 1).replace(/\n\d+\n/, `\n${random(1_000_000)}\n`);
      return `${note}${WITNESS.sign(text)}\n`;
    }),
  'another history of statuses': ({ bundle }) =>
    withText(
      bundle,
      'status-history.csv',
      textOf(bundle, 'status-history.csv').replace('eingereicht;gelöscht', 'eingereicht;nicht genehmigt'),
    ),
};
