import { setTimeout as delay } from 'node:timers/promises';
import { dayInGermany } from '@sternklar/contracts/subscriptions/term';
import type pg from 'pg';
import { giveUpMail, parkNewestEvent } from '../../../backend/src/platform/operations/testing/troubles.ts';
import {
  type Ask,
  addBusiness,
  addReview,
  type Registered,
  register,
  writeMessage,
} from '../../../backend/src/testing/ask.ts';
import { newestInvoiceOf, SUBSCRIBER, subscribe } from '../../../backend/src/testing/subscriber.ts';
import { cosignNewest } from '../../../backend/src/testing/witness.ts';
import type { KeptPerson } from './kept-release.ts';

/** One of each of what an installation collects over the years, written by calls of the API. */

const PASSWORD = 'stern-bestand-1';
const ORIGIN = 'https://www.bestand.example';
/** A call that may come again, also after an update. */
export const REPEAT_KEY = 'bestand-einmal-0001';
export const REPEATED = { reviewer_name: 'Doppelt M.', rating: 1, review_text: 'Zweimal gedrückt.' };
const MAIL_WITHIN_MS = 20_000;
/** As long as an address can be. */
const LONGEST_EMAIL = `${'lange-'.repeat(10)}post@${'sehr-lange-'.repeat(15)}${'namen.'.repeat(2)}example`;

export interface Place {
  readonly ask: Ask;
  readonly admin: string;
  readonly auditor: string;
  /** As the owner of the tables: for what only trouble writes. */
  readonly sql: pg.Client;
  /** Runs `npm run admin -- …`. */
  readonly operate: (...args: readonly string[]) => Promise<void>;
}

export interface Written {
  readonly people: readonly KeptPerson[];
  readonly visitorToken: string;
  readonly things: Readonly<Record<string, string>>;
}

type Person = KeptPerson & { readonly id: string; readonly code: string };

const createPeople = (ask: Ask) => {
  const people: KeptPerson[] = [];
  const open = async (email: string, password = PASSWORD): Promise<Person> => {
    const { access_token: token, verification_code: code = '' }: Registered = await register(ask, { email, password });
    const { id } = await ask<{ id: string }>('/api/auth/me', { token });
    people.push({ email, password, token });
    return { email, password, token, id, code };
  };
  const openVerified = async (email: string, password = PASSWORD): Promise<Person> => {
    const person = await open(email, password);
    const body = { verification_code: person.code };
    await ask('/api/auth/verify-email', { method: 'POST', token: person.token, body });
    return person;
  };
  const forget = ({ email }: Person) => {
    people.splice(
      people.findIndex((person) => person.email === email),
      1,
    );
  };
  return { people, open, openVerified, forget };
};

type People = ReturnType<typeof createPeople>;

