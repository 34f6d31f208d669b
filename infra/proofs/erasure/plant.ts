import { eventRegistry } from '@sternklar/contracts/event-definitions';
import { type PaymentEvent, paymentStream } from '@sternklar/contracts/payments/payment.events';
import { personalFieldsOf } from '@sternklar/contracts/personal-data';
import { dayInGermany } from '@sternklar/contracts/subscriptions/term';
import { v7 } from 'uuid';
import { EXAMPLE_RECEIVER_KEYS } from '../../../backend/src/platform/push/testing/example-receiver.ts';
import { type ApiAnswer, type ApiCalls, apiCalls } from '../../../backend/src/testing/api-calls.ts';
import { ADMIN } from '../../../backend/src/testing/running-product.ts';
import type { OwnProduct } from './own-product.ts';

const PASSWORD = 'pflanze-passwort-1';
const DAY_MS = 86_400_000;

/** Whose keys an erasure destroys. */
const OWN = new Set(['account', 'review']);

/** Every personal field of an account and of its reviews, as `Type.field`. */
export const personalFields = (): readonly string[] =>
  [...eventRegistry.values()].flatMap(({ type, schema }) =>
    [...personalFieldsOf(schema)].filter(([, { subject }]) => OWN.has(subject)).map(([field]) => `${type}.${field}`),
  );

/** A word that nobody else writes, in lower case, so that it is found in what is made for searching, too. */
const wordFor = (field: string) => `pflanze-${field.toLowerCase().replace('.', '-')}`;

export interface Planted {
  readonly email: string;
  readonly accountId: string;
  readonly reviewIds: readonly string[];
  /** What was written where, by what it was written into. */
  readonly words: ReadonlyMap<string, string>;
  /** Words that invoices name, by law. */
  readonly onInvoices: readonly string[];
  erase(): Promise<ApiAnswer>;
}

/** The body of an answer; throws on a refusal. */
const done = async <Body>(answer: Promise<ApiAnswer<Body>>): Promise<Body> => {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`Planting was refused with ${status}: ${JSON.stringify(body)}`);
  return body;
};

/** Keeps what is written into a field, by default a word that names it. */
type Word = (field: string, itself?: string) => string;

/** What no call of the API writes without a payment provider. */
const plantPayments = async ({ product, now }: OwnProduct, accountId: string, word: Word) => {
  const details = (type: string) => ({
    companyName: word(`${type}.companyName`),
    billingDetails: { street: word(`${type}.billingDetails`), postalCode: '55543', town: 'Bad Kreuznach', vatId: null },
  });
  const common = { checkoutId: v7(), accountId, provider: 'stripe', amountCents: 5_900 } as const;
  const order = { kind: 'invoice', invoiceId: v7() } as const;
  const at = now().toISOString();
  const opened: PaymentEvent = {
    type: 'CheckoutOpened',
    data: { ...common, order, openedAt: at, ...details('CheckoutOpened') },
  };
  const paid: PaymentEvent = {
    type: 'CheckoutPaid',
    data: {
      ...common,
      order,
      paymentReference: 'pi_proof',
      customerReference: word('CheckoutPaid.customerReference'),
      cardReference: word('CheckoutPaid.cardReference'),
      paidAt: at,
      ...details('CheckoutPaid'),
    },
  };
  // With it nothing is to go back.
  const settled: PaymentEvent = {
    type: 'InvoicePaid',
    data: {
      invoiceId: order.invoiceId,
      accountId,
      provider: 'stripe',
      amountCents: 5_900,
      paymentReference: 'pi_proof',
      paidAt: at,
    },
  };
  const changed: PaymentEvent = {
    type: 'CardChanged',
    data: {
      cardPageId: v7(),
      accountId,
      provider: 'stripe',
      customerReference: word('CardChanged.customerReference'),
      cardReference: word('CardChanged.cardReference'),
      changedAt: at,
    },
  };
  // Days that nothing else names.
  const noted: PaymentEvent = {
    type: 'CardExpiryNoted',
    data: {
      accountId,
      provider: 'stripe',
      cardReference: word('CardExpiryNoted.cardReference'),
      expiresOn: word('CardExpiryNoted.expiresOn', '7031-08-09'),
      notedAt: at,
    },
  };
  const reminded: PaymentEvent = {
    type: 'CardExpiryReminded',
    data: {
      accountId,
      provider: 'stripe',
      expiresOn: word('CardExpiryReminded.expiresOn', '7032-08-09'),
      remindedAt: at,
    },
  };
  const id = v7();
  await product.commands.handle<null, PaymentEvent>({
    streamType: { initialState: null, evolve: () => null },
    streamId: paymentStream(accountId),
    decide: () => [opened, paid, settled, changed, noted, reminded],
    context: { actor: { kind: 'operator' }, accountId, correlationId: id, causationId: id, commandId: id },
  });
};

