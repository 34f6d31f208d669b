import { subscriptionSchema } from '@sternklar/contracts/subscriptions/subscription.api';
import type { Queries } from '@sternklar/projections/queries';
import type { FastifyReply } from 'fastify';
import type { RequestKit } from '../platform/request-kit.port.ts';
import { slice } from '../platform/slice.port.ts';
import { TAG } from './subscription-answers.ts';

export interface ShowOwnSubscriptionRouteDeps {
  readonly subscriptions: Pick<Queries['subscriptions'], 'ofAccount'>;
  readonly kit: Pick<RequestKit, 'identityOf'>;
  readonly now: () => Date;
}

/** Fastify answers null itself with an empty body, which is no JSON. */
const sendNull = (reply: FastifyReply) => reply.type('application/json; charset=utf-8').serializer(String).send('null');

export const showOwnSubscriptionRoute = slice(
  {
    name: 'show-own-subscription',
    call: 'GET /subscription',
    access: 'signed-in',
    tag: TAG,
    summary: 'Das eigene Abo mit dem Ende der laufenden Laufzeit; null, wenn es keines gibt',
    answers: { 200: subscriptionSchema.nullable() },
    records: [],
    example: {},
  },
  ({ subscriptions, kit, now }: ShowOwnSubscriptionRouteDeps) =>
    async (request, reply) => {
      const subscription = await subscriptions.ofAccount(kit.identityOf(request).accountId, now());
      return subscription ?? sendNull(reply);
    },
);
