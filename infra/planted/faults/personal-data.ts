import type { PlantedFault } from '../planted-fault.ts';

/** What is kept of people, for how long, and who reads it. */
export const personalData: readonly PlantedFault[] = [
  {
    name: 'key-kept-after-erasure',
    promise: 'Whose data are erased has no key any more.',
    file: 'event-store/src/personal-data/subject-key-table.ts',
    from: 'set wrapped_key = null, destroyed_at = now()',
    to: 'set wrapped_key = k.wrapped_key',
  },
  {
    name: 'new-key-for-the-erased',
    promise: 'Nothing is recorded again for somebody who was erased.',
    file: 'event-store/src/personal-data/subject-keys.ts',
    from: 'if (!key) throw new SubjectErased(',
    to: 'if (!key) continue;\n    if (subject === "") throw new SubjectErased(',
  },
  {
    name: 'field-opens-elsewhere',
    promise: 'Sealed fields open in their own event and nowhere else.',
    file: 'event-store/src/personal-data/sealed-fields.ts',
    from: 'JSON.stringify([eventId, type, subject, fields])',
    to: 'JSON.stringify([type, subject, fields, eventId.length])',
  },
  {
    name: 'box-for-two-keys',
    promise: 'Nobody can prepare one box for two keys and swap them later.',
    file: 'event-store/src/personal-data/sealed-fields.ts',
    from: 'if (!commitsTo(commitment, key)) return undefined;',
    to: '',
  },
  {
    name: 'address-in-a-log-line',
    promise: 'Log lines of requests name routes and never addresses, which may tell who somebody is.',
    file: 'backend/src/platform/http/request-log.ts',
    from: "route: request.routeOptions.url ?? 'unmatched',",
    to: 'route: request.url,',
  },
  {
    name: 'address-in-a-mails-trouble',
    promise: 'Of a mail that did not go out no address is kept with the reason.',
    file: 'backend/src/platform/mail/outbox-sender.ts',
    from: 'const reason = describeFailure(error);',
    to: 'const reason = String(error);',
  },
  {
    name: 'erased-without-waiting',
    promise: 'Who asked to be deleted can take it back for fourteen days.',
    file: 'backend/src/accounts/retention/carry-out-deletion-requests.job.ts',
    from: 'daysBefore(at, DELETION_REQUEST_WAITS_DAYS)',
    to: 'daysBefore(at, DELETION_REQUEST_WAITS_DAYS - 1)',
  },
  {
    name: 'own-data-without-removed-businesses',
    promise: 'Everything that is kept about somebody is in their own copy of it.',
    file: 'backend/src/accounts/export-own-data/own-data.ts',
    from: 'deps.reviewsOfRemoved(accountId)',
    to: 'deps.reviewsOfRemoved(crypto.randomUUID())',
  },
  {
    name: 'backup-without-a-table',
    promise: 'A backup holds every table that cannot be built from the log.',
    file: 'backend/src/composition/migrations.ts',
    from: "  'back_office',\n",
    to: '',
  },
  {
    name: 'review-text-left-in-the-list',
    promise: 'Of a review that was erased for its age no text is left in lists.',
    file: 'projections/src/reviews/review-list/review-list.projection.ts',
    from: "reviewer_name = null, review_text = null, review_url = null, search_text = ' '",
    to: 'reviewer_name = null, review_text = null, review_url = null',
  },
];
