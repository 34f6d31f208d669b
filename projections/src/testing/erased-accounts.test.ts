import { eventRegistry } from '@sternklar/contracts/event-definitions';
import { personalFieldsOf } from '@sternklar/contracts/personal-data';
import {
  evidenceAdded,
  platformAnswered,
  questionAnswered,
  questionAsked,
  removalAppealed,
  removalForwarded,
  reviewDetailsAmended,
} from '@sternklar/contracts/reviews/testing/review.builders';
import { openSession } from '@sternklar/event-store/postgres/session';
import type { Projection } from '@sternklar/event-store/projection';
import { createTestDatabase, type TestDatabase } from '@sternklar/event-store/testing/test-database';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allProjections } from '../projections.ts';
import { applyBatches } from './apply-batches.ts';
import {
  accountErased,
  accountId,
  accountRegistered,
  attentionCalled,
  billingDetailsChanged,
  businessAdded,
  cardChanged,
  conversationHandedToPerson,
  conversationReopened,
  emailChanged,
  emailOf,
  type KnownEvent,
  messageSent,
  ofReview,
  personRequested,
  recorded,
  reviewNoteAdded,
  reviewSubmitted,
  subscriptionStarted,
  subscriptionTerminated,
} from './events.ts';
import { randomHistory } from './random-history.ts';

const [STAYS, GOES] = [901, 902];
const billed = {
  companyName: 'Geheim & Söhne',
  billingDetails: { street: 'Geheimweg 7', postalCode: '55543', town: 'Geheimstadt', vatId: null },
};
const of = (account: number) => ({ business: account, account });
const lifeOf = (account: number): readonly KnownEvent[] => [
  accountRegistered(account),
  businessAdded(account, account, { businessName: `Gasthaus ${account}` }),
  reviewSubmitted(account, of(account), { reviewerName: `Max ${account}`, reviewText: `Nie dort ${account}` }),
  ofReview(account, of(account), removalForwarded({ reference: `AZ Geheim ${account}` })),
  reviewNoteAdded(account, { review: account, ...of(account) }, { text: `Notiz ${account}` }),
  subscriptionStarted(account, account, { companyName: `Firma ${account}` }),
  billingDetailsChanged(account, account, billed),
  messageSent(account, account, { text: `Frage ${account}` }),
  emailChanged(account, `neu-${emailOf(account)}`),
];
/** What was under way when the account was erased, and was recorded after that, as long as its keys lived. */
const lateOf = (account: number): readonly KnownEvent[] => [
  businessAdded(account + 10, account, { businessName: `Gasthaus spät ${account}` }),
  reviewSubmitted(account + 10, of(account), { reviewerName: `Max spät ${account}` }),
  ofReview(account, of(account), reviewDetailsAmended({ reviewerName: `Max spät ${account}`, facts: 'Nie spät' })),
  ofReview(account, of(account), evidenceAdded({ name: `Kassenbuch spät ${account}.jpg` })),
  ofReview(account, of(account), questionAsked('Frage spät')),
  ofReview(account, of(account), questionAnswered('Antwort spät')),
  ofReview(account, of(account), platformAnswered({ enteredBy: 'customer', text: 'Google spät' })),
  ofReview(account, of(account), removalAppealed({ sentText: 'Gesendet spät', reference: 'AZ spät' })),
  reviewNoteAdded(account + 10, { review: account, ...of(account) }, { text: 'Notiz spät' }),
  subscriptionStarted(account + 10, account, { companyName: 'Firma spät' }),
  billingDetailsChanged(account + 10, account, { ...billed, companyName: 'Firma später' }),
  subscriptionTerminated(account + 10, account, { note: 'Vermerk spät' }),
  cardChanged(account),
  messageSent(account + 10, account, { text: 'Nachricht spät', answered: 'not-known' }),
  personRequested(account),
  attentionCalled(account, 'emergency'),
  conversationReopened(account),
  conversationHandedToPerson(account),
  messageSent(account + 11, account, { text: 'Antwort spät', sender: 'admin' }),
];
const history: readonly KnownEvent[] = [...randomHistory(150), ...lifeOf(STAYS), ...lifeOf(GOES)];

/** As the log reads once the keys of an account and its reviews are destroyed. */
const withoutKeys = (events: readonly KnownEvent[], account: number): readonly KnownEvent[] =>
  events.map((event) => {
    const definition = eventRegistry.get(event.type);
    if (!definition || !('accountId' in event.data) || event.data.accountId !== accountId(account)) return event;
    const fields = [...personalFieldsOf(definition.schema).keys()].filter((field) => field in event.data);
    return {
      ...event,
      data: { ...event.data, ...Object.fromEntries(fields.map((field) => [field, null])) },
    } as KnownEvent;
  });

describe('an erased account', () => {
  let database: TestDatabase;
  let session: pg.Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    session = await openSession({ url: database.ownerUrl, applicationName: 'sternklar-tests' });
  });
  afterAll(async () => {
    await session.end();
    await database.drop();
  });

  const tablesAfter = (projection: Projection, ...batches: readonly (readonly KnownEvent[])[]) => {
    const events = recorded(batches.flat());
    let start = 0;
    const cut = batches.map(({ length }) => {
      start += length;
      return events.slice(start - length, start);
    });
    return applyBatches(session, { projection, batches: cut, runningRole: new URL(database.url).username });
  };

  it.each(allProjections.map((projection) => [projection.name, projection] as const))(
    'leaves in %s what a rebuild finds without its keys, and nothing that names it',
    async (_name, projection) => {
      const erasure = [accountErased(GOES)];
      const live = await tablesAfter(projection, history, erasure);
      expect(await tablesAfter(projection, [...history, ...erasure]), 'in one batch').toEqual(live);
      expect(await tablesAfter(projection, withoutKeys(history, GOES), erasure), 'rebuilt').toEqual(live);
      const words = JSON.stringify(live).toLowerCase();
      for (const secret of [emailOf(GOES), `gasthaus ${GOES}`, `max ${GOES}`, `nie dort ${GOES}`, `notiz ${GOES}`]) {
        expect(words).not.toContain(secret);
      }
      for (const secret of [`firma ${GOES}`, `frage ${GOES}`]) expect(words).not.toContain(secret);
      const before = JSON.stringify(await tablesAfter(projection, history)).toLowerCase();
      for (const kept of [emailOf(STAYS), `gasthaus ${STAYS}`, `max ${STAYS}`, `notiz ${STAYS}`]) {
        expect(words.includes(kept)).toBe(before.includes(kept));
      }
    },
  );

  it.each(allProjections.map((projection) => [projection.name, projection] as const))(
    'leaves in %s nothing of what is recorded after it',
    async (_name, projection) => {
      const erasure = [accountErased(GOES)];
      const late = lateOf(GOES);
      const live = await tablesAfter(projection, history, erasure, ...late.map((event) => [event]));
      expect(await tablesAfter(projection, [...history, ...erasure, ...late]), 'in one batch').toEqual(live);
      expect(await tablesAfter(projection, history, erasure, late), 'in one batch after it').toEqual(live);
      const [before, after] = [withoutKeys(history, GOES), withoutKeys(late, GOES)];
      expect(await tablesAfter(projection, before, erasure, after), 'rebuilt').toEqual(live);
      expect(JSON.stringify(live).toLowerCase()).not.toContain('spät');
    },
  );
});