interface Casework {
  readonly person: ApiCalls;
  readonly admin: ApiCalls;
  readonly word: (field: string, itself?: string) => string;
  readonly reviewId: string;
}

const OCTETS = { 'content-type': 'application/octet-stream' };

/** A PDF with a word in it, sent as a file of a name. */
const sendFile = async (
  person: ApiCalls,
  reviewId: string,
  { name, inside }: Readonly<Record<'name' | 'inside', string>>,
) => {
  const pdf = Buffer.from(`%PDF-1.4\n% ${inside}\n%%EOF\n`);
  const body = { name: `${name}.pdf`, size: pdf.length };
  const { id } = await done(person.post<{ id: string }>(`/reviews/${reviewId}/evidence-uploads`, body));
  await done(person.put(`/evidence-uploads/${id}?offset=0`, pdf, OCTETS));
  return id;
};

const plantEvidence = async ({ person, word, reviewId }: Omit<Casework, 'admin'>) => {
  const names = { name: word('EvidenceAdded.name'), inside: word('evidence.content') };
  const id = await sendFile(person, reviewId, names);
  const { content_hash } = await done(person.post<{ content_hash: string }>(`/evidence-uploads/${id}/completion`));
  word('EvidenceAdded.contentHash', content_hash);
};

/** Every step that holds words, so that each of its fields has one of its own. */
const plantCasework = async ({ person, admin, word, reviewId }: Casework) => {
  const path = `/reviews/${reviewId}`;
  const details = {
    reviewer_name: word('ReviewDetailsAmended.reviewerName'),
    rating: 1,
    review_text: word('ReviewDetailsAmended.reviewText'),
    review_url: `https://maps.example/${word('ReviewDetailsAmended.reviewUrl')}`,
    facts: word('ReviewDetailsAmended.facts'),
  };
  await done(person.put(`${path}/details`, details));
  await done(admin.post(`${path}/questions`, { text: word('QuestionAsked.text') }));
  const { question } = await done(person.get<{ question: { id: string } }>(`${path}/case`));
  await plantEvidence({ person, word, reviewId });
  await done(person.post(`${path}/questions/${question.id}/answer`, { text: word('QuestionAnswered.text') }));
  const sent = (step: string) => ({
    channel: 'post',
    sent_text: word(`${step}.sentText`),
    reference: word(`${step}.reference`),
  });
  await done(admin.post(`${path}/forwardings`, sent('RemovalForwarded')));
  await done(
    admin.put(`${path}/follow-up`, {
      on: dayInGermany(new Date(Date.now() + 30 * DAY_MS).toISOString()),
      reason: word('FollowUpSet.reason'),
    }),
  );
  const refused = { answer: 'refused', text: word('PlatformAnswered.text') };
  await done(admin.post(`${path}/platform-answers`, refused));
  await done(person.post(`${path}/appeal-wish`, {}));
  await done(admin.post(`${path}/appeal-set-aside`, { text: word('AppealSetAside.text') }));
  await done(admin.post(`${path}/appeals`, sent('RemovalAppealed')));
  await done(person.post(`${path}/withdrawal`, { reason: word('RemovalWithdrawn.reason') }));
};

