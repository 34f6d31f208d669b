import { appearanceBodySchema } from '@sternklar/contracts/partners/appearance.api';
import { z } from 'zod';
import { given } from '../../platform/example-call.port.ts';
import { slice } from '../../platform/slice.port.ts';
import type { ChangePartner } from '../change-partner.ts';
import { TAG } from '../partner-answers.ts';
import { changeAppearance } from './change-appearance.ts';

export interface ChangeAppearanceRouteDeps {
  readonly change: ChangePartner;
}

export const changeAppearanceRoute = slice(
  {
    name: 'change-appearance',
    call: 'PUT /admin/partners/:id/appearance',
    access: ['admin'],
    tag: TAG,
    summary: 'Namen, Begrüßung, Vorschläge, Farben und Sprechzeiten des Chats eines Partners setzen',
    description:
      'Ohne `text_color` schreibt der Chat auf `color` schwarz oder weiß, was besser zu lesen ist. Was eine Seite selbst ' +
      'angibt, gilt dort statt dessen.',
    params: z.object({ id: z.uuid() }),
    body: appearanceBodySchema,
    answers: { 200: z.object({ message: z.string() }) },
    records: ['PartnerAppearanceChanged', 'PartnerOfficeHoursChanged'],
    example: {
      params: { id: given('partner') },
      body: {
        title: 'Hotel Muster',
        color: '#7a1f35',
        text_color: null,
        words: {
          de: { welcome: 'Grüß Gott!', suggestions: ['Wann kann ich anreisen?'] },
          en: { welcome: 'Welcome!', suggestions: [] },
        },
        office_hours: [{ day: 1, from: '09:00', to: '17:00' }],
      },
    },
  },
  ({ change }: ChangeAppearanceRouteDeps) =>
    async (request, reply) => {
      const { id } = request.params;
      await change({ request, reply }, id, (state) =>
        changeAppearance(state, { partnerId: id, appearance: request.body }),
      );
      return { message: 'Der Auftritt ist gespeichert.' };
    },
);
