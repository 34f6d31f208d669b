import { ADMIN } from '../../../backend/src/testing/running-product.ts';
import type { Caller } from './callers.ts';
import type { Reach } from './judge.ts';
import type { World } from './world.ts';

/** A call that works for everybody who may make it. */
export interface Call {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: object;
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
const PASSWORD = 'stern-rolle-2';

const withBusiness = (reach: Reach, call: (businessId: string) => Call): Recipe => ({
  reach,
  async prepare(world) {
    const subject = await world.business();
    return { ...call(subject), subject };
  },
});

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

  'POST /api/subscription/create': { prepare: async () => ({ body: { plan_name: 'standard' } }) },
  'GET /api/subscription': plain,

  'GET /api/chat/history': plain,
  // Its client_message_id is the caller's own invention.
  'POST /api/chat/message': { reach: 'everybody', prepare: async () => ({ body: { message: 'Was kostet das?' } }) },
  'GET /api/chat/admin/all': plain,
  'GET /api/chat/admin/{id}': { prepare: async (world) => ({ params: { id: await world.conversation() } }) },
  'POST /api/chat/admin-reply': {
    prepare: async (world) => ({ body: { message_id: await world.message(), reply: '59 € im Monat.' } }),
  },

  'GET /api/live': plain,

  'GET /api/admin/counts': plain,
  'GET /api/admin/statistics': plain,
  'GET /api/admin/users': plain,
  'GET /api/admin/users/{id}/businesses': { prepare: async ({ ownerId }) => ({ params: { id: ownerId } }) },
  'GET /api/admin/businesses': plain,
  'GET /api/admin/subscriptions': plain,
  'GET /api/admin/reviews': plain,
  'GET /api/admin/reviews/{id}': { prepare: async (world) => ({ params: { id: await world.review() } }) },
  'POST /api/admin/reviews/create': {
    prepare: async (world) => ({
      body: { ...review, user_id: world.ownerId, business_id: await world.business() },
    }),
  },
};
