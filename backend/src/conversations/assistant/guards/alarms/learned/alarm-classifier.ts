import { remembered } from '../../../reading/remembered.ts';
import {
  type Classifier,
  classifierOf,
  type Guess,
  learnedFrom,
  type Training,
} from '../../../understanding/classifier.ts';
import { learnedOnce } from '../../../understanding/kept-weights.ts';
import { alarmFeaturesOf } from './alarm-features.ts';

/** A sentence, and the alarm that it is or none. */
type AlarmSentence = readonly [sentence: string, intent: string];

interface AlarmClassifier {
  /** Learns, if nobody has yet; takes seconds where nothing was kept. */
  readonly learn: () => void;
  /** What a text is like, the likeliest first. Pure. */
  readonly guess: (text: string) => readonly Guess[];
}

/** A message is looked at as a whole and in parts, and more than once; the latest of these texts are kept, in memory alone. */
const MOST_TEXTS_KEPT = 12;

/** Learns from these sentences, kept by this name, when it is first asked for. */
export const alarmClassifier = (
  name: string,
  sentences: () => readonly AlarmSentence[],
  training: Training,
): AlarmClassifier => {
  const learnAnew = () =>
    learnedFrom(
      sentences().map(([sentence, intent]) => ({ intent, features: alarmFeaturesOf(sentence) })),
      training,
    );
  let learned: Classifier | null = null;
  const classifier = (): Classifier => {
    learned ??= classifierOf(learnedOnce(name, learnAnew));
    return learned;
  };
  return {
    learn: () => void classifier(),
    guess: remembered((text) => classifier()(alarmFeaturesOf(text)), MOST_TEXTS_KEPT),
  };
};
