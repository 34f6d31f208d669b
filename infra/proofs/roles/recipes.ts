import { signatureOf } from '../../../backend/src/payments/stripe/webhook-signature.ts';
import { ADMIN } from '../../../backend/src/testing/running-product.ts';
import { SUBSCRIBER } from '../../../backend/src/testing/subscriber.ts';
import { type Caller, isPerson } from './callers.ts';
import type { Reach } from './judge.ts';
import { PARTNER_ORIGIN, type Partner, type World } from './world.ts';

/** A call that works for everybody who may make it. */
export interface Call {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** Instead of the caller's usual one. */
  readonly token?: string | null;
  /** The id of the thing that is named, where not everybody reaches it. */
  readonly subject?: string;
}

export interface Recipe {
  /** Must be said for every call of signed-in people that names something by its id. */
  readonly reach?: Reach;
  prepare(world: World, caller: Caller): Promise<Call>;
}

const plain: Recipe = { prepare: async () => ({}) };
const business = { business_name: 'Café Rollenspiel', google_business_link: 'https://maps.google.com/?cid=2' };
const review = { reviewer_name: 'Erika M.', rating: 2, review_text: 'Nicht gut.' };
const savedFilter = { list: 'users', name: 'Rollen', filter: {}, sort: { field: 'email', order: 'ASC' } };
const PASSWORD = 'stern-rolle-2';

const withBusiness = (reach: Reach, call: (businessId: string) => Call): Recipe => ({
  reach,
  async prepare(world) {
    const subject = await world.business();
    return { ...call(subject), subject };
  },
});

const withPartner = (call: (partner: Partner) => Call): Recipe => ({
  prepare: async (world) => call(await world.partner()),
});
const partner = { name: 'Hotel Rollenspiel', origins: [PARTNER_ORIGIN] };
const withConversation: Recipe = {
  prepare: async (world) => ({ params: { id: await world.conversation() }, body: {} }),
};

const withInvoice: Recipe = {
  reach: 'owner-or-staff',
  async prepare(world) {
    const subject = await world.invoice();
    return { params: { id: subject }, subject };
  },
};

/** Payments stay simulated, but notices of earlier ones are heard. */
export const STRIPE_ENV = { STRIPE_SECRET_KEY: 'sk_test_roles_proof', STRIPE_WEBHOOK_SECRET: 'whsec_roles_proof' };

/** A notice about nothing of ours, signed as Stripe signs: the signature stands for the caller. */
const signedNotice: Recipe = {
  async prepare() {
    const body = { id: 'evt_roles', type: 'customer.created', data: { object: {} } };
    const seconds = Math.floor(Date.now() / 1_000);
    const signature = signatureOf(JSON.stringify(body), seconds, STRIPE_ENV.STRIPE_WEBHOOK_SECRET);
    return { body, headers: { 'stripe-signature': `t=${seconds},v1=${signature}` } };
  },
};

let registered = 0;

