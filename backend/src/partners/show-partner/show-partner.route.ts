import { shownPartnerSchema } from '@sternklar/contracts/partners/partner.api';
import type { Queries } from '@sternklar/projections/queries';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { refusalFor, TAG } from '../partner-answers.ts';

export interface ShowPartnerRouteDeps {
  readonly partners: Pick<Queries['partners'], 'byId'>;
  readonly site: { readonly publicUrl: string };
}

export const showPartnerRoute =
  ({ partners, site }: ShowPartnerRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().get(
      '/admin/partners/:id',
      {
        config: { access: ['admin', 'auditor'] },
        schema: {
          tags: [TAG],
          summary: 'Ein Partner mit seinen Schlüsseln und der Adresse des Skripts für seine Seiten',
          params: z.object({ id: z.uuid() }),
          response: { 200: shownPartnerSchema },
        },
      },
      async (request) => {
        const partner = await partners.byId(request.params.id);
        if (partner === null) throw refusalFor('partner-unknown');
        return { ...partner, script_url: `${site.publicUrl}/chat-widget.js` };
      },
    );
  };
