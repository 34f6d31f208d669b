import type { Channel } from '@sternklar/contracts/reviews/casework/casework-words';
import { REMOVAL_REASONS } from '@sternklar/contracts/reviews/removal-reason';
import type { DemoMove } from './case-moves.ts';
import type { DemoCalendar } from './demo-calendar.ts';
import type { Random } from './seeded-random.ts';
import type { DemoText } from './texts/demo-text.ts';
import { NOTES, PLATFORM_WORDS, QUESTIONS, WITHDRAWALS } from './texts/platform-answers.ts';

/** A move and when it is made, in milliseconds. */
export interface TimedMove {
  readonly at: number;
  readonly move: DemoMove;
}

const HOUR = 3_600_000;
const MINUTE = 60_000;
/** People are at work so long after nine o'clock. */
const WORKDAY = 8 * HOUR;

/** What needs no words of the customer's own. */
const SELF_EVIDENT = REMOVAL_REASONS.filter((reason) => reason !== 'anderer');

/** As platforms number cases. */
export const referenceOf = (random: Random): string =>
  `${1 + Math.floor(random.next() * 8)}-${String(9_981_000_000_000 + Math.floor(random.next() * 999_999_999))}`;

interface Course {
  readonly moves: readonly TimedMove[];
  /** `days`: at least and at most so many working days later, while people are at work. */
  staff(move: DemoMove, days: readonly [number, number]): void;
  /** The same sitting. */
  soon(move: DemoMove, minutes?: number): void;
}

/** The moves of a case in order, each after the one before. */
const createCourse = (random: Random, calendar: DemoCalendar, begun: number): Course => {
  const moves: TimedMove[] = [];
  let last = begun;
  const add = (at: number, move: DemoMove): void => {
    last = at;
    moves.push({ at, move });
  };
  return {
    moves,
    staff: (move, [least, most]) => {
      const count = least + Math.floor(random.next() * (most - least + 1));
      add(calendar.workingMorningAfter(last, count) + random.next() * WORKDAY, move);
    },
    soon: (move, minutes = 5 + random.next() * 40) => add(last + minutes * MINUTE, move),
  };
};

const forwardedBy = (random: Random): Channel => (random.next() < 0.75 ? 'report-tool' : 'legal-form');

/** How a request goes, from the moment it was handed in; what would happen after now is left to whoever plans. */
export const courseOf = (
  { reason, facts }: DemoText,
  hadLink: boolean,
  { random, calendar, handedInAt }: { readonly random: Random; readonly calendar: DemoCalendar; handedInAt: number },
): readonly TimedMove[] => {
  const course = createCourse(random, calendar, handedInAt);
  const completes: DemoMove = {
    does: 'amend',
    ...(!hadLink && { withLink: true }),
    ...(reason === undefined && { reason: random.pick(facts === undefined ? SELF_EVIDENT : REMOVAL_REASONS) }),
    ...(facts !== undefined && { facts }),
  };
  const isComplete = hadLink && reason !== undefined;
  const luck = random.next();
  if (luck < 0.04) {
    if (!isComplete) course.soon(completes);
    course.soon({ does: 'withdraw', reason: random.pick(WITHDRAWALS) }, 60 + random.next() * 600);
    return course.moves;
  }
  if (!isComplete) askFor(course, completes, random);
  forward(course, random);
  goOn(course, random, luck);
  return course.moves;
};

const askFor = (course: Course, completes: DemoMove, random: Random): void => {
  if (random.next() < 0.35) {
    course.soon(completes, 300 + random.next() * 600);
    return;
  }
  const [question, answer] = random.pick(QUESTIONS);
  course.staff({ does: 'ask', text: question }, [1, 1]);
  course.soon(completes, 90 + random.next() * 900);
  course.soon({ does: 'answer', text: answer }, 3);
};

const forward = (course: Course, random: Random): void => {
  const reference = random.next() < 0.85 ? referenceOf(random) : null;
  course.staff({ does: 'forward', channel: forwardedBy(random), reference }, [1, 1]);
  if (random.next() < 0.06) {
    const [text, shownToCustomer] = random.pick(NOTES);
    course.soon({ does: 'note', text, shownToCustomer });
  }
};

const goOn = (course: Course, random: Random, luck: number): void => {
  const enter = (answer: keyof typeof PLATFORM_WORDS, days: readonly [number, number]) =>
    course.staff({ does: 'enter-answer', answer, text: random.pick(PLATFORM_WORDS[answer]), enteredBy: 'admin' }, days);
  if (random.next() < 0.06) enter('received', [1, 1]);
  if (luck < 0.72) {
    if (luck > 0.62) enter('passed-to-author', [2, 3]);
    enter('removed', luck > 0.62 ? [6, 8] : [2, 5]);
    if (luck > 0.7) comeBack(course, random, enter);
    return;
  }
  enter('refused', [2, 6]);
  if (luck > 0.9) {
    course.staff({ does: 'appeal', channel: 'legal-form', reference: referenceOf(random) }, [1, 4]);
    enter(luck > 0.95 ? 'refused' : 'removed', [4, 9]);
  }
};

/** Seen again, sent again, gone again. */
const comeBack = (
  course: Course,
  random: Random,
  enter: (answer: 'removed', days: readonly [number, number]) => void,
): void => {
  course.staff({ does: 'come-back', noticedBy: random.next() < 0.5 ? 'customer' : 'admin' }, [8, 20]);
  course.staff({ does: 'forward', channel: 'legal-form', reference: referenceOf(random) }, [1, 2]);
  enter('removed', [4, 8]);
};
