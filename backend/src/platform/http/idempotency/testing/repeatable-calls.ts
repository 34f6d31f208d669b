import type { AuditCheckpoint } from '@sternklar/contracts/audit/audit.api';
import type { OperationsStatus } from '@sternklar/contracts/operations.api';
import { openSession } from '@sternklar/event-store/postgres/session';
import { createNoteSigner, parseNote } from '@sternklar/event-store/transparency/signed-note';
import type pg from 'pg';
import { vi } from 'vitest';
import type { ApiCalls } from '../../../../testing/api-calls.ts';
import { CUSTOMER_PASSWORD, type Person, type TestWorld } from '../../../../testing/test-world.ts';
import { giveUpMail, parkNewestEvent } from '../../../operations/testing/troubles.ts';

/** A request that does something when it is sent for the first time. */
export interface RepeatableCall {
  readonly person: ApiCalls;
  /** Instead of POST. */
  readonly method?: 'put';
  readonly path: string;
  readonly body: object;
  /** When it runs again after its effect but without a kept answer; by default it answers as before. */
  readonly statusAfterCrash?: number;
}

export const aBusiness = { business_name: 'Krone', google_business_link: 'https://maps.example/krone' };

const aPartner = { name: 'Musterhotel', origins: ['https://www.musterhotel.example'] };

/** A business of theirs, and a review to hand in for it. */
export const reviewOf = async (person: Person) => {
  const { body: business } = await person.post<{ id: string }>('/business', aBusiness);
  const review = { business_id: business.id, reviewer_name: 'Max M.', rating: 1, review_text: 'War nie dort.' };
  return { review, submit: async () => (await person.post<{ id: string }>('/reviews', review)).body.id };
};

export interface People {
  readonly world: TestWorld;
  readonly admin: Person;
}

let customers = 0;
const newAddress = () => `neu${++customers}@beispiel.de`;
export const newCustomer = (world: TestWorld): Promise<Person> => world.customer(newAddress());

/** Does something to the tables behind the product's back. */
const inTables = async <Result>({ ownerUrl }: TestWorld, work: (owner: pg.Client) => Promise<Result>) => {
  const owner = await openSession({ url: ownerUrl, applicationName: 'sternklar-tests' });
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
};

/** What admins do about the product itself. */
const operationsCalls = (people: () => People): Readonly<Record<string, () => Promise<RepeatableCall>>> => {
  /** The second time it is no longer there to be done. */
  const once = (path: string, body: object): RepeatableCall => ({
    person: people().admin,
    path: `/admin/operations/${path}`,
    body,
    statusAfterCrash: 404,
  });
  const parked = () => inTables(people().world, (owner) => parkNewestEvent(owner));
  const givenUp = () =>
    inTables(people().world, (owner) => giveUpMail(owner, people().admin.accountId, people().world.now()));
  return {
    'POST /api/admin/operations/parked/retry': async () => once('parked/retry', await parked()),
    'POST /api/admin/operations/parked/discard': async () => once('parked/discard', await parked()),
    'POST /api/admin/operations/mails/{id}/retry': async () => once(`mails/${await givenUp()}/retry`, {}),
    'POST /api/admin/operations/mails/retry': async () => ({
      person: people().admin,
      path: '/admin/operations/mails/retry',
      body: {},
    }),
    'POST /api/admin/operations/rebuilds': async () => {
      const { admin } = people();
      await vi.waitFor(async () => {
        const { body } = await admin.get<OperationsStatus>('/admin/operations');
        if (body.is_rebuilding) throw new Error('The rebuild before has not ended.');
      }, 10_000);
      return { person: admin, path: '/admin/operations/rebuilds', body: { read_models: ['subscription-list'] } };
    },
  };
};

