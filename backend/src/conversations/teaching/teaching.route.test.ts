import type { ChatMessage } from '@sternklar/contracts/conversations/conversation.api';
import type { TaughtAnswer, TriedQuestion, UnansweredGroup } from '@sternklar/contracts/conversations/teaching.api';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

const PATH = '/admin/taught-answers';
/** With so many words none leans on what was asked before. */
const PARKING = 'Haben Sie hinter dem Haus auch Parkplätze für Elefanten?';
const ANSWER = 'Parkplätze haben wir nicht, wir arbeiten im Internet.';

let world: TestWorld;
let admin: Person;
let customer: Person;
const ask = async (message: string, person: Pick<Person, 'post'> = customer) =>
  (await person.post<ChatMessage>('/chat/message', { message })).body.message;
const groups = async () => (await admin.get<UnansweredGroup[]>('/admin/unanswered-questions')).body;
const teach = (phrasings: string[], answer: string | null = ANSWER, more: object = {}) =>
  admin.post<TaughtAnswer & { detail: string; errors: { field: string; message: string }[] }>(PATH, {
    phrasings,
    answer,
    ...more,
  });

beforeAll(async () => {
  world = await createTestWorld();
  admin = await world.admin();
  customer = await world.customer('kundin@haus.example');
});
afterAll(() => world.close());

