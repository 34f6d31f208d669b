import { nextStepOf } from '@sternklar/contracts/reviews/casework/case-facts';
import type { FoundCase } from '@sternklar/projections/queries';

/** Where a case stands at `now` (ISO 8601 UTC), as the API tells it. */
export const caseShown = ({ facts, words }: Pick<FoundCase, 'facts' | 'words'>, now: string) => {
  const next = nextStepOf(facts, now);
  const { question, forwarding, answerEnteredAt, enteredAnswer } = facts;
  return {
    facts: words.facts || null,
    next: 'missing' in next ? { ...next, missing: [...next.missing] } : next,
    missing: [...facts.missing],
    question: question && { id: question.id, text: words.question ?? '', asked_at: question.askedAt },
    answered: facts.answeredAt === null ? null : { text: words.answer ?? '', at: facts.answeredAt },
    entered:
      answerEnteredAt === null || enteredAnswer === null
        ? null
        : { answer: enteredAnswer, text: words.entered ?? '', at: answerEnteredAt },
    forwarded: forwarding && {
      id: forwarding.id,
      channel: forwarding.channel,
      at: forwarding.at,
      is_appeal: forwarding.isAppeal,
    },
    at_platform: facts.waitsForPlatform,
    appeal_used: facts.appealUsed,
    appeal_open: facts.appealUsed && !facts.decided,
    appeal_wished_at: facts.appealWishedAt,
    withdrawn_at: facts.withdrawnAt,
  };
};
