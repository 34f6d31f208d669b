import {
  accountErased,
  accountRegistered,
  emailChanged,
  emailChangeUndone,
} from '@sternklar/contracts/accounts/account.events';
import { erasedIn, readdressedIn, registeredIn } from '@sternklar/contracts/accounts/accounts-in';
import {
  businessAdded,
  businessRemovalSettled,
  businessRemoved,
  businessRestored,
} from '@sternklar/contracts/businesses/business.events';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { allBut, eventsAmong, eventsOf } from '@sternklar/contracts/events-of';
import { type CaseFacts, caseFactsOf } from '@sternklar/contracts/reviews/casework/case-facts';
import {
  platformAnswered,
  questionAnswered,
  questionAsked,
  reviewDetailsAmended,
} from '@sternklar/contracts/reviews/casework/casework.events';
import { type ReviewEvent, reviewEvents, reviewSubmitted } from '@sternklar/contracts/reviews/review.events';
import { type Projection, type SqlStatement, statement } from '@sternklar/event-store/projection';
import {
  addSearchableAccountAddresses,
  changeSearchableAccountAddresses,
} from '../../engine/read-model/account-addresses.ts';
import { ERASE_SEARCHABLE_ADDRESS, ERASED, forErasedAccounts } from '../../engine/read-model/erased-accounts.ts';
import { sqlFile } from '../../engine/read-model/sql-file.ts';
import { searchableText, storableText } from '../../engine/read-model/stored-text.ts';
import { changesByCase, forRows } from '../case-batch.ts';
import { followRemovedBusinesses, forgetSettledRemovals } from '../removed-businesses.ts';
import { eraseReferencesOfAccounts, followSentReferences } from '../sent-references.ts';

const SKIPPED = {
  ReviewNoteAdded: 'notes stand in the history, and change nothing',
  EvidenceRemoved: 'the read model of evidence has it',
};
const STEPS = allBut(reviewEvents, SKIPPED);

/**
 * Where the case of each review stands: what its steps come to, what comes next in it, and the words that screens show. Cases
 * of removed businesses are kept aside, and follow their events there: nothing counts them.
 */
export const reviewCase: Projection = {
  name: 'review-case',
  version: 16,
  tables: sqlFile(new URL('./review-case.table.sql', import.meta.url)),
  indexes: sqlFile(new URL('./review-case.indexes.sql', import.meta.url)),
  handles: [
    accountRegistered.type,
    emailChanged.type,
    emailChangeUndone.type,
    accountErased.type,
    businessAdded.type,
    businessRemoved.type,
    businessRestored.type,
    businessRemovalSettled.type,
    ...STEPS.map(({ type }) => type),
  ],
  skips: SKIPPED,
  apply(events) {
    const moving = [
      ...followCases(eventsAmong(events, STEPS)),
      ...followSentReferences(events, 'review_case'),
      ...followRemovedBusinesses(events, MARK_REVIEWS),
      ...forgetSettledRemovals(events, 'review_case'),
      ...forErasedAccounts(events, erasedIn(events), [
        ERASE_SEARCHABLE_ADDRESS,
        ERASE_NAMES,
        ERASE_WORDS,
        ERASE_REFERENCES,
      ]),
    ];
    return [
      ...addSearchableAccountAddresses(registeredIn(events)),
      ...changeSearchableAccountAddresses(readdressedIn(events)),
      ...addSearchableBusinesses(events),
      ...moving,
      ...(moving.length > 0 ? forgetEmptyRows : []),
    ];
  },
};

/** The same tables come of a history however it is cut into batches: so no row is left that counts nothing. */
const forgetEmptyRows = statement('delete from case_count where cases = 0');

/** Where a case is counted. */
const due = (state: string, moment: string) =>
  `case when ${state} in ('waiting-for-platform', 'waiting-for-both') then ${moment} else '' end`;

/** Adds rows (state, due, difference) to the counts. */
const addToCounts = (rows: string): string => `
  insert into case_count as total (state, due, cases)
  select state, due, sum(difference) from (${rows}) as moved group by state, due having sum(difference) <> 0
  on conflict (state, due) do update set cases = total.cases + excluded.cases`;

/** Takes cases out of where they were counted, and counts them where they stand by now. */
const MOVE_COUNTS = addToCounts(`
  select old_state as state, ${due('old_state', 'old_moment')} as due, -1 as difference from changed
  where not business_removed
  union all select state, ${due('state', 'moment')}, 1 from changed where not business_removed`);

const ERASE_REFERENCES = eraseReferencesOfAccounts('review_case');
const ERASE_NAMES = {
  sql: `update business set name = null, name_key = '' where account_id = any(${ERASED})`,
  broughtBy: [businessAdded],
};
/**
 * What the platform would miss is told by what was erased; a built-anew case must say the same. So does where it is
 * counted: as one that lacks nothing.
 */
const ERASE_WORDS = {
  sql: `
    with changed as (
      update review_case set words = '{}', facts = review_case.facts || '{"missing": []}'
      from review_case as before
      where review_case.id = before.id and review_case.account_id = any(${ERASED})
      returning before.state as old_state, before.moment as old_moment, review_case.state, review_case.moment,
                review_case.business_removed
    ) ${MOVE_COUNTS}`,
  broughtBy: [reviewSubmitted, reviewDetailsAmended, questionAsked, questionAnswered, platformAnswered],
};

