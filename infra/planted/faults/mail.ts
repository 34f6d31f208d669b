import type { PlantedFault } from '../planted-fault.ts';

/** What is sent to people, once and only to those who want it. */
export const mail: readonly PlantedFault[] = [
  {
    name: 'mail-asked-for-twice',
    promise: 'A reactor that sees an event again asks for no second mail.',
    file: 'backend/src/reviews/reactors/when-review-status-changed-then-mail-customer.ts',
    from: 'id: mailOfChange(id),',
    to: 'id: crypto.randomUUID(),',
  },
  {
    name: 'mail-sent-twice',
    promise: 'A mail that went out does not go out again when that could not be written down.',
    file: 'backend/src/platform/mail/outbox-sender.ts',
    from: 'for (const [taken, outcome] of unrecorded) await recordOrKeep(taken, outcome);',
    to: 'unrecorded.clear();',
  },
  {
    name: 'mail-taken-by-two',
    promise: 'Two senders never take the same mail.',
    file: 'backend/src/platform/mail/outbox-table.ts',
    from: "where id = $1 and attempts = $2 and state = 'waiting'`;\n\nconst postponeSql",
    to: "where id = $1 and state = 'waiting'`;\n\nconst postponeSql",
  },
  {
    name: 'mail-never-given-up',
    promise: 'A mail that cannot be delivered is given up after a day.',
    file: 'backend/src/platform/mail/outbox-sender.ts',
    from: 'outcome.permanent || taken.attempt >= MAX_ATTEMPTS',
    to: 'outcome.permanent || taken.attempt < 0',
  },
  {
    name: 'mail-to-those-who-declined',
    promise: 'Who declined mails on decisions gets none.',
    file: 'backend/src/platform/mail/mail-composer.ts',
    from: 'mayBeDeclined && !contact.statusMails',
    to: 'mayBeDeclined === null && !contact.statusMails',
  },
  {
    name: 'unsubscribed-by-anybody',
    promise: 'Mails are declined by who holds one, for themselves and for nobody else.',
    file: 'backend/src/accounts/unsubscribe-by-mail/unsubscribe-tokens.ts',
    from: 'given.length === wanted.length && timingSafeEqual(given, wanted) ? accountId : null',
    to: 'given.length === wanted.length ? accountId : null',
  },
  {
    name: 'code-mailed-too-late',
    promise: 'A code that would have expired is not mailed any more.',
    file: 'backend/src/platform/mail/mail-composer.ts',
    from: 'sentAt.getTime() - createdAt.getTime() >= usefulForMs',
    to: 'sentAt.getTime() < createdAt.getTime()',
  },
];
