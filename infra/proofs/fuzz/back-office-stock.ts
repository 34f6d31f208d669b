import type pg from 'pg';
import { type Ask, register } from '../../../backend/src/testing/ask.ts';
import { newestInvoiceOf, subscribe } from '../../../backend/src/testing/subscriber.ts';
import { newQuestion } from '../../../backend/src/testing/things/conversations.ts';

/** Values of what exists: by the name that examples have for the thing, and by the field of it that they name. */
export type Named = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const PARTNERS = 4;
const KEYS_OF_EACH = 3;
const SUBSCRIPTIONS = 12;
const TEXT_BLOCKS = 16;
const SAVED_FILTERS = 8;
const TAUGHT_ANSWERS = 24;
/** Most of them nobody has taught yet, so that some are free to the end. */
const QUESTIONS = Array.from({ length: 240 }, (_, number) => newQuestion(`wirrwarr-${number}`));
const ORIGIN = 'https://www.wirrwarr.example';
const PASSWORD = 'stern-wirr-1';

/** Told apart from troubles that the requests make. */
export const PLANTED = 'Planted by the proof';
const REACTOR = 'when-email-verification-code-issued-then-mail-code';

interface Partner {
  readonly id: string;
  readonly keys: readonly { readonly id: string; readonly key: string }[];
}

const newPartner = async (ask: Ask, token: string, number: number): Promise<Partner> => {
  const body = { name: `Hotel Wirrwarr ${number}`, origins: [ORIGIN] };
  const { id } = await ask<Partner>('/api/admin/partners', { method: 'POST', token, body });
  for (let key = 1; key < KEYS_OF_EACH; key += 1) {
    await ask(`/api/admin/partners/${id}/keys`, { method: 'POST', token, body: { grace_days: 7 } });
  }
  return ask<Partner>(`/api/admin/partners/${id}`, { token });
};

const newSubscription = async (ask: Ask, number: number) => {
  const email = `wirr-abo-${number}@sternklar.test`;
  const { access_token: token } = await register(ask, { email, password: PASSWORD });
  const { id } = await subscribe(ask, token);
  return { id, invoice: await newestInvoiceOf(ask, token) };
};

const newSavedFilter = async (ask: Ask, token: string, number: number): Promise<string> => {
  const body = { list: 'users', name: `Wirr ${number}`, filter: {}, sort: { field: 'email', order: 'ASC' } };
  return (await ask<{ id: string }>('/api/admin/saved-filters', { method: 'PUT', token, body })).id;
};

const newTextBlock = async (ask: Ask, token: string, number: number) => {
  const body = { title: `Wirrwarr ${number}`, text: 'Guten Tag {name},' };
  return { ...body, ...(await ask<{ id: string }>('/api/admin/text-blocks', { method: 'POST', token, body })) };
};

const newTaughtAnswer = async (ask: Ask, token: string, phrasing: string): Promise<string> => {
  const body = { phrasings: [phrasing], answer: 'Das steht auf der Seite „Unternehmen“.' };
  return (await ask<{ id: string }>('/api/admin/taught-answers', { method: 'POST', token, body })).id;
};

/** Events that a reactor can carry out again without doing anything twice. */
const parkEvents = async (sql: pg.Client): Promise<readonly string[]> => {
  const { rows } = await sql.query<{ id: string }>(
    `insert into reactors.parked (reactor, event_id, position, error, attempts, parked_at)
     select $1, id, position, $2, 8, now() from event_log.events
     where type = 'EmailVerificationCodeIssued' order by position limit 16
     returning event_id as id`,
    [REACTOR, PLANTED],
  );
  return rows.map(({ id }) => id);
};

const failMails = async (sql: pg.Client): Promise<readonly string[]> => {
  const { rows } = await sql.query<{ id: string }>(
    `update mail.outbox set state = 'failed', finished_at = now(), last_error = $1
     where id in (select id from mail.outbox where state = 'sent' order by id limit 24) returning id`,
    [PLANTED],
  );
  return rows.map(({ id }) => id);
};

const several = async <Made>(count: number, make: (number: number) => Promise<Made>): Promise<readonly Made[]> => {
  const made: Made[] = [];
  for (let number = 0; number < count; number += 1) made.push(await make(number));
  return made;
};

/** Fills what requests of staff will name beside customers' things; `token` is an admin's. */
export const stockBackOffice = async (ask: Ask, token: string, sql: pg.Client): Promise<Named> => {
  const partners = await several(PARTNERS, (number) => newPartner(ask, token, number));
  const keys = partners.flatMap((partner) => partner.keys);
  const subscriptions = await several(SUBSCRIPTIONS, (number) => newSubscription(ask, number));
  const textBlocks = await several(TEXT_BLOCKS, (number) => newTextBlock(ask, token, number));
  const taught: string[] = [];
  for (const phrasing of QUESTIONS.slice(0, TAUGHT_ANSWERS)) taught.push(await newTaughtAnswer(ask, token, phrasing));
  return {
    'taught-answer': { id: taught },
    'new-question': { phrasing: QUESTIONS },
    'text-block': { id: textBlocks.map(({ id }) => id) },
    // Two under one title are refused, so both titles that are taken and one that is not.
    'new-title': { title: ['Wirrwarr', ...textBlocks.map(({ title }) => title)] },
    partner: {
      id: partners.map(({ id }) => id),
      keyId: keys.map(({ id }) => id),
      key: keys.map(({ key }) => key),
      origin: [ORIGIN],
    },
    subscription: { id: subscriptions.map(({ id }) => id) },
    'new-invoice': { id: subscriptions.map(({ invoice }) => invoice) },
    'saved-filter': { id: await several(SAVED_FILTERS, (number) => newSavedFilter(ask, token, number)) },
    'parked-event': { event_id: await parkEvents(sql), reactor: [REACTOR] },
    'given-up-mail': { id: await failMails(sql) },
  };
};