const plantReviews = async (person: ApiCalls, admin: ApiCalls, word: Casework['word']) => {
  const business = {
    business_name: word('BusinessAdded.businessName'),
    google_business_link: `https://maps.example/${word('BusinessAdded.googleBusinessLink')}`,
  };
  const reviewFor = (business_id: string) => ({
    business_id,
    reviewer_name: word('ReviewSubmitted.reviewerName'),
    rating: 1,
    review_text: word('ReviewSubmitted.reviewText'),
    review_url: `https://maps.example/${word('ReviewSubmitted.reviewUrl')}`,
  });
  const note = { note: word('ReviewNoteAdded.text'), shown_to_customer: true };
  const reviewIds: string[] = [];
  // One of them stays as it was handed in.
  for (const [removed, isWorkedOn] of [
    [true, true],
    [false, true],
    [false, false],
  ] as const) {
    const { id } = await done(person.post<{ id: string }>('/business', business));
    const review = await done(person.post<{ id: string }>('/reviews', reviewFor(id), { 'idempotency-key': v7() }));
    await done(admin.post(`/reviews/${review.id}/notes`, note));
    if (isWorkedOn) await plantCasework({ person, admin, word, reviewId: review.id });
    await done(admin.put(`/reviews/${review.id}/status`, { status: 'gelöscht' }));
    if (removed) await done(person.delete(`/business/${id}`));
    reviewIds.push(review.id);
  }
  return reviewIds;
};

