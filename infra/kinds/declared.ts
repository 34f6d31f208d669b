interface Declared {
  /** Its name without folders, which may change. */
  readonly file: string;
  /** As the search shows it. */
  readonly code: string;
  /** Why it is right for a word that nobody knows yet. */
  readonly because: string;
}

/** Catch-alls that are meant. One that is gone from the sources has to go from here, too. */
export const DECLARED: readonly Declared[] = [
  {
    file: 'Say.tsx',
    code: "phrase.lang === 'de' ? phrase.text : <span lang={phrase.lang}>{phrase.text}</spa",
    because: 'the page is German, and every other language is marked by its own name',
  },
  {
    file: 'account-steps.tsx',
    code: 'TONES[entry.kind]',
    because: 'the table above names every kind; without a colour of its own it is plain',
  },
  {
    file: 'live-update.ts',
    code: 'value as LiveUpdate',
    because: 'the line checks by a table of all kinds',
  },
  {
    file: 'visitor-conversation.ts',
    code: 'natives.parse(data) as LiveUpdate',
    because: 'the two kinds that a chat follows are asked for by name; a table costs every page of a partner',
  },
  {
    file: 'Say.tsx',
    code: "phrase.lang === 'de' ? phrase.text : <span lang={phrase.lang}>{phrase.text}</spa",
    because: 'every language but the page’s own is marked as what it is, whichever it is',
  },
  {
    file: 'decision-calls.ts',
    code: "if (outcome !== 'changed') ownChanges.forget(id);",
    because: 'the stream tells of nothing but changes',
  },
  {
    file: 'DecisionBar.tsx',
    code: "chosen === 'eingereicht' && status !== 'eingereicht' ? 'Zurück auf eingereicht'",
    because: 'the one decision whose button says something else; the others have their labels in a table',
  },
  {
    file: 'DecisionBar.tsx',
    code: "chosen === 'eingereicht' ? 'text' : 'contained'",
    because: 'leaving it as it is weighs less than any decision',
  },
  {
    file: 'account.ts',
    code: "event.type === 'RegistrationAbandoned' ? { status: 'abandoned' } : state",
    because: 'nothing else begins an account',
  },
  {
    file: 'registration.ts',
    code: "by.kind === 'owner' ? ({ kind: 'account', id: accountId } as const) : context.ac",
    because: 'whoever is not the new owner acts as themselves',
  },
  {
    file: 'replay-review.route.ts',
    code: '(await codec.decode(stored)) as readonly RecordedEvent<ReviewEvent>[]',
    because: 'it is the stream of a review, and what tells an entry names every event of it',
  },
  {
    file: 'review-words.ts',
    code: '(await codec.decode(stored)) as readonly RecordedEvent<ReviewEvent>[]',
    because: 'it is the stream of a review, of which what was told and corrected is looked for',
  },
  {
    file: 'status-before.ts',
    code: "history[at - 1]?.kind === 'came-back' ? null : last.from",
    because: 'only a return brings its status along; whatever else stood before a change had no part in it',
  },
  {
    file: 'review-proof.ts',
    code: 'decoded as readonly RecordedEvent<ReviewEvent>[]',
    because: 'it is the stream of a review, and what tells an entry names every event of it',
  },
  {
    file: 'review-proof.ts',
    code: "submitted?.type === 'ReviewSubmitted' ? submitted.data : {}",
    because: 'nothing else begins a review, and without its beginning a proof names nobody',
  },
  {
    file: 'when-team-answered-then-mail-absent-customer.ts',
    code: 'event as Answered',
    because: '`handles` names exactly these',
  },
  {
    file: 'when-reminded-of-payment-then-mail-customer.ts',
    code: 'event as Step',
    because: 'a reactor gets no other events than those that it handles, which are these',
  },
  {
    file: 'when-subscription-changed-then-mail-customer.ts',
    code: 'event as Changed',
    because: '`handles` is made of the same list',
  },
  {
    file: 'when-second-payment-refunded-then-mail-customer.ts',
    code: 'event as Refunded',
    because: '`handles` names exactly these',
  },
  {
    file: 'when-subscription-ended-then-cancel-later-invoices.ts',
    code: 'event as Ended',
    because: '`handles` names exactly these',
  },
  {
    file: 'open-checkout.ts',
    code: "if (page.order.kind === 'invoice' && isPaid(state, page.order.invoiceId)) return",
    because: 'a rule for invoices alone',
  },
  {
    file: 'withdraw-booking.ts',
    code: "if (command.reason === 'paid-back' && !isOwed) return reject('invoice-not-cancel",
    because: 'only what is owed can go back; every other reason needs nothing of the kind',
  },
  {
    file: 'InvoiceActions.tsx',
    code: "payment_trouble === 'transfer-owed' ? 'Überweisung zurückgezahlt' : 'Buchung zur",
    because: 'a booking is taken back, except where its money is to go back first',
  },
  {
    file: 'open-subscription-checkout.route.ts',
    code: "if ((await subscriptionOf(accountId))?.status === 'active') throw alreadyActive(",
    because: 'only one that runs stands in the way of another',
  },
  {
    file: 'rebuilds.ts',
    code: "if (time - writtenAt < WRITTEN_EVERY_MS && progress.phase === 'reading') return;",
    because: 'reading alone tells of its progress so often that not all of it is written',
  },
  {
    file: 'live-streams.ts',
    code: "caller.kind === 'visitor' ? visitorPlaces.take(caller, address) : () => undefine",
    because: 'a share of the places is kept from visitors alone',
  },
  {
    file: 'conversation-state.ts',
    code: "if (heard !== null && heard !== 'person') return heard;",
    because: 'with a person alone it ends without being told',
  },
  {
    file: 'conversation.ts',
    code: "if (sender !== 'admin' && state.isSending(current)) heardMeanwhile = true; else",
    because: 'everything but the team’s words may come with the answer that is on its way',
  },
  {
    file: 'MessageLog.tsx',
    code: "sender !== 'user' && ' · '",
    because: 'everybody but the reader is named before the time',
  },
  {
    file: 'changed-meanwhile.ts',
    code: "switch (kind) { case 'submitted': return 'Eingereicht'; case 'status-changed': r",
    because: 'what is neither status, note nor erasure is told by caseStepName, which names every kind',
  },
  {
    file: 'case-words.ts',
    code: "if (review.status === 'gelöscht') return 'Die Plattform hat die Bewertung gelösc",
    because: 'a case is decided once the platform removed the review, or kept it',
  },
  {
    file: 'steps-for.ts',
    code: "if (review.status === 'gelöscht') return ['return'];",
    because: 'a case is decided once the platform removed the review, or kept it',
  },
  {
    file: 'history-steps.tsx',
    code: "switch (kind) { case 'submitted': return 'Eingereicht'; case 'erased': return 'A",
    because: 'what is neither status, note nor erasure is told by caseStepName, which names every kind',
  },
  {
    file: 'live-update.projection.ts',
    code: 'TO_STAFF_ALONE.has(event.type)',
    because: 'what happens to a customer’s review is told to them, unless it is named there',
  },
  {
    file: 'CaseHolder.tsx',
    code: "if (!taken_over && next.state === 'withdrawn') return null;",
    because: 'who may take it over, the server says; while it is withdrawn there is nothing to work on',
  },
  {
    file: 'forward-words.ts',
    code: "channel === 'legal-form' ? found.filter(({ next }) => next.state === 'incomplete",
    because: 'the legal form alone refuses what is incomplete, and the server says why of every other one',
  },
  {
    file: 'review-case.projection.ts',
    code: "event.data.enteredBy === 'customer' ? { entered: storableText(event.data.text) ?",
    because: 'only what the customer entered is to be confirmed',
  },
  {
    file: 'case-facts.ts',
    code: "if (enteredBy === 'customer') return { answerEnteredAt: at, enteredAnswer: answe",
    because: 'an answer is entered by the customer, who cannot decide, or by staff',
  },
  {
    file: 'review-case.projection.ts',
    code: "switch (event.type) { case 'ReviewSubmitted': return authorOf(event.data.reviewe",
    because: 'these are all whose words the page of a case and lists show',
  },
  {
    file: 'review-case.projection.ts',
    code: "event.type === 'ReviewSubmitted' ? event.recordedAt : (before?.createdAt ?? null",
    because: 'only handing in begins a case',
  },
  {
    file: 'live-update.projection.ts',
    code: 'TO_STAFF_ALONE.has(event.type)',
    because: 'who works on a case is told to staff; everything else its customer hears as well',
  },
  {
    file: 'review-evidence.projection.ts',
    code: 'HANDLED.has(type)',
    because: 'these are all that is about a file; any other event leaves the files as they are',
  },
  {
    file: 'review-history.ts',
    code: "event.type === 'RemovalForwarded' ? 'forwarded' : 'appealed'",
    because: 'only these two events come there',
  },
  {
    file: 'review.ts',
    code: "event.type === 'ReviewSubmitted' ? submitted(event) : before",
    because: 'nothing else begins a review',
  },
  {
    file: 'customer-steps.ts',
    code: "if (state.status === 'gelöscht') return reject('review-removed');",
    because: 'what is gone from the platform is all that cannot be withdrawn',
  },
  {
    file: 'staff-steps.ts',
    code: "if (state.status !== 'nicht_genehmigt') return reject('not-refused');",
    because: 'an appeal is against a refusal, and nothing else',
  },
  {
    file: 'CaseSteps.tsx',
    code: "next.state === 'decided' ? DECISIONS : PLATFORM_ANSWERS",
    because: 'a case that is not decided takes every answer of the platform',
  },
  {
    file: 'staff-steps.ts',
    code: "state.status === 'gelöscht' ? [{ type: 'ReviewCameBack', data: { ...idsOf(state)",
    because: 'what was never removed cannot come back',
  },
  {
    file: 'casework.ts',
    code: "review.status === 'gelöscht' ? { title: 'Die Plattform hat die Bewertung gelösch",
    because: 'a case is decided once the platform removed the review, or kept it',
  },
  {
    file: 'notice-draft.ts',
    code: 'fields[field.name]',
    because: 'what nobody changed is as the notice has it',
  },
  {
    file: 'use-shown-notice.ts',
    code: 'all[channel]',
    because: 'a way that nobody looked at shows nothing',
  },
  {
    file: 'case-facts.ts',
    code: 'IS_NO_STEP.has(event.type)',
    because: 'every other event is a step of whoever took it',
  },
  {
    file: 'case-facts.ts',
    code: "event.data.addedBy === 'customer' ? { toldAt: at } : {}",
    because: 'what staff add themselves they need not be told',
  },
  {
    file: 'review.ts',
    code: "switch (event.type) { case 'PlatformAnswered': { const { answer, text, enteredBy",
    because: 'any other step leaves what the platform said behind, so that the same words count as new again',
  },
  {
    file: 'staff-steps.ts',
    code: "if (enteredBy === 'customer') return isSame || (text === null && casework.decide",
    because: 'an answer is entered by the customer, who cannot decide, or by staff',
  },
];
