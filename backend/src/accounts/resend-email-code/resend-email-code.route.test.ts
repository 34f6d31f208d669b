import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type TestWorld } from '../../testing/test-world.ts';

let world: TestWorld;

beforeAll(async () => {
  world = await createTestWorld();
});
afterAll(() => world.close());

const MINUTE = 60_000;

describe('POST /auth/resend-email-code', () => {
  it('within a minute answers 429 and tells the wait, in words and as a header', async () => {
    const person = await world.register('eilig@firma.example');
    world.advance(18_000);
    const answer = await person.post('/auth/resend-email-code');
    expect(answer).toMatchObject({
      status: 429,
      body: { detail: 'Bitte warten Sie noch 42 Sekunden, bevor Sie einen neuen Code anfordern.' },
    });
    expect(answer.headers['retry-after']).toBe('42');
  });

  it('after a minute mails a new code; the one before no longer works', async () => {
    const person = await world.register('neu@firma.example');
    world.advance(MINUTE);
    const answer = await person.post<{ verification_code: string }>('/auth/resend-email-code');
    expect(answer).toMatchObject({ status: 200, body: { message: expect.any(String) } });
    const texts = (await world.mails('neu@firma.example')).map((mail) => mail.text);
    expect(texts).toHaveLength(2);
    expect(texts.join()).toContain(answer.body.verification_code);
    expect((await person.post('/auth/verify-email', { verification_code: person.verificationCode })).status).toBe(400);
    expect((await person.post('/auth/verify-email', answer.body)).status).toBe(200);
  });

  it('gives no more than five codes an hour, and tells a long wait in minutes', async () => {
    const person = await world.register('oft@firma.example');
    for (let i = 0; i < 4; i += 1) {
      world.advance(MINUTE);
      expect((await person.post('/auth/resend-email-code')).status).toBe(200);
    }
    world.advance(MINUTE);
    const answer = await person.post<{ detail: string }>('/auth/resend-email-code');
    expect(answer).toMatchObject({ status: 429, headers: { 'retry-after': String(55 * 60) } });
    expect(answer.body.detail).toContain('noch 55 Minuten');
    world.advance(55 * MINUTE);
    expect((await person.post('/auth/resend-email-code')).status).toBe(200);
  });

  it('issues one code to fifty requests at once', { tags: 'long' }, async () => {
    const person = await world.register('viele@firma.example');
    world.advance(MINUTE);
    const answers = await Promise.all(Array.from({ length: 50 }, () => person.post('/auth/resend-email-code')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await world.mails('viele@firma.example')).toHaveLength(2);
  });

  it('answers 200 without a code once the address is verified', async () => {
    const person = await world.customer('fertig@firma.example');
    const answer = await person.post('/auth/resend-email-code');
    expect(answer.status).toBe(200);
    expect(answer.body).not.toHaveProperty('verification_code');
  });

  it('accepts an empty body that calls itself JSON', async () => {
    const person = await world.register('leer@firma.example');
    world.advance(MINUTE);
    const answer = await person.post('/auth/resend-email-code', undefined, { 'content-type': 'application/json' });
    expect(answer.status).toBe(200);
  });

  it('is refused without a session', async () => {
    expect((await world.visitor.post('/auth/resend-email-code')).status).toBe(401);
  });
});
