import { type Classifier, classifierOf, learnedFrom, type Training } from '../../../understanding/classifier.ts';
import { learnedOnce } from '../../../understanding/kept-weights.ts';
import { alarmFeaturesOf } from './alarm-features.ts';

/** A sentence, and the alarm that it is or none. */
type AlarmSentence = readonly [sentence: string, intent: string];

/** Learns from these sentences, kept by this name, when it is first asked for. */
export const alarmClassifier = (
  name: string,
  sentences: () => readonly AlarmSentence[],
  training: Training,
): (() => Classifier) => {
  const learn = () =>
    learnedFrom(
      sentences().map(([sentence, intent]) => ({ intent, features: alarmFeaturesOf(sentence) })),
      training,
    );
  let learned: Classifier | null = null;
  return () => {
    learned ??= classifierOf(learnedOnce(name, learn));
    return learned;
  };
};
