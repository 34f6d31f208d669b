import type { AdminConversation, ChatMessage } from '@sternklar/contracts/conversations/conversation.api';
import { v4 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';
import { behaviours, startModelEndpoint, type TestModelEndpoint } from '../assistant/model/testing/model-endpoint.ts';

const FROM_MODEL = 'Das kostet Sie 59,00 € im Monat.\n\nQuelle: AGB §\u00a06';

describe('the assistant in the product', () => {
  let world: TestWorld;
  let endpoint: TestModelEndpoint;
  let customer: Person;
  let customers = 0;

  beforeAll(async () => {
    endpoint = await startModelEndpoint();
    world = await createTestWorld({
      env: { ASSISTANT_URL: endpoint.url, ASSISTANT_MODEL: 'deutsch-7b', ASSISTANT_KEY: 'geheim' },
    });
  });
  beforeEach(async () => {
    customers += 1;
    customer = await world.customer(`kundin${customers}@beispiel.de`);
    endpoint.sent.length = 0;
    endpoint.answersWith(behaviours.says('Das kostet Sie 59,00 € im Monat [A1].'));
  });
  afterAll(async () => {
    await world.close();
    await endpoint.close();
  });

  const send = async (message: string, client_message_id: string | null = null) =>
    (await customer.post<ChatMessage>('/chat/message', { message, client_message_id })).body;
  const submitReviewFor = async (person: Person, business_name: string, reviewer_name: string) => {
    const link = 'https://maps.example.de/profil';
    const business = await person.post<{ id: string }>('/business', { business_name, google_business_link: link });
    const review = { business_id: business.body.id, reviewer_name, rating: 1, review_text: 'Nie wieder' };
    expect((await person.post('/reviews', review)).status).toBe(201);
  };

  it('words answers with the model that the settings name, labelled as AI', async () => {
    expect(await send('Was kostet das?')).toMatchObject({ sender_label: 'KI-Assistent', message: FROM_MODEL });
    expect(endpoint.sent[0]).toMatchObject({ authorization: 'Bearer geheim', body: { model: 'deutsch-7b' } });
  });

  it('answers from the knowledge base when the model fails', async () => {
    endpoint.answersWith(behaviours.status(500));
    expect((await send('Was kostet das?')).message).toContain('708,00');
  });

  it('answers from the own data, and tells nobody and no model of them', async () => {
    await submitReviewFor(customer, 'Gasthof Linde', 'Karla K.');
    const other = await world.customer(`andere${customers}@beispiel.de`);
    await submitReviewFor(other, 'Metzgerei Fremd', 'Volker');
    await other.post('/subscription/create', { plan_name: 'standard' });

    expect((await send('Wie steht es um meine letzte Bewertung?')).message).toMatch(
      /Karla K\. .*„Gasthof Linde“.*eingereicht/,
    );
    expect((await send('Wo steht mein Antrag?')).message).toMatch(
      /Karla K\. .*„Gasthof Linde“.*Für die Plattform fehlt noch: Link zur Bewertung/,
    );
    expect((await send('Wie viele sind gelöscht?')).message).toMatch(
      /1 Bewertung eingereicht: 0 sind gelöscht, 1 läuft/,
    );
    expect((await send('Was ist mit der Bewertung von Volker?')).message).toContain('keine Bewertung');
    expect((await send('Welche Betriebe habe ich?')).message).toMatch(/„Gasthof Linde“\.$/);
    expect((await send('Habe ich ein Abo?')).message).toContain('kein Abo');
    await customer.post('/subscription/create', { plan_name: 'standard' });
    expect((await send('Wann kann ich kündigen?')).message).toMatch(
      /1\. März 2027.*31\. Januar 2027.*2\. Februar 2027/,
    );
    expect(endpoint.sent).toEqual([]);
  });

  it('tells of a withdrawn request that it rests, and counts it apart', async () => {
    await submitReviewFor(customer, 'Gasthof Linde', 'Karla K.');
    const [review] = (await customer.get<{ id: string }[]>('/reviews')).body;
    await customer.post(`/reviews/${review?.id}/withdrawal`, { reason: null });
    expect((await send('Wie steht es um meine letzte Bewertung?')).message).toMatch(/haben Sie am .* zurückgezogen/);
    const counts = (await send('Wie viele sind noch offen?')).message;
    expect(counts).toMatch(/0 laufen noch.*1 haben Sie zurückgezogen/);
    expect(counts).not.toContain('als Nächstes kommt');
  });

  it('asks the model once, however often a message is sent, and not while a person has the conversation', async () => {
    const id = v4();
    const first = await send('Was kostet das?', id);
    expect(await send('Was kostet das?', id)).toEqual(first);
    expect(endpoint.sent).toHaveLength(1);

    const admin = await world.admin();
    const { body } = await admin.get<AdminConversation[]>('/chat/admin/all');
    const mine = body.find(({ user }) => user?.id === customer.accountId);
    await admin.post('/chat/admin-reply', { message_id: mine?.messages[0]?.id, reply: 'Hier ist Frau Sommer.' });
    expect((await send('Und wie lange läuft der Vertrag?')).sender).toBe('system');
    expect(endpoint.sent).toHaveLength(1);
  });

  it('counts what became of the model’s answers', async () => {
    await send('Was kostet das?');
    endpoint.answersWith(behaviours.status(500));
    await send('Was kostet das?');
    const metrics = await world.app.inject({ url: '/metrics' });
    expect(metrics.body).toMatch(/assistant_model_outcomes_total\{outcome="answered"\} [1-9]/);
    expect(metrics.body).toMatch(/assistant_model_outcomes_total\{outcome="refused"\} [1-9]/);
  });
});