/** A fresh call of every operation that takes a key. */
export const repeatableCalls = (people: () => People): Readonly<Record<string, () => Promise<RepeatableCall>>> => {
  const newcomer = () => newCustomer(people().world);
  /** A conversation that a newcomer has begun, and how the team answers in it. */
  const chat = async () => {
    const person = await newcomer();
    const { admin } = people();
    await person.post('/chat/message', { message: 'Was kostet das?' });
    const [first] = (await person.get<{ id: string }[]>('/chat/history')).body;
    const query = new URLSearchParams({ filter: JSON.stringify({ user_id: person.accountId }) });
    const [conversation] = (await admin.get<{ id: string }[]>(`/chat/admin/all?${query}`)).body;
    return {
      person,
      id: conversation?.id,
      firstMessageId: first?.id,
      answer: (more: object) =>
        admin.post('/chat/admin-reply', { message_id: first?.id, reply: 'Guten Tag!', ...more }),
    };
  };
  return {
    ...operationsCalls(people),
    'POST /api/audit/cosignatures': async () => {
      const { body } = await people().admin.get<AuditCheckpoint>('/audit/checkpoint');
      const witness = createNoteSigner('zeugin.example', Buffer.alloc(32, 1));
      const line = witness.sign(parseNote(body.note).text);
      const cosignature = { size: body.size, key: witness.key.text, line };
      return { person: people().admin, path: '/audit/cosignatures', body: cosignature };
    },
    'POST /api/business': async () => ({ person: await newcomer(), path: '/business', body: aBusiness }),
    'POST /api/reviews': async () => {
      const person = await newcomer();
      return { person, path: '/reviews', body: (await reviewOf(person)).review };
    },
    'POST /api/reviews/import': async () => {
      const person = await newcomer();
      const { business_id, ...review } = (await reviewOf(person)).review;
      const body = { business_id, reviews: [{ key: 'erste-zeile-0001', ...review }] };
      return { person, path: '/reviews/import', body };
    },
    'POST /api/admin/reviews/create': async () => {
      const person = await newcomer();
      const { review } = await reviewOf(person);
      return { person: people().admin, path: '/admin/reviews/create', body: { ...review, user_id: person.accountId } };
    },
    'POST /api/reviews/{id}/notes': async () => {
      const id = await (await reviewOf(await newcomer())).submit();
      return { person: people().admin, path: `/reviews/${id}/notes`, body: { note: 'Kunde hat angerufen.' } };
    },
    'PUT /api/reviews/{id}/status': async () => {
      const id = await (await reviewOf(await newcomer())).submit();
      const body = { status: 'gelöscht', note: 'Die Plattform hat zugestimmt.' };
      return { person: people().admin, method: 'put', path: `/reviews/${id}/status`, body };
    },
    'POST /api/subscription/notice': async () => {
      const person = await newcomer();
      await person.post('/subscription/create', { plan_name: 'standard' });
      return { person, path: '/subscription/notice', body: {} };
    },
    'POST /api/admin/subscriptions/{id}/notice': async () => {
      const person = await newcomer();
      const { body } = await person.post<{ id: string }>('/subscription/create', { plan_name: 'standard' });
      const received_on = people().world.now().toISOString().slice(0, 10);
      return { person: people().admin, path: `/admin/subscriptions/${body.id}/notice`, body: { received_on } };
    },
    'POST /api/admin/invoices/{id}/cancellation': async () => {
      const { world, admin } = people();
      const person = await newcomer();
      await person.post('/subscription/create', { plan_name: 'standard' });
      await world.catchUp();
      const [invoice] = (await person.get<{ id: string }[]>('/invoices')).body;
      const path = `/admin/invoices/${invoice?.id}/cancellation`;
      // It is cancelled by then, so nothing happens twice.
      return { person: admin, path, body: { reason: 'Doppelt abgeschlossen.' }, statusAfterCrash: 409 };
    },
    'POST /api/reviews/status': async () => {
      const { submit } = await reviewOf(await newcomer());
      const reviews = [await submit(), await submit()].map((id) => ({ id, version: 1 }));
      const body = { status: 'gelöscht', note: 'Die Plattform hat zugestimmt.', reviews };
      return { person: people().admin, path: '/reviews/status', body };
    },
    'POST /api/subscription/create': async () => {
      return { person: await newcomer(), path: '/subscription/create', body: { plan_name: 'standard' } };
    },
    'POST /api/chat/message': async () => {
      return { person: await newcomer(), path: '/chat/message', body: { message: 'Was kostet das?' } };
    },
    'POST /api/chat/admin-reply': async () => {
      const { firstMessageId } = await chat();
      return {
        person: people().admin,
        path: '/chat/admin-reply',
        body: { message_id: firstMessageId, reply: 'Guten Tag!' },
      };
    },
    'POST /api/admin/partners': async () => ({ person: people().admin, path: '/admin/partners', body: aPartner }),
    'POST /api/admin/partners/{id}/keys': async () => {
      const { body: partner } = await people().admin.post<{ id: string }>('/admin/partners', aPartner);
      return { person: people().admin, path: `/admin/partners/${partner.id}/keys`, body: { grace_days: 7 } };
    },
    'POST /api/chat/read': async () => {
      const { person, answer } = await chat();
      await answer({});
      return { person, path: '/chat/read', body: {} };
    },
    'POST /api/chat/admin/{id}/read': async () => {
      const { id } = await chat();
      return { person: people().admin, path: `/chat/admin/${id}/read`, body: {} };
    },
    'POST /api/chat/admin/{id}/hand-back': async () => {
      const { id, answer } = await chat();
      await answer({});
      return { person: people().admin, path: `/chat/admin/${id}/hand-back`, body: {} };
    },
    'POST /api/chat/admin/{id}/resolve': async () => {
      const { id } = await chat();
      return { person: people().admin, path: `/chat/admin/${id}/resolve`, body: {} };
    },
    'POST /api/chat/admin/{id}/reopen': async () => {
      const { id, answer } = await chat();
      await answer({ afterwards: 'resolve' });
      return { person: people().admin, path: `/chat/admin/${id}/reopen`, body: {} };
    },
    'POST /api/auth/verify-email': async () => {
      const person = await people().world.register(newAddress());
      return { person, path: '/auth/verify-email', body: { verification_code: person.verificationCode } };
    },
    'POST /api/auth/forgot-password': async () => {
      return {
        person: people().world.visitor,
        path: '/auth/forgot-password',
        body: { email: (await newcomer()).email },
      };
    },
    'POST /api/auth/change-password': async () => {
      const body = { current_password: CUSTOMER_PASSWORD, new_password: 'neues-passwort' };
      // The password so far is no longer right, so nothing happens twice.
      return { person: await newcomer(), path: '/auth/change-password', body, statusAfterCrash: 400 };
    },
    'POST /api/account/deletion-request': async () => {
      return { person: await newcomer(), path: '/account/deletion-request', body: { password: CUSTOMER_PASSWORD } };
    },
    'POST /api/admin/users/{id}/erasure': async () => {
      const path = `/admin/users/${(await newcomer()).accountId}/erasure`;
      return { person: people().admin, path, body: { understood: true } };
    },
    'POST /api/auth/reset-password': async () => {
      const { email } = await newcomer();
      await people().world.catchUp();
      people().world.advance(1_000);
      await people().world.visitor.post('/auth/forgot-password', { email });
      const [mail] = await people().world.mails(email);
      const reset_code = /\b[A-HJ-NP-Z2-9]{6}\b/.exec(mail?.text ?? '')?.[0];
      const body = { email, reset_code, new_password: 'neues-passwort' };
      // The code is used up, so nothing happens twice; that it worked is in the answer that was sent.
      return { person: people().world.visitor, path: '/auth/reset-password', body, statusAfterCrash: 400 };
    },
  };
};