/** Words that are shown of a case; those that no key can read any more are missing. */
export interface CaseWords {
  readonly reviewer?: string;
  /** As it is searched. */
  readonly reviewerKey?: string;
  readonly facts?: string;
  readonly question?: string;
  readonly answer?: string;
  readonly entered?: string;
}

/** What the events of a batch make of a case: merged into what it is, or a new one. */
interface Change {
  readonly id: string;
  readonly businessId: string;
  readonly accountId: string;
  /** It was handed in in this batch. */
  readonly isNew: boolean;
  /** When; null where that was before. */
  readonly createdAt: string | null;
  readonly facts: Partial<CaseFacts>;
  readonly words: CaseWords;
  /** Whatever words there were before are gone. */
  readonly isErased: boolean;
}

const readable = (name: keyof CaseWords, text: string | null): CaseWords => {
  const kept = storableText(text);
  return kept === null ? {} : { [name]: kept };
};

const authorOf = (name: string | null): CaseWords => ({
  ...readable('reviewer', name),
  ...(name === null ? {} : { reviewerKey: searchableText(name) }),
});

const wordsOf = (event: RecordedEvent<ReviewEvent>): CaseWords => {
  switch (event.type) {
    case 'ReviewSubmitted':
      return authorOf(event.data.reviewerName);
    case 'ReviewDetailsAmended':
      // Facts that were taken back are none, not the ones before.
      return { ...authorOf(event.data.reviewerName), facts: storableText(event.data.facts) ?? '' };
    case 'QuestionAsked':
      return readable('question', event.data.text);
    case 'QuestionAnswered':
      return readable('answer', event.data.text);
    case 'PlatformAnswered':
      // Without words it is not what was said before.
      return event.data.enteredBy === 'customer' ? { entered: storableText(event.data.text) ?? '' } : {};
    default:
      return {};
  }
};

const after = (before: Change | undefined, event: RecordedEvent<ReviewEvent>): Change => {
  const { reviewId: id, businessId, accountId } = event.data;
  const isErased = event.type === 'ReviewErased';
  const createdAt = event.type === 'ReviewSubmitted' ? event.recordedAt : (before?.createdAt ?? null);
  return {
    id,
    businessId,
    accountId,
    isNew: createdAt !== null,
    createdAt,
    facts: { ...before?.facts, ...caseFactsOf(event) },
    words: isErased ? {} : { ...before?.words, ...wordsOf(event) },
    isErased: isErased || before?.isErased === true,
  };
};

/** A case whose review was handed in while its business was being removed is kept aside with it. */
const ADD_CASES = `
  with added as (
    insert into review_case (id, business_id, account_id, created_at, facts, words, business_removed)
    select new.id, new.business_id, new.account_id, created_at, facts, words, business.removed
    from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::timestamptz[], $5::jsonb[], $6::jsonb[])
      as new (id, business_id, account_id, created_at, facts, words)
    join business on business.id = new.business_id
    on conflict (id) do nothing
    returning state, moment, business_removed
  ) ${addToCounts(
    `select state, ${due('state', 'moment')} as due, 1 as difference from added where not business_removed`,
  )}`;

const CHANGE_CASES = `
  with changed as (
    update review_case set facts = review_case.facts || change.facts,
      words = case when change.is_erased then '{}' else review_case.words end || change.words
    from review_case as before
    join unnest($1::uuid[], $2::jsonb[], $3::jsonb[], $4::boolean[]) as change (id, facts, words, is_erased)
      on change.id = before.id
    where review_case.id = before.id
    returning before.state as old_state, before.moment as old_moment, review_case.state, review_case.moment,
              review_case.business_removed
  ) ${MOVE_COUNTS}`;

const followCases = (steps: readonly RecordedEvent<ReviewEvent>[]): readonly SqlStatement[] => {
  const { added, changed } = changesByCase(steps, after);
  const toRow = (change: Change) => ({
    ...change,
    factsJson: JSON.stringify(change.facts),
    wordsJson: JSON.stringify(change.words),
  });
  return [
    ...forRows(ADD_CASES, added.map(toRow), ['id', 'businessId', 'accountId', 'createdAt', 'factsJson', 'wordsJson']),
    ...forRows(CHANGE_CASES, changed.map(toRow), ['id', 'factsJson', 'wordsJson', 'isErased']),
  ];
};

/** With what their names are searched by. */
function addSearchableBusinesses(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  return forRows(
    `insert into business (id, account_id, name, name_key)
     select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[])
     on conflict (id) do nothing`,
    eventsOf(events, businessAdded).map(({ data }) => ({
      id: data.businessId,
      accountId: data.accountId,
      name: storableText(data.businessName),
      nameKey: searchableText(data.businessName),
    })),
    ['id', 'accountId', 'name', 'nameKey'],
  );
}

const MARK_REVIEWS = `with changed as (
     update review_case set business_removed = change.removed
     from unnest($1::uuid[], $2::boolean[]) as change (business_id, removed)
     where review_case.business_id = change.business_id and review_case.business_removed <> change.removed
     returning review_case.state, review_case.moment,
               case when review_case.business_removed then -1 else 1 end as difference
   ) ${addToCounts(`select state, ${due('state', 'moment')} as due, difference from changed`)}`;
