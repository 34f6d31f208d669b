import { pausePartnerBodySchema } from '@sternklar/contracts/partners/partner.api';
import { z } from 'zod';
import { given } from '../../platform/example-call.port.ts';
import { slice } from '../../platform/slice.port.ts';
import type { ChangePartner } from '../change-partner.ts';
import { TAG } from '../partner-answers.ts';
import { pausePartner } from './pause-partner.ts';

export interface PausePartnerRouteDeps {
  readonly change: ChangePartner;
}

export const pausePartnerRoute = slice(
  {
    name: 'pause-partner',
    call: 'PUT /admin/partners/:id/pause',
    access: ['admin'],
    tag: TAG,
    summary: 'Das Widget eines Partners anhalten oder weiterlaufen lassen; wirkt sofort',
    params: z.object({ id: z.uuid() }),
    body: pausePartnerBodySchema,
    answers: { 200: z.object({ message: z.string() }) },
    records: ['PartnerPaused', 'PartnerResumed'],
    example: { params: { id: given('partner') }, body: { paused: true } },
  },
  ({ change }: PausePartnerRouteDeps) =>
    async (request, reply) => {
      const { id } = request.params;
      const { paused } = request.body;
      await change({ request, reply }, id, (state) => pausePartner(state, { partnerId: id, paused }));
      return { message: paused ? 'Das Widget ist angehalten.' : 'Das Widget läuft wieder.' };
    },
);
