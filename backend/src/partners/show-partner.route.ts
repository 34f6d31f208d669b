import { shownPartnerSchema } from '@sternklar/contracts/partners/partner.api';
import type { Queries } from '@sternklar/projections/queries';
import { z } from 'zod';
import { given } from '../platform/example-call.port.ts';
import { slice } from '../platform/slice.port.ts';
import { refusalFor, TAG } from './partner-answers.ts';

export interface ShowPartnerRouteDeps {
  readonly partners: Pick<Queries['partners'], 'byId'>;
  readonly site: { readonly publicUrl: string };
  /** The widget's build at an address that stays: its name, and the hash of its script. */
  readonly pinnedWidget: () => Promise<{ readonly build: string; readonly integrity: string } | null>;
}

export const showPartnerRoute = slice(
  {
    name: 'show-partner',
    call: 'GET /admin/partners/:id',
    access: ['admin', 'auditor'],
    tag: TAG,
    summary: 'Ein Partner mit seinen Schlüsseln und der Adresse des Skripts für seine Seiten',
    params: z.object({ id: z.uuid() }),
    answers: { 200: shownPartnerSchema },
    records: [],
    example: { params: { id: given('partner') } },
  },
  ({ partners, site, pinnedWidget }: ShowPartnerRouteDeps) =>
    async (request) => {
      const partner = await partners.byId(request.params.id);
      if (partner === null) throw refusalFor('partner-unknown');
      const pinned = await pinnedWidget();
      return {
        ...partner,
        script_url: `${site.publicUrl}/chat-widget.js`,
        pinned: pinned && {
          script_url: `${site.publicUrl}/chat-widget/v1/${pinned.build}/loader.js`,
          integrity: pinned.integrity,
        },
      };
    },
);