/** A review in every kind of history, names that no keyboard has, a business that was removed with its reviews. */
const writeReviews = async ({ ask, admin }: Place, { openVerified }: People) => {
  const { token } = await openVerified('bestand@sternklar.test');
  const decomposed = 'Café Königsstüberl „Zur Güldenen Rose“ 🥐'.normalize('NFD');
  const businessId = await addBusiness(ask, token, decomposed);
  const change = (id: string, body: object) => ask(`/api/reviews/${id}/status`, { method: 'PUT', token: admin, body });
  const note = (id: string, text: string, shown: boolean) =>
    ask(`/api/reviews/${id}/notes`, { method: 'POST', token: admin, body: { note: text, shown_to_customer: shown } });

  const decided = await addReview(ask, token, businessId);
  await note(decided, 'Nur für uns: schon der dritte in diesem Monat.', false);
  await change(decided, { status: 'nicht_genehmigt', note: 'Die Plattform lehnt ab.', note_shown_to_customer: true });
  await change(decided, { status: 'eingereicht' });
  await note(decided, 'Noch einmal übermittelt ✉️', true);
  await change(decided, { status: 'gelöscht'.normalize('NFD'), note: 'Bestätigt 👍', note_shown_to_customer: false });
  const many = { status: 'gelöscht', note: 'Alle auf einmal', note_shown_to_customer: true };

  const names = [
    'Zoë 👩‍👩‍👧‍👦',
    'محمد العربي',
    '山田 太郎',
    'Ana\u0308stasi\u0301a \u202eelbatuo',
    "O'Neill <b>&amp;</b> %_\\",
  ];
  const reviews = names.map((reviewer_name, index) => ({
    key: `bestand-zeile-${String(index).padStart(4, '0')}`,
    reviewer_name,
    rating: index + 1,
    ...(index === 3
      ? { without_text: true }
      : { review_text: `${reviewer_name}\n\tNie wieder! 🤬 ${'ä'.repeat(index * 400)}` }),
    ...(index === 0 && { review_url: 'https://maps.example/ä?q=1&q=2#ö', good_faith: true }),
  }));
  const imported = await ask<{ results: { review: { id: string; version: number } }[] }>('/api/reviews/import', {
    method: 'POST',
    token,
    body: { business_id: businessId, reviews },
  });
  const [first, second] = imported.results.map(({ review }) => ({ id: review.id, version: review.version }));
  await ask('/api/reviews/status', { method: 'POST', token: admin, body: { ...many, reviews: [first, second] } });

  const removed = await addBusiness(ask, token, 'Gasthaus Aufgegeben');
  const orphan = await addReview(ask, token, removed);
  await change(orphan, { status: 'gelöscht' });
  await addReview(ask, token, removed);
  await ask(`/api/business/${removed}`, { method: 'DELETE', token });

  const again = { method: 'POST', token, key: REPEAT_KEY, body: { ...REPEATED, business_id: businessId } };
  const { id: repeatedReview } = await ask<{ id: string }>('/api/reviews', again);
  await ask('/api/account/notifications', { method: 'PUT', token, body: { status_mails: false } });
  return {
    businessId,
    decidedReview: decided,
    waitingReview: imported.results[2]?.review.id ?? '',
    repeatedReview,
  };
};

/** Accounts in every state that an account can be in. */
const writeAccounts = async (place: Place, { open, openVerified, forget }: People) => {
  const { ask, admin, operate } = place;
  const unverified = await open('unbestaetigt@sternklar.test');
  await openVerified(LONGEST_EMAIL, `${'lang und mit Umlauten äöü ß 🔑 '.repeat(4)}`.trim());

  const erased = await openVerified('ausgeloescht@sternklar.test');
  const business = await addBusiness(ask, erased.token, 'Wird vergessen GmbH');
  await addReview(ask, erased.token, business);
  await writeMessage(ask, erased.token);
  await ask('/api/account/erasure', {
    method: 'POST',
    token: erased.token,
    body: { password: PASSWORD, understood: true },
  });
  forget(erased);
  const erasedByAdmin = await open('ausgeloescht-vom-team@sternklar.test');
  await ask(`/api/admin/users/${erasedByAdmin.id}/erasure`, {
    method: 'POST',
    token: admin,
    body: { understood: true },
  });
  forget(erasedByAdmin);
  // The address is free again, and somebody else's now.
  await openVerified('ausgeloescht@sternklar.test');

  const leaving = await openVerified('will-gehen@sternklar.test');
  const asked = { method: 'POST', token: leaving.token, body: { password: PASSWORD } };
  await ask('/api/account/deletion-request', asked);
  await ask('/api/account/deletion-request', { method: 'DELETE', token: leaving.token });
  await ask('/api/account/deletion-request', asked);

  const promoted = await openVerified('befoerdert@sternklar.test');
  await operate('grant', promoted.email, 'admin');
  const formerAuditor = await openVerified('war-pruefer@sternklar.test');
  await operate('grant', formerAuditor.email, 'auditor');
  await operate('revoke', formerAuditor.email, 'auditor');
  return {
    unverified: unverified.email,
    verificationCode: unverified.code,
    leaving: leaving.email,
    promoted: promoted.email,
  };
};

const resetCode = async (ask: Ask, email: string): Promise<string> => {
  await ask('/api/auth/forgot-password', { method: 'POST', body: { email } });
  for (const deadline = Date.now() + MAIL_WITHIN_MS; Date.now() < deadline; await delay(100)) {
    const mails = await ask<{ subject: string; text: string }[]>(`/mailbox.json?to=${encodeURIComponent(email)}`);
    const code = mails.find(({ subject }) => /Passwort/.test(subject))?.text.match(/^\s*([A-Z0-9]{6})\s*$/m)?.[1];
    if (code) return code;
  }
  throw new Error('The mail with the code to reset a password did not come.');
};

