import { CHAT_MAIL_AFTER_MS, VISITOR_CONVERSATION_KEPT_MONTHS } from '@sternklar/contracts/constants';
import { eventRegistry } from '@sternklar/contracts/event-definitions';
import { personalFieldsOf } from '@sternklar/contracts/personal-data';
import { type ApiAnswer, apiCalls } from '../../../backend/src/testing/api-calls.ts';
import { ADMIN } from '../../../backend/src/testing/running-product.ts';
import type { Proof } from '../common/proof.ts';
import type { OwnProduct } from './own-product.ts';
import { searchLines, searchTables } from './search.ts';

const ORIGIN = 'https://www.pflanze.example';
const FROM_THERE = { origin: ORIGIN };
const MONTH_MS = 31 * 86_400_000;

const visitorsFields = (): readonly string[] =>
  [...eventRegistry.values()].flatMap(({ type, schema }) =>
    [...personalFieldsOf(schema)]
      .filter(([, { subject }]) => subject === 'visitor')
      .map(([field]) => `${type}.${field}`),
  );

const done = async <Body>(answer: Promise<ApiAnswer<Body>>): Promise<Body> => {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`Planting a visitor was refused with ${status}: ${JSON.stringify(body)}`);
  return body;
};

/** A visitor of a partner's page with a word of their own in every personal field, who was told of an answer by mail. */
const plantVisitor = async (own: OwnProduct): Promise<ReadonlyMap<string, string>> => {
  const words = new Map(
    visitorsFields().map((field) => [field, `pflanze-besuch-${field.toLowerCase().replace('.', '-')}`] as const),
  );
  const word = (field: string) => words.get(field) ?? '';
  const admin = await own.logIn(ADMIN);
  const partner = { name: 'Gasthof Pflanze', origins: [ORIGIN] };
  const { keys } = await done(admin.post<{ keys: { key: string }[] }>('/admin/partners', partner));
  const opening = own.visitor.post<{ token: string }>('/widget/sessions', { key: keys[0]?.key }, FROM_THERE);
  const visitor = apiCalls(own.product.app, (await done(opening)).token);
  await done(visitor.post('/chat/message', { message: word('VisitorMessageSent.text') }, FROM_THERE));
  const contact = {
    email: `${word('VisitorContactGiven.email')}@sternklar.test`,
    name: word('VisitorContactGiven.name'),
    consent: true,
  };
  await done(visitor.post('/chat/contact', contact, FROM_THERE));
  const attributes = { Pflanze: word('VisitorAttributesGiven.attributes') };
  await done(visitor.post('/chat/attributes', { attributes }, FROM_THERE));
  const [first] = await done(visitor.get<{ id: string }[]>('/chat/history', FROM_THERE));
  await done(admin.post('/chat/admin-reply', { message_id: first?.id, reply: 'Guten Tag!' }));
  await own.product.catchUp();
  own.advance(CHAT_MAIL_AFTER_MS);
  await own.product.catchUp();
  return words;
};

/** Of a visitor nothing is left once their conversation is over for good, whatever they gave beside it. */
export const checkVisitor = async (proof: Proof, own: OwnProduct): Promise<void> => {
  const words = [...(await plantVisitor(own)).values()];
  const before = await searchTables(own.sql, words);
  const found = new Set(before.hits.map(({ word }) => word));
  for (const word of words) if (!found.has(word)) proof.fault(`The search does not find ${word} while it is there.`);
  if (!before.hits.some(({ table }) => table === 'mail.mailbox')) proof.fault('The visitor was told nothing by mail.');
  own.advance((VISITOR_CONVERSATION_KEPT_MONTHS + 1) * MONTH_MS);
  await own.product.catchUp();
  const after = await searchTables(own.sql, words);
  for (const { table, word } of after.hits) proof.fault(`${table} still holds ${word} of a visitor.`);
  for (const word of searchLines(own.logLines, words)) proof.fault(`A log line holds ${word} of a visitor.`);
  proof.say(`${words.length} words of a visitor are found in ${before.tables} tables, and in none a year later.`);
};
