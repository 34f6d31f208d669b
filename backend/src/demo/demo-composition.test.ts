import { eventRegistry } from '@sternklar/contracts/event-definitions';
import { nextStepOf } from '@sternklar/contracts/reviews/casework/case-facts';
import { CASE_STATES } from '@sternklar/contracts/reviews/casework/casework-words';
import { reviewStream } from '@sternklar/contracts/reviews/review.events';
import { createCommandHandler } from '@sternklar/event-store/command-handler';
import { createPool } from '@sternklar/event-store/postgres/pool';
import { createTestDatabase } from '@sternklar/event-store/testing/test-database';
import pg from 'pg';
import pino from 'pino';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLog } from '../platform/log/open-log.ts';
import { loadConfig } from '../platform/settings/config.ts';
import { exists, reviewStreamType } from '../reviews/review.ts';
import type { DemoMove } from './case-moves.ts';
import { composeDemo } from './demo-composition.ts';
import { type DemoStep, planDemo } from './demo-plan.ts';
import { LANDING_STORY } from './stories/own-stories.ts';

type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;
const MASTER_KEY = Buffer.alloc(32, 7);

/** All that was written, and the assistant's answers: to every customer but in the four lines that a person had. */
const messagesOf = (plan: readonly DemoStep[]) => {
  const lines = plan.filter((step) => step.kind === 'write-in-chat');
  return lines.length + lines.filter(({ from }) => from === 'customer').length - 4;
};

const EVENT_OF = {
  amend: 'ReviewDetailsAmended',
  'add-evidence': 'EvidenceAdded',
  'take-over': 'CaseTakenOver',
  ask: 'QuestionAsked',
  answer: 'QuestionAnswered',
  remind: 'QuestionReminded',
  'close-question': 'QuestionClosed',
  forward: 'RemovalForwarded',
  appeal: 'RemovalAppealed',
  'enter-answer': 'PlatformAnswered',
  'come-back': 'ReviewCameBack',
  withdraw: 'RemovalWithdrawn',
  'take-up-again': 'RemovalTakenUpAgain',
  'set-follow-up': 'FollowUpSet',
  note: 'ReviewNoteAdded',
} as const satisfies Record<DemoMove['does'], string>;

/** How many events of each kind the steps of all cases become. */
const movesOf = (plan: readonly DemoStep[]): Readonly<Record<string, number>> => {
  const moves = plan.flatMap((step) => {
    if (step.kind === 'submit-review') return step.facts === null ? [] : [EVENT_OF.amend];
    return step.kind === 'move-case' ? [EVENT_OF[step.move.does]] : [];
  });
  return Object.fromEntries(
    Object.values(EVENT_OF).map((type) => [type, moves.filter((each) => each === type).length]),
  );
};

describe('the demonstration', () => {
  let database: TestDatabase;
  let sql: pg.Client;

  const open = async () => {
    database = await createTestDatabase();
    sql = new pg.Client({ connectionString: database.ownerUrl });
    await sql.connect();
  };
  const close = async () => {
    await sql.end();
    await database.drop();
  };

  const write = async (onProgress: (done: number, of: number) => void = () => undefined) => {
    const { operator, notices } = loadConfig({}).config;
    await composeDemo({
      database,
      masterKey: MASTER_KEY,
      operator,
      notices,
      logger: pino({ level: 'silent' }),
      nextId: () => v7(),
      onProgress,
    });
  };
  const counts = async () => {
    const { rows } = await sql.query('select type, count(*)::int as count from event_log.events group by 1 order by 1');
    return Object.fromEntries(rows.map(({ type, count }) => [type, count]));
  };

  describe('that was written', () => {
    beforeAll(async () => {
      await open();
      await write();
    });
    afterAll(close);

    it('is written once, with a past that ends before now', async () => {
      const first = await counts();
      expect(first).toMatchObject({
        ReviewSubmitted: 200,
        BusinessAdded: 13,
        SubscriptionStarted: 7,
        PartnerRegistered: 1,
        TextBlockCreated: 6,
      });
      const { rows } = await sql.query(
        `select max(recorded_at) < now() and min(recorded_at) < now() - interval '360 days' as past from event_log.events`,
      );
      expect(rows[0].past).toBe(true);
      await write();
      expect(await counts()).toEqual(first);
    });

    it('has conversations with the assistant, waiting for a person, with a person, and resolved', async () => {
      expect(await counts()).toMatchObject({
        MessageSent: messagesOf(planDemo(new Date())),
        PersonRequested: 4,
        ConversationHandedToPerson: 3,
        ConversationResolved: 1,
      });
    });

    it('has cases in every state, the most telling ones of the customer whom people sign in as', async () => {
      const cases = await casesIn(database);
      expect(new Set(cases.map(({ state }) => state))).toEqual(new Set(CASE_STATES));
      const [own = ''] = cases.filter(({ text }) => text === LANDING_STORY.text).map(({ accountId }) => accountId);
      expect(new Set(cases.flatMap(({ accountId, state }) => (accountId === own ? [state] : [])))).toEqual(
        new Set(CASE_STATES),
      );
    });
  });

  it('goes on where an interrupted start left off', { tags: 'long' }, async () => {
    await open();
    const interruptedAt = (step: number) => (done: number) => {
      if (done === step) throw new Error('interrupted');
    };
    await expect(write(interruptedAt(150))).rejects.toThrow('interrupted');
    const plan = planDemo(new Date());
    const withinChats = plan.findLastIndex((step) => step.kind === 'write-in-chat') - 3;
    await expect(write(interruptedAt(withinChats))).rejects.toThrow('interrupted');
    await write();
    const planned = (kind: string) => plan.filter((step) => step.kind === kind).length;
    expect(await counts()).toMatchObject({
      ReviewSubmitted: planned('submit-review'),
      ...movesOf(plan),
      BusinessAdded: planned('add-business'),
      SubscriptionStarted: planned('subscribe'),
      InvoiceIssued: planned('bill-month'),
      ConversationHandedToPerson: 3,
      ConversationResolved: 1,
      MessageSent: messagesOf(plan),
    });
    await close();
  });
});

/** Where each case stands, from the log. */
const casesIn = async (database: TestDatabase) => {
  const closers = new AsyncDisposableStack();
  const logger = pino({ level: 'silent' });
  const pool = createPool({ url: database.url, max: 4, applicationName: 'test', logger });
  closers.defer(() => pool.end());
  const now = () => new Date();
  const log = {
    database,
    registry: eventRegistry,
    masterKey: MASTER_KEY,
    pool,
    process: 'command',
    logger,
    now,
  } as const;
  const { store, codec } = await openLog(log, closers);
  const commands = createCommandHandler({ store, codec, nextId: () => v7() });
  const handedIn = planDemo(now()).filter((step) => step.kind === 'submit-review');
  const cases = await Promise.all(
    handedIn.map(async ({ reviewId }) => {
      const { state } = await commands.load(reviewStreamType, reviewStream(reviewId));
      if (!exists(state)) throw new Error('A review is missing.');
      const { state: next } = nextStepOf(state.casework, now().toISOString());
      return { accountId: state.accountId, text: state.details.reviewText, state: next };
    }),
  );
  await closers.disposeAsync();
  return cases;
};
