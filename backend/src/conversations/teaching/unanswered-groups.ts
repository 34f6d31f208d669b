import { UNANSWERED_QUESTIONS_SHOWN } from '@sternklar/contracts/constants';
import type { UnansweredGroup, UnansweredQuestion } from '@sternklar/contracts/conversations/teaching.api';
import { featuresOf } from '../assistant/understanding/features.ts';
import { createNearest } from './nearest.ts';

/** So like the newest question of a group must one be to stand in it; less than what gets an answer, since people look at it. */
const LIKE_ENOUGH_TO_STAND_TOGETHER = 0.35;

/** So many characters of a message tell what it asks for, where hundreds of messages are read at once. */
export const TELLING = 300;

/** Questions, the newest first, with those that are alike together: groups by their newest question. Pure. */
export const groupsOf = (questions: readonly UnansweredQuestion[]): readonly UnansweredGroup[] => {
  const groups: UnansweredQuestion[][] = [];
  const nearest = createNearest<UnansweredQuestion[]>();
  for (const question of questions) {
    const features = featuresOf(question.text.slice(0, TELLING));
    const near = nearest.to(features);
    if (near && near.likeness >= LIKE_ENOUGH_TO_STAND_TOGETHER) near.item.push(question);
    else {
      const group = [question];
      groups.push(group);
      nearest.add(features, group);
    }
  }
  return groups.flatMap((group) => {
    const [newest] = group;
    return newest === undefined
      ? []
      : [
          {
            id: newest.id,
            count: group.length,
            created_at: newest.created_at,
            questions: group.slice(0, UNANSWERED_QUESTIONS_SHOWN),
          },
        ];
  });
};