/** How to call each operation. One that is not here fails the proof, and so does one here that the server does not have. */
export const RECIPES: Readonly<Record<string, Recipe>> = {
  'GET /api/openapi.json': plain,
  'GET /api/health/live': plain,
  'GET /api/health/ready': plain,

  'POST /api/auth/register': {
    async prepare() {
      registered += 1;
      const email = `rolle-neu-${registered}@sternklar.test`;
      return { body: { email, password: PASSWORD, phone_number: '', language: 'de' } };
    },
  },
  'POST /api/auth/login': { prepare: async () => ({ body: ADMIN }) },
  'POST /api/auth/logout': { prepare: async (world, caller) => ({ token: await world.sessionToSpend(caller) }) },
  'POST /api/auth/forgot-password': { prepare: async ({ ownerEmail }) => ({ body: { email: ownerEmail } }) },
  'POST /api/auth/reset-password': {
    async prepare(world) {
      const { email } = await world.register();
      return { body: { email, reset_code: await world.resetCode(email), new_password: PASSWORD } };
    },
  },
  // Everybody in this proof has verified their address: a second time changes nothing and is no error.
  'POST /api/auth/verify-email': { prepare: async () => ({ body: { verification_code: 'ABC234' } }) },
  'POST /api/auth/resend-email-code': plain,
  'GET /api/auth/me': plain,
  // To the same one, so that everybody can go on signing in with it.
  'POST /api/auth/change-password': {
    async prepare(world, caller) {
      const password = world.passwordOf(caller);
      return { body: { current_password: password, new_password: password } };
    },
  },

  'GET /api/account': plain,
  'GET /api/account/export': plain,
  'PUT /api/account/notifications': { prepare: async () => ({ body: { status_mails: false } }) },
  'GET /api/account/sessions': plain,
  'DELETE /api/account/sessions': plain,
  'DELETE /api/account/sessions/{id}': {
    reach: 'owner',
    async prepare(world) {
      const id = await world.sessionOfOwner();
      return { params: { id }, subject: id };
    },
  },
  'POST /api/account/deletion-request': {
    prepare: async (world, caller) => ({ body: { password: world.passwordOf(caller) } }),
  },
  'DELETE /api/account/deletion-request': plain,
  // Of a new customer: everybody else is needed after this.
  'POST /api/account/erasure': {
    async prepare(world, caller) {
      const body = { password: world.passwordOf('nobody'), understood: true };
      return isPerson(caller) ? { body, token: (await world.register()).token } : { body };
    },
  },

  'GET /api/business': plain,
  'POST /api/business': { prepare: async () => ({ body: business }) },
  'DELETE /api/business/{id}': withBusiness('owner', (id) => ({ params: { id } })),

  'GET /api/reviews': plain,
  'GET /api/reviews/{businessId}': withBusiness('owner-or-admin', (businessId) => ({ params: { businessId } })),
  'POST /api/reviews': withBusiness('owner', (id) => ({ body: { ...review, business_id: id } })),
  'POST /api/reviews/import': withBusiness('owner', (id) => ({
    body: { business_id: id, reviews: [{ key: 'erste-zeile-0001', ...review }] },
  })),
  'PUT /api/reviews/{id}/status': {
    prepare: async (world) => ({ params: { id: await world.review() }, body: { status: 'gelöscht' } }),
  },
  'POST /api/reviews/status': {
    prepare: async (world) => ({ body: { status: 'gelöscht', reviews: [{ id: await world.review(), version: 1 }] } }),
  },

  'GET /api/reviews/{id}/history': {
    reach: 'owner-or-staff',
    async prepare(world) {
      const id = await world.review();
      return { params: { id }, subject: id };
    },
  },
  'POST /api/reviews/{id}/notes': {
    prepare: async (world) => ({ params: { id: await world.review() }, body: { note: 'Nur für uns.' } }),
  },

  'POST /api/subscription/create': { prepare: async () => ({ body: SUBSCRIBER }) },
  'GET /api/subscription': plain,
  'GET /api/invoices': plain,
  'GET /api/invoices/{id}/pdf': withInvoice,
  'GET /api/invoices/{id}/xrechnung': withInvoice,
  'POST /api/payments/stripe/webhook': signedNotice,
  'GET /api/admin/invoices': plain,
  'POST /api/admin/invoices/{id}/cancellation': {
    prepare: async (world) => ({
      params: { id: await world.newInvoice() },
      body: { reason: 'Doppelt abgeschlossen.' },
    }),
  },
  'POST /api/subscription/notice': {
    async prepare(world, caller) {
      await world.subscriptionOf(caller);
      return { body: {} };
    },
  },
  'PUT /api/subscription/billing-details': {
    async prepare(world, caller) {
      await world.subscriptionOf(caller);
      return { body: { company_name: 'Bäckerei Sonnenschein GmbH' } };
    },
  },
  'DELETE /api/subscription/notice': {
    async prepare(world, caller) {
      await world.subscriptionOf(caller, { noticed: true });
      return {};
    },
  },
  'POST /api/admin/subscriptions/{id}/notice': {
    prepare: async (world) => ({ params: { id: await world.subscription() }, body: { received_on: world.today() } }),
  },

  'GET /api/chat/history': plain,
  // Its client_message_id is the caller's own invention.
  'POST /api/chat/message': { reach: 'everybody', prepare: async () => ({ body: { message: 'Was kostet das?' } }) },
  'GET /api/chat/admin/all': plain,
  'GET /api/chat/admin/{id}': withConversation,
  'POST /api/chat/admin-reply': {
    prepare: async (world) => ({ body: { message_id: await world.message(), reply: '59 € im Monat.' } }),
  },

  'POST /api/widget/sessions': withPartner(({ key }) => ({ body: { key }, headers: { origin: PARTNER_ORIGIN } })),
  'GET /api/admin/partners': plain,
  'POST /api/admin/partners': { prepare: async () => ({ body: partner }) },
  'GET /api/admin/partners/{id}': withPartner(({ id }) => ({ params: { id } })),
  'PUT /api/admin/partners/{id}': withPartner(({ id }) => ({ params: { id }, body: partner })),
  'PUT /api/admin/partners/{id}/pause': withPartner(({ id }) => ({ params: { id }, body: { paused: true } })),
  'POST /api/admin/partners/{id}/keys': withPartner(({ id }) => ({ params: { id }, body: { grace_days: 1 } })),
  'DELETE /api/admin/partners/{id}/keys/{keyId}': withPartner(({ id, keyId }) => ({ params: { id, keyId } })),
  'POST /api/admin/partners/{id}/identity-secret': withPartner(({ id }) => ({ params: { id } })),
  'GET /api/chat/state': plain,
  // It may name a message of one's own conversation, of which nobody but the caller has any.
  'POST /api/chat/read': { reach: 'everybody', prepare: async () => ({ body: {} }) },
  'GET /api/chat/admin/{id}/messages': withConversation,
  'POST /api/chat/admin/{id}/read': withConversation,
  'POST /api/chat/admin/{id}/hand-back': withConversation,
  'POST /api/chat/admin/{id}/resolve': withConversation,
  'POST /api/chat/admin/{id}/reopen': withConversation,

  'GET /api/audit/checkpoint': plain,
  'GET /api/audit/inclusion': { prepare: async (world) => ({ query: { event: await world.provenEvent() } }) },
  'GET /api/audit/consistency': { prepare: async () => ({ query: { from: '1' } }) },
  'GET /api/audit/reviews': plain,
  'GET /api/audit/reviews/{id}': { prepare: async (world) => ({ params: { id: await world.review() } }) },
  'GET /api/audit/reviews/{id}/proofs': { prepare: async (world) => ({ params: { id: await world.review() } }) },
  'GET /api/audit/bundle': plain,
  'GET /api/audit/accesses': plain,
  'POST /api/audit/cosignatures': { prepare: async (world) => ({ body: await world.cosignature() }) },

  'GET /api/live': plain,

  'GET /api/admin/counts': plain,
  'GET /api/admin/statistics': plain,
  'GET /api/admin/saved-filters': plain,
  'PUT /api/admin/saved-filters': { prepare: async () => ({ body: savedFilter }) },
  'DELETE /api/admin/saved-filters/{id}': {
    prepare: async (world, caller) => ({ params: { id: await world.savedFilterOf(caller, savedFilter) } }),
  },
  'GET /api/admin/operations': plain,
  'POST /api/admin/operations/parked/retry': { prepare: async (world) => ({ body: await world.parkedEvent() }) },
  'POST /api/admin/operations/parked/discard': { prepare: async (world) => ({ body: await world.parkedEvent() }) },
  'POST /api/admin/operations/mails/retry': plain,
  'POST /api/admin/operations/mails/{id}/retry': {
    prepare: async (world) => ({ params: { id: await world.givenUpMail() } }),
  },
  'POST /api/admin/operations/rebuilds': { prepare: async () => ({ body: { read_models: ['subscription-list'] } }) },
  'GET /api/admin/users': plain,
  'GET /api/admin/users/{id}': { prepare: async ({ ownerId }) => ({ params: { id: ownerId } }) },
  'POST /api/admin/users/{id}/erasure': {
    prepare: async (world) => ({ params: { id: await world.newUser() }, body: { understood: true } }),
  },
  'GET /api/admin/users/{id}/history': { prepare: async ({ ownerId }) => ({ params: { id: ownerId } }) },
  'GET /api/admin/users/{id}/businesses': { prepare: async ({ ownerId }) => ({ params: { id: ownerId } }) },
  'GET /api/admin/businesses': plain,
  'GET /api/admin/subscriptions': plain,
  'GET /api/admin/reviews': plain,
  'GET /api/admin/reviews/{id}': { prepare: async (world) => ({ params: { id: await world.review() } }) },
  'GET /api/admin/reviews/{id}/history': { prepare: async (world) => ({ params: { id: await world.review() } }) },
  'POST /api/admin/reviews/create': {
    prepare: async (world) => ({
      body: { ...review, user_id: world.ownerId, business_id: await world.business() },
    }),
  },
};