describe('teaching the assistant', { shuffle: false }, () => {
  let taught: TaughtAnswer;

  it('begins with what it did not know, alike together and counted', async () => {
    expect(await ask('Was kostet das?')).toContain('59,00');
    expect(await ask(PARKING)).toMatch(
      /^(?:Das weiß ich leider nicht|Dazu weiß ich leider nichts|Das verstehe ich noch nicht)/,
    );
    await ask('haben sie denn hinter dem haus parkplätze für meine elefanten');
    await ask('Wie züchte ich Tomaten?', await world.customer('garten@haus.example'));
    await world.catchUp();
    expect((await groups()).map(({ count, questions: [newest] }) => [count, newest?.text])).toEqual([
      [1, 'Wie züchte ich Tomaten?'],
      [2, 'haben sie denn hinter dem haus parkplätze für meine elefanten'],
    ]);
    const { status, headers, body } = await admin.get<UnansweredGroup[]>('/admin/unanswered-questions?range=[1,1]');
    expect([status, headers['content-range'], body.length]).toEqual([200, 'unanswered-questions 1-1/2', 1]);
  });

  it('goes on with a trial, which says what would be answered and keeps nothing', async () => {
    const questionIds = (await groups()).flatMap(({ questions }) => questions.map(({ id }) => id));
    const { body } = await admin.post<TriedQuestion[]>(`${PATH}/trial`, {
      phrasings: [PARKING],
      answer: ANSWER,
      question_ids: questionIds,
    });
    expect(body.map(({ by }) => by)).toEqual(['unanswered', 'this', 'this']);
    expect(body[1]?.says).toBe(ANSWER);
    expect((await admin.get<TaughtAnswer[]>(PATH)).body).toEqual([]);
    expect(await ask(PARKING)).not.toBe(ANSWER);
  });

  it('holds from the next message on, in every process; the questions leave the list', async () => {
    const other = await world.anotherProcess();
    const elsewhere = await other.login('kundin@haus.example');
    expect(await ask(PARKING, elsewhere)).not.toBe(ANSWER);
    const { status, body } = await teach([PARKING, ' Parkplätze für Elefanten ']);
    taught = body;
    expect(status).toBe(201);
    expect(body).toMatchObject({ version: 1, phrasings: [PARKING, 'Parkplätze für Elefanten'], previous: null });
    expect(await ask('Haben Sie denn irgendwo hinter dem Haus Parkplätze für Elefanten?')).toBe(ANSWER);
    expect(await ask(PARKING, elsewhere)).toBe(ANSWER);
    expect(await ask('Was kostet das?')).toContain('59,00');
    await world.catchUp();
    expect((await groups()).map(({ count }) => count)).toEqual([1]);
    await other.close();
  });

  it('refuses the second of two who teach the same, and sends a repeated call once', async () => {
    const second = await teach(['Gibt es hinter dem Haus Parkplätze für Elefanten?'], 'Etwas anderes.');
    expect(second).toMatchObject({ status: 409, body: { detail: expect.stringContaining('antwortet der Assistent') } });
    const key = { 'idempotency-key': 'lehre-1' };
    const body = { phrasings: ['Verkaufen Sie an Ihrem Stand auf dem Markt Zuckerwatte?'], topic_id: 'price' };
    const [one, again] = [
      await admin.post<TaughtAnswer>(PATH, body, key),
      await admin.post<TaughtAnswer>(PATH, body, key),
    ];
    expect(again.body).toEqual(one.body);
    expect(await ask('Verkaufen Sie auch an Ihrem Stand auf dem Markt Zuckerwatte?')).toContain('59,00');
  });

  it('changes an answer only for whoever saw its newest version, and goes back in one call', async () => {
    const change = (version: number, answer: string) =>
      admin.put<TaughtAnswer & { detail: string }>(`${PATH}/${taught.id}`, {
        version,
        phrasings: taught.phrasings,
        answer,
      });
    const wrong = '<b>Falsch</b>, sehr falsch.';
    expect((await change(1, wrong)).body).toMatchObject({ version: 2, previous: { answer: ANSWER } });
    expect(await ask(PARKING)).toBe(wrong);
    expect(await change(1, 'Zu spät.')).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('Jemand anderes hat diese Antwort inzwischen geändert.') },
    });
    expect((await change(2, ANSWER)).body).toMatchObject({ version: 3, answer: ANSWER });
    expect(await ask(PARKING)).toBe(ANSWER);
  });

  it.each([
    ['a promise', ['Elfenbein?'], 'Wir garantieren die Löschung.', 'answer', 'verspricht einen Erfolg'],
    ['a judgement', ['Elfenbein?'], 'Die Bewertung ist rechtswidrig.', 'answer', 'keinen Rechtsrat'],
    ['other figures', ['Elfenbein?'], 'Sie kündigen mit zwei Wochen Frist.', 'answer', 'zwei Woche'],
    ['no question', [], 'Antwort.', 'phrasings', 'wenigstens eine Frage'],
    ['no answer', ['Elfenbein?'], null, 'answer', 'Bitte schreiben Sie eine Antwort'],
  ])('refuses an answer with %s', async (_what, phrasings, answer, field, reason) => {
    const refused = await teach(phrasings, answer);
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toMatchObject([{ field, message: expect.stringContaining(reason) }]);
  });

  it('refuses a topic that there is not, and an answer beside a topic', async () => {
    expect((await teach(['Elfenbein?'], null, { topic_id: 'gibt-es-nicht' })).status).toBe(422);
    expect((await teach(['Elfenbein?'], 'Antwort.', { topic_id: 'price' })).status).toBe(422);
  });

  it('is taken back in one call; the questions are unanswered again', async () => {
    expect((await admin.delete(`${PATH}/${taught.id}`)).status).toBe(200);
    expect(await ask(PARKING)).not.toBe(ANSWER);
    await world.catchUp();
    expect((await groups()).map(({ count }) => count)).toContain(5);
    expect((await admin.delete(`${PATH}/${taught.id}`)).status).toBe(404);
    expect((await admin.put(`${PATH}/${v7()}`, { version: 1, phrasings: ['xy zz'], answer: 'Text' })).status).toBe(404);
  });

  it('is for admins alone', async () => {
    const auditor = await world.auditor();
    for (const path of [PATH, '/admin/unanswered-questions', '/admin/assistant-topics']) {
      expect((await admin.get(path)).status).toBe(200);
      for (const person of [auditor, customer]) expect((await person.get(path)).status).toBe(403);
    }
    expect((await auditor.post(PATH, { phrasings: ['Elfenbein?'], answer: 'Text' })).status).toBe(403);
  });

  it('asks nothing of an erased customer again', async () => {
    const leaver = await world.customer('geht@haus.example');
    await ask('Was wiegt ein ausgestopfter Pinguin?', leaver);
    await world.catchUp();
    const texts = async () => (await groups()).flatMap(({ questions }) => questions.map(({ text }) => text));
    expect(await texts()).toContain('Was wiegt ein ausgestopfter Pinguin?');
    expect((await admin.post(`/admin/users/${leaver.accountId}/erasure`, { understood: true })).status).toBe(200);
    await world.catchUp();
    expect(await texts()).not.toContain('Was wiegt ein ausgestopfter Pinguin?');
  });
});
