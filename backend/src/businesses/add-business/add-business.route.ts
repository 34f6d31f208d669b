import { addBusinessBodySchema, businessSchema } from '@sternklar/contracts/businesses/business.api';
import { businessStream } from '@sternklar/contracts/businesses/business.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { businessStreamType } from '../business.ts';
import { addedBusiness, businessIdTaken, TAG } from '../business-answers.ts';
import { addBusiness } from './add-business.ts';

export interface AddBusinessRouteDeps {
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly kit: RequestKit;
}

export const addBusinessRoute = slice(
  {
    name: 'add-business',
    call: 'POST /business',
    access: 'signed-in',
    tag: TAG,
    summary: 'Ein Unternehmen hinzufügen',
    body: addBusinessBodySchema,
    answers: { 201: businessSchema },
    records: ['BusinessAdded'],
    example: { body: { business_name: 'Café Krone', google_business_link: 'https://maps.google.com/?cid=2' } },
  },
  ({ commands, kit }: AddBusinessRouteDeps) =>
    async (request, reply) => {
      const { accountId } = kit.identityOf(request);
      const { business_name: businessName, google_business_link: googleBusinessLink } = request.body;
      const businessId = kit.newId(request);
      const handled = await commands.handle({
        streamType: businessStreamType,
        streamId: businessStream(businessId),
        decide: (state) => addBusiness(state, { businessId, accountId, businessName, googleBusinessLink }),
        context: kit.commandContext(request, accountId),
      });
      if (handled.rejected !== undefined) throw businessIdTaken();
      await kit.untilVisible(request, reply, handled.position);
      reply.code(201);
      return addedBusiness(handled.events);
    },
);
