import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Alarm } from '../alarm.ts';
import { aboutContracts } from './about-contracts.ts';
import { NONE } from './alarm-sentences.ts';
import { lines } from './lines.ts';

type VoicedSentence = readonly [sentence: string, alarm: Alarm | typeof NONE];

/** By who tells it. */
const HARMLESS = [
  'harmless-many-turns-of-phrase',
  'harmless-in-a-hurry',
  'harmless-in-whole-sentences',
  'harmless-by-office-and-newcomers',
  'harmless-typed-and-dictated',
  'harmless-plainly',
] as const;

/** Read from beside the code, since nobody needs 400 KB of sentences in memory once they are learned. */
const voiced = (name: string): readonly string[] =>
  lines(readFileSync(join(import.meta.dirname, 'voices', `${name}.txt`), 'utf8'));

/** How people of six kinds put ends of the contract and strange hands, and what of theirs only sounds like it. Made anew each time. */
export const voicedSentences = (): readonly VoicedSentence[] => [
  ...voiced('terminations').map((one) => [one, 'termination-declared'] as const),
  ...voiced('strangers-in-account').map((one) => [one, 'account-taken'] as const),
  ...[...HARMLESS.flatMap((name) => voiced(name)), ...aboutContracts()].map((one) => [one, NONE] as const),
];

/** How the same people tell of danger, and how one speaks of people, children and fire without any. Made anew each time. */
export const voicedDangers = (): readonly VoicedSentence[] => [
  ...voiced('dangers-to-self').map((one) => [one, 'danger-to-self'] as const),
  ...voiced('threats').map((one) => [one, 'danger-to-others'] as const),
  ...voiced('emergencies').map((one) => [one, 'medical-emergency'] as const),
  ...voiced('harmless-about-people').map((one) => [one, NONE] as const),
];

/** How people of six more kinds tell of it beside something else, by a hint or by what they do, and what of theirs is harmless. Made anew each time. */
export const saidInPassing = (): readonly VoicedSentence[] => [
  ...voiced('dangers-to-self-in-passing').map((one) => [one, 'danger-to-self'] as const),
  ...voiced('threats-in-passing').map((one) => [one, 'danger-to-others'] as const),
  ...voiced('emergencies-in-passing').map((one) => [one, 'medical-emergency'] as const),
  ...voiced('strangers-in-account-in-passing').map((one) => [one, 'account-taken'] as const),
  ...voiced('harmless-in-passing').map((one) => [one, NONE] as const),
];

/** Three more kinds of people, each with a folder. */
const MORE_VOICES = ['in-dialect', 'in-a-hurry', 'in-veiled-words'] as const;
const KINDS = [
  ['dangers-to-self', 'danger-to-self'],
  ['threats', 'danger-to-others'],
  ['emergencies', 'medical-emergency'],
  ['strangers-in-account', 'account-taken'],
  ['terminations', 'termination-declared'],
  ['harmless', NONE],
] as const;

/** How they tell of everything that is an alarm, and what of theirs is none. Made anew each time. */
export const moreVoices = (): readonly VoicedSentence[] =>
  MORE_VOICES.flatMap((voice) =>
    KINDS.flatMap(([kind, alarm]) => voiced(`${voice}/${kind}`).map((one) => [one, alarm] as const)),
  );
