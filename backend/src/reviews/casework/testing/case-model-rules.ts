import type { Channel } from '@sternklar/contracts/reviews/casework/casework-words';
import { type Command, DAY } from './case-commands.ts';
import { DECISIONS, isHeld, isOfDecision, type Model, mayAppeal, STAFF } from './case-model.ts';

/** The number of the question that is answered, from 1; those below were never asked. */
export const asked = ({ questions }: Model, { late }: Extract<Command, { do: 'answer' }>) => questions - (late ? 1 : 0);

/** All reasons for which a step may be refused as things stand; none: it is taken. */
export const reasonsAgainst = (model: Model, command: Command, now: number): readonly string[] => {
  const reasons: string[] = [];
  const unless = (allowed: boolean, reason: string) => allowed || reasons.push(reason);
  const notWithdrawn = () => unless(!model.isWithdrawn, 'removal-withdrawn');
  const completeFor = (channel: Channel) => unless(channel !== 'legal-form' || model.isComplete, 'notice-incomplete');
  const heldByOther = (who: number) => isHeld(model, now) && model.holder?.who !== STAFF[who];
  switch (command.do) {
    case 'amend':
      unless(model.status !== 'gelöscht', 'review-removed');
      notWithdrawn();
      break;
    case 'withdraw':
      unless(model.status !== 'gelöscht', 'review-removed');
      break;
    case 'ask':
      notWithdrawn();
      unless(!model.isClosed || mayAppeal(model), 'case-decided');
      unless(model.question === null, 'question-open');
      break;
    case 'answer':
      unless(
        model.question !== null && !command.late,
        asked(model, command) > 0 ? 'question-closed' : 'question-unknown',
      );
      break;
    case 'forward':
      notWithdrawn();
      completeFor(command.channel);
      unless(!model.isClosed, 'case-decided');
      unless(!model.isThere, 'already-forwarded');
      break;
    case 'appeal':
      notWithdrawn();
      completeFor(command.channel);
      unless(!model.appealUsed, 'appeal-used');
      unless(model.status === 'nicht_genehmigt', 'not-refused');
      break;
    case 'enter':
      // What lies there the platform may answer all the same.
      if (command.by === 'customer' || !model.wasSent) notWithdrawn();
      unless(model.wasSent, 'not-forwarded');
      // After its decision the platform has nothing to look at, until something is sent again.
      unless(
        !model.isClosed || command.answer in DECISIONS,
        command.by === 'customer' ? 'decided-for-customer' : 'platform-decided',
      );
      break;
    case 'wish':
    case 'set-aside':
      notWithdrawn();
      unless(mayAppeal(model), 'no-appeal-possible');
      break;
    case 'return':
      unless(model.status === 'gelöscht', 'not-removed');
      break;
    case 'follow-up':
      notWithdrawn();
      unless(!model.isClosed, 'case-decided');
      unless(model.isThere || model.isAsked, 'not-at-platform');
      unless(command.inDays > 0, 'day-is-past');
      break;
    case 'take-over':
      notWithdrawn();
      unless(command.from || !heldByOther(command.who), 'case-taken-over');
      break;
    case 'let-go':
      unless(!heldByOther(command.who), 'case-taken-over');
      break;
    case 'take-back':
      unless(model.before !== null, 'review-changed-meanwhile');
      break;
    case 'take-up':
    case 'status':
    case 'remind':
    case 'close':
    case 'show':
    case 'wait':
  }
  return reasons;
};

/** Nobody learns anything by it: the same was said already, or a customer tells the decision that stands without words. */
const isOldNews = (model: Model, command: Extract<Command, { do: 'enter' }>, now: number): boolean => {
  const { answer, text, by } = command;
  if (isOfDecision(model, command) && text === null) return true;
  if (model.said?.answer !== answer || model.said.text !== text) return false;
  const isTimeToAsk = model.followUp !== null && model.followUp <= now;
  return by === 'customer' || (model.said.by === 'admin' && !isTimeToAsk);
};

/** Whether the step is one that changes something, which clocks and repetitions do not always. */
export const changesSomething = (model: Model, command: Command, now: number): boolean | null => {
  const asked = model.question;
  switch (command.do) {
    case 'amend':
      return null;
    case 'withdraw':
      return !model.isWithdrawn;
    case 'take-up':
      return model.isWithdrawn;
    case 'status':
      return model.status !== command.to;
    case 'take-back':
      return model.before !== null;
    case 'follow-up':
      return null;
    case 'wish':
      return !model.wished;
    case 'set-aside':
      return model.question !== null || model.answered || model.wished || model.news;
    case 'take-over':
      return !(isHeld(model, now) && model.holder?.who === STAFF[command.who]);
    case 'let-go':
      return isHeld(model, now);
    case 'remind':
      return asked !== null && !asked.isReminded && now - asked.askedAt >= 3 * DAY && now - asked.askedAt < 30 * DAY;
    case 'close':
      return asked !== null && now - asked.askedAt >= 30 * DAY;
    case 'wait':
      return false;
    case 'enter':
      return !isOldNews(model, command, now);
    default:
      return true;
  }
};