/** Somebody who forgot the password, registered again instead, and then changed it once more. */
const writePasswords = async ({ ask }: Place, people: People) => {
  const forgetful = await people.openVerified('vergesslich@sternklar.test');
  const again = register(ask, { email: forgetful.email, password: 'etwas-anderes-1' });
  if (await again.catch(() => null)) throw new Error('An address was given away twice.');
  const code = await resetCode(ask, forgetful.email);
  const reset = { email: forgetful.email, reset_code: code, new_password: 'zwischendurch-1' };
  await ask('/api/auth/reset-password', { method: 'POST', body: reset });
  const login = { email: forgetful.email, password: 'zwischendurch-1' };
  const { access_token: token } = await ask<{ access_token: string }>('/api/auth/login', {
    method: 'POST',
    body: login,
  });
  const changed = { current_password: 'zwischendurch-1', new_password: 'endgueltig-1' };
  await ask('/api/auth/change-password', { method: 'POST', token, body: changed });
  people.forget(forgetful);
  people.people.push({ email: forgetful.email, password: 'endgueltig-1', token });
};

/** Subscriptions with notice, with notice taken back, entered by an admin, with changed details; an invoice that was cancelled. */
const writeSubscriptions = async ({ ask, admin }: Place, { openVerified }: People) => {
  const subscriber = async (email: string) => {
    const person = await openVerified(email);
    const { id } = await subscribe(ask, person.token);
    return { ...person, subscription: id, invoice: await newestInvoiceOf(ask, person.token) };
  };
  const noticed = await subscriber('gekuendigt@sternklar.test');
  const notice = (token: string, method: string) => ask('/api/subscription/notice', { method, token, body: {} });
  await notice(noticed.token, 'POST');
  const stayed = await subscriber('geblieben@sternklar.test');
  await notice(stayed.token, 'POST');
  await notice(stayed.token, 'DELETE');
  const details = {
    ...SUBSCRIBER,
    company_name: 'Umgezogen & Töchter e. K.',
    street: 'Neue Straße 7',
    vat_id: 'DE 123456788',
  };
  await ask('/api/subscription/billing-details', { method: 'PUT', token: stayed.token, body: details });
  const written = await subscriber('brieflich@sternklar.test');
  await ask(`/api/admin/subscriptions/${written.subscription}/notice`, {
    method: 'POST',
    token: admin,
    body: { received_on: dayInGermany(new Date().toISOString()) },
  });
  const cancelled = await subscriber('storniert@sternklar.test');
  const cancellation = { method: 'POST', token: admin, body: { reason: 'Doppelt abgeschlossen.' } };
  await ask(`/api/admin/invoices/${cancelled.invoice}/cancellation`, cancellation);
  return { noticed: noticed.email, stayed: stayed.email, invoice: stayed.invoice };
};

/** Conversations that are with the assistant, with a person, done, and come back. */
const writeConversations = async ({ ask, admin }: Place, { openVerified }: People) => {
  const say = (token: string, message: string) =>
    ask('/api/chat/message', { method: 'POST', token, body: { message } });
  const talker = await openVerified('gespraechig@sternklar.test');
  const [messageId = ''] = await writeMessage(ask, talker.token);
  await say(talker.token, 'Mensch');
  await ask('/api/chat/admin-reply', {
    method: 'POST',
    token: admin,
    body: { message_id: messageId, reply: 'Hier ist einer 🙋' },
  });
  await ask('/api/chat/read', { method: 'POST', token: talker.token, body: {} });
  await say(talker.token, 'Danke! 🙏🏽');
  const conversations = await ask<{ id: string; user: { email: string } | null }[]>('/api/chat/admin/all', {
    token: admin,
  });
  const conversation = conversations.find(({ user }) => user?.email === talker.email)?.id ?? '';
  for (const step of ['read', 'hand-back', 'resolve', 'reopen']) {
    await ask(`/api/chat/admin/${conversation}/${step}`, { method: 'POST', token: admin, body: {} });
  }
  return { talker: talker.email, conversation };
};