/** Another address, which is taken back: what the log holds of it is all that is left. */
const plantAddresses = async (
  { product, visitor }: OwnProduct,
  { person, admin, accountId, email }: { person: ApiCalls; admin: ApiCalls; accountId: string; email: string },
  word: (field: string, itself?: string) => string,
) => {
  const newEmail = `${word('EmailChanged.email')}@sternklar.test`;
  word('EmailChangeRequested.newEmail', newEmail);
  word('EmailChangeUndone.email', email);
  const asked = { new_email: newEmail, password: PASSWORD };
  const { verification_code } = await done(person.post<{ verification_code: string }>('/account/email-change', asked));
  await done(person.post('/account/email-change/confirmation', { verification_code }));
  await product.catchUp();
  const idOf = async (kind: string) => {
    const history = await done(admin.get<{ id: string; kind: string }[]>(`/admin/users/${accountId}/history`));
    return history.findLast((entry) => entry.kind === kind)?.id ?? '';
  };
  const token = product.accountServices.undoTokens.tokenOf({ accountId, changeId: await idOf('email-changed') });
  const { statusCode } = await product.app.inject({
    method: 'POST',
    url: `/adresse-zurueck?token=${token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  });
  if (statusCode !== 200) throw new Error(`Taking the address back was refused with ${statusCode}.`);
  await product.catchUp();
  const reset_code = product.accountServices.codes.codeOf(await idOf('reset-code-issued'));
  await done(visitor.post('/auth/reset-password', { email, reset_code, new_password: PASSWORD }));
};

/** A second subscription, which ends out of the ordinary at once. */
const plantTermination = async (
  { product, now }: OwnProduct,
  admin: ApiCalls,
  { subscribed, note }: { readonly subscribed: object; readonly note: string },
) => {
  const { id } = await done(admin.post<{ id: string }>('/subscription/create', subscribed));
  await product.catchUp();
  const today = dayInGermany(now().toISOString());
  const end = { cause: 'insolvency', declared_by: 'customer', declared_on: today, ends_on: today, note };
  await done(admin.post(`/admin/subscriptions/${id}/termination`, end));
  await product.catchUp();
};

/** The bank statement's words, on an invoice that there is: no call takes a booking without a payment provider. */
const plantTransfer = async (
  { product, now }: OwnProduct,
  { person, accountId }: { readonly person: ApiCalls; readonly accountId: string },
  word: Word,
) => {
  const [invoice] = await done(person.get<{ id: string }[]>('/invoices'));
  const at = now().toISOString();
  const booked: PaymentEvent = {
    type: 'TransferBooked',
    data: {
      ...{ invoiceId: invoice?.id ?? '', accountId, amountCents: 5_900, receivedOn: dayInGermany(at), bookedAt: at },
      reference: word('TransferBooked.reference'),
    },
  };
  const id = v7();
  await product.commands.handle<null, PaymentEvent>({
    streamType: { initialState: null, evolve: () => null },
    streamId: paymentStream(accountId),
    decide: () => [booked],
    context: { actor: { kind: 'operator' }, accountId, correlationId: id, causationId: id, commandId: id },
  });
  await product.catchUp();
};

/** An invoice whose recipient is corrected, and whose correction is kept as long. */
const plantCorrection = async (admin: ApiCalls, word: Word) => {
  const [invoice] = await done(admin.get<{ id: string }[]>('/invoices'));
  const right = {
    company_name: word('InvoiceCorrected.recipient'),
    street: word('InvoiceCorrected.buyer'),
    postal_code: '55543',
    town: 'Bad Kreuznach',
  };
  await done(admin.post(`/admin/invoices/${invoice?.id}/correction`, right));
};

/** A customer with a word of its own in every personal field, whose subscription ran for a year and ended. */
export const plant = async (own: OwnProduct): Promise<Planted> => {
  const { product, visitor, advance } = own;
  const words = new Map<string, string>();
  const word = (field: string, itself = wordFor(field)): string => {
    words.set(field, itself);
    return itself;
  };
  const email = `${word('AccountRegistered.email')}@sternklar.test`;
  const registration = {
    email,
    password: PASSWORD,
    phone_number: word('AccountRegistered.phoneNumber'),
    language: 'de',
  };
  const { access_token, verification_code } = await done(
    visitor.post<{ access_token: string; verification_code: string }>('/auth/register', registration),
  );
  const person = apiCalls(product.app, access_token);
  await done(person.post('/auth/verify-email', { verification_code }));
  const { id: accountId } = await done(person.get<{ id: string }>('/auth/me'));
  const admin = await own.logIn(ADMIN);
  const reviewIds = await plantReviews(person, admin, word);
  const message = word('MessageSent.text');
  await done(person.post('/chat/message', { message }));
  const subscribed = {
    plan_name: 'standard',
    company_name: word('SubscriptionStarted.companyName'),
    street: word('SubscriptionStarted.billingDetails'),
    postal_code: '55543',
    town: 'Bad Kreuznach',
  };
  await done(person.post('/subscription/create', subscribed));
  await product.catchUp();
  const changed = {
    ...subscribed,
    company_name: word('BillingDetailsChanged.companyName'),
    street: word('BillingDetailsChanged.billingDetails'),
  };
  await done(person.put('/subscription/billing-details', changed));
  await done(person.post('/subscription/notice', {}));
  await plantPayments(own, accountId, word);
  await plantAddresses(own, { person, admin, accountId, email }, word);
  // Only admins save filters.
  await product.accountServices.operators.grant(email, 'admin');
  await product.catchUp();
  advance(366 * DAY_MS);
  await product.catchUp();
  const later = await own.logIn({ email, password: PASSWORD });
  // Nobody completes this one; it would be swept after a day.
  const underWay = { name: word('evidence.upload'), inside: word('evidence.uploadContent') };
  await sendFile(later, reviewIds.at(-1) ?? '', underWay);
  const filter = { list: 'users', name: word('saved filter'), filter: {}, sort: { field: 'email', order: 'ASC' } };
  await done(later.put('/admin/saved-filters', filter));
  await plantTermination(own, later, { subscribed, note: word('SubscriptionTerminated.note') });
  await plantCorrection(later, word);
  await plantTransfer(own, { person: later, accountId }, word);
  const endpoint = `https://beispiel.push.apple.com/${word('push.endpoint')}`;
  await done(later.put('/account/push-devices', { endpoint, keys: EXAMPLE_RECEIVER_KEYS }));
  return {
    email,
    accountId,
    reviewIds,
    words,
    onInvoices: [...words]
      .filter(([field]) => /^(SubscriptionStarted|Billing|InvoiceCorrected|TransferBooked)/.test(field))
      .map(([, planted]) => planted),
    erase: () => later.post('/account/erasure', { password: PASSWORD, understood: true }),
  };
};
