import { widgetAppearanceQuerySchema, widgetAppearanceSchema } from '@sternklar/contracts/partners/widget.api';
import { given } from '../../platform/example-call.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { TAG } from '../partner-answers.ts';
import { type PartnerOfKeyDeps, partnerOfKey, readableAt } from '../partner-at-page.ts';
import { widgetAppearance } from './widget-appearance.ts';

export type ShowAppearanceRouteDeps = PartnerOfKeyDeps;

/** A visitor who goes from page to page asks once; office hours are a few minutes late at most. */
const KEPT = 'private, max-age=300';

export const showAppearanceRoute = slice(
  {
    name: 'show-appearance',
    call: 'GET /widget/appearance',
    access: 'public',
    tag: TAG,
    summary: 'Wie der Chat auf der Seite eines Partners aussieht und was er sagt',
    description:
      'Die Kopfzeile `Origin` muss eine Adresse des Partners nennen, außer auf unserer Seite, auf der eine Unterhaltung weitergeht. Gespeichert wird nichts.',
    query: widgetAppearanceQuerySchema,
    answers: { 200: widgetAppearanceSchema },
    refusals: {
      403: 'Die Seite gehört nicht zu den Adressen des Partners, oder sein Widget ist angehalten.',
      404: 'Den Schlüssel gibt es nicht, oder er gilt nicht mehr.',
    },
    edge: { crossOrigin: true },
    records: [],
    example: { query: { key: given('partner', 'key') }, headers: { origin: given('partner', 'origin') } },
  },
  (deps: ShowAppearanceRouteDeps) => async (request, reply) => {
    const { key, lang } = request.query;
    const { partner } = readableAt(await partnerOfKey(deps, key), request);
    reply.header('cache-control', KEPT);
    return widgetAppearance(partner.appearance, lang, deps.now());
  },
);