/** A partner that was renamed, with a key that was revoked and one that replaced another, and its visitors' conversations. */
const writePartners = async ({ ask, admin }: Place) => {
  const post = <Body>(path: string, body?: object) =>
    ask<Body>(path, { method: 'POST', token: admin, ...(body && { body }) });
  type Partner = { readonly id: string; readonly keys: readonly { readonly id: string; readonly key: string }[] };
  const partner = await post<Partner>('/api/admin/partners', { name: 'Hotel Bestand', origins: [ORIGIN] });
  const path = `/api/admin/partners/${partner.id}`;
  const renamed = { name: 'Hôtel Bestand ★★★★', origins: [ORIGIN, 'https://bestand.example:8443'] };
  await ask(path, { method: 'PUT', token: admin, body: renamed });
  await post(`${path}/keys`, { grace_days: 14 });
  await post(`${path}/keys`, { grace_days: 14 });
  const [newest, , first] = (await ask<Partner>(path, { token: admin })).keys;
  await ask(`${path}/keys/${first?.id}`, { method: 'DELETE', token: admin });
  await post(`${path}/identity-secret`);
  const visit = async (...messages: readonly string[]) => {
    const asked = { method: 'POST', body: { key: newest?.key }, origin: ORIGIN };
    const { token } = await ask<{ token: string }>('/api/widget/sessions', asked);
    for (const message of messages)
      await ask('/api/chat/message', { method: 'POST', token, origin: ORIGIN, body: { message } });
    return token;
  };
  await visit('Ist das seriös? 🤔', 'Mensch');
  const visitorToken = await visit('Was kostet das?', 'Grüße aus Ⓚöln');
  const paused = await post<Partner>('/api/admin/partners', {
    name: 'Macht Pause',
    origins: ['https://pause.example'],
  });
  for (const isPaused of [true, false, true]) {
    await ask(`/api/admin/partners/${paused.id}/pause`, { method: 'PUT', token: admin, body: { paused: isPaused } });
  }
  const things = {
    partner: partner.id,
    pausedPartner: paused.id,
    widgetKey: newest?.key ?? '',
  };
  return { visitorToken, things };
};

/** What the team left: a saved filter, what an auditor read, a witness's signature, an event and a mail that were given up. */
const writeTeam = async (
  { ask, admin, auditor, sql }: Place,
  reviews: Readonly<Record<'decidedReview' | 'repeatedReview', string>>,
) => {
  const save = (list: string, filter: object, field: string) =>
    ask('/api/admin/saved-filters', {
      method: 'PUT',
      token: admin,
      body: { list, name: `Täglich 📌 ${list}`, filter, sort: { field, order: 'ASC' } },
    });
  await save('users', { subscription_status: 'inactive' }, 'email');
  await save('reviews', { rating: 1 }, 'created_at');
  await ask('/api/admin/users', { token: auditor });
  await ask(`/api/audit/reviews/${reviews.decidedReview}`, { token: auditor });
  await ask('/api/audit/cosignatures', { method: 'POST', token: admin, body: await cosignNewest(ask) });
  const { id: adminId } = await ask<{ id: string }>('/api/auth/me', { token: admin });
  // The newest event must be one that the reactor is for.
  const change = { method: 'PUT', token: admin, body: { status: 'nicht_genehmigt' } };
  await ask(`/api/reviews/${reviews.repeatedReview}/status`, change);
  const parked = await parkNewestEvent(sql);
  return {
    parkedReactor: parked.reactor,
    parkedEvent: parked.event_id,
    givenUpMail: await giveUpMail(sql, adminId, new Date()),
  };
};

export const writeOddRows = async (place: Place): Promise<Written> => {
  const people = createPeople(place.ask);
  const reviews = await writeReviews(place, people);
  const accounts = await writeAccounts(place, people);
  await writePasswords(place, people);
  const subscriptions = await writeSubscriptions(place, people);
  const conversations = await writeConversations(place, people);
  const partners = await writePartners(place);
  const team = await writeTeam(place, reviews);
  const things = { ...reviews, ...accounts, ...subscriptions, ...conversations, ...partners.things, ...team };
  return { people: people.people, visitorToken: partners.visitorToken, things };
};
