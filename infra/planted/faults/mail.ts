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
    from: 'takenAt.getTime() - createdAt.getTime() >= usefulForMs',
    to: 'takenAt.getTime() < createdAt.getTime()',
  },
  {
    name: 'push-asked-for-twice',
    promise: 'A reactor that sees an event again asks for no second push message.',
    file: 'backend/src/reviews/reactors/when-review-status-changed-then-push-customer.ts',
    from: 'id: pushOfChange(deviceId)(id),',
    to: 'id: crypto.randomUUID(),',
  },
  {
    name: 'push-to-anywhere',
    promise: 'Push messages go to known push services alone, whatever address a browser names.',
    file: 'backend/src/platform/push/push-services.ts',
    from: 'return services.some((service) => isOf(hostname, service));',
    to: 'return services.length > 0;',
  },
  {
    name: 'push-into-the-own-network',
    promise: 'A name that leads to a private address is not connected to.',
    file: 'backend/src/platform/push/public-lookup.ts',
    from: 'addresses.filter(isPublicAddress)',
    to: 'addresses.filter(Boolean)',
  },
  {
    name: 'push-after-signing-out',
    promise: 'Who signs a browser out is told nothing in it any more.',
    file: 'backend/src/accounts/sessions/sessions.ts',
    from: 'where session_id in (select id from ended))`',
    to: 'where session_id in (select id from ended where id is null))`',
  },
  {
    name: 'push-though-the-service-wants-rest',
    promise: 'A push service that asks for a pause gets one.',
    file: 'backend/src/platform/mail/outbox-sender.ts',
    from: 'Math.max(waitAfter(taken.attempt, random()), outcome.retryAfterMs)',
    to: 'waitAfter(taken.attempt, random())',
  },
];
