import { partnerBodySchema } from '@sternklar/contracts/partners/partner.api';
import { z } from 'zod';
import { given } from '../../platform/example-call.port.ts';
import { slice } from '../../platform/slice.port.ts';
import type { ChangePartner } from '../change-partner.ts';
import { TAG } from '../partner-answers.ts';
import { editPartner } from './edit-partner.ts';

export interface EditPartnerRouteDeps {
  readonly change: ChangePartner;
}

export const editPartnerRoute = slice(
  {
    name: 'edit-partner',
    call: 'PUT /admin/partners/:id',
    access: ['admin'],
    tag: TAG,
    summary: 'Name und Adressen eines Partners ändern; eine entfernte Adresse wird sofort abgewiesen',
    params: z.object({ id: z.uuid() }),
    body: partnerBodySchema,
    answers: { 200: z.object({ message: z.string() }) },
    records: ['PartnerRenamed', 'PartnerOriginsChanged'],
    example: {
      params: { id: given('partner') },
      body: { name: 'Hotel Muster', origins: [given('partner', 'origin')] },
    },
  },
  ({ change }: EditPartnerRouteDeps) =>
    async (request, reply) => {
      const { id } = request.params;
      await change({ request, reply }, id, (state) => editPartner(state, { partnerId: id, ...request.body }));
      return { message: 'Die Angaben sind gespeichert.' };
    },
);
