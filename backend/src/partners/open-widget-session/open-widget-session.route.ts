import { VISITOR_RENEWAL_MS } from '@sternklar/contracts/constants';
import { LANDING_PAGE_KEY, LANDING_PAGE_PARTNER_ID } from '@sternklar/contracts/partners/landing-page';
import { openWidgetSessionBodySchema, widgetSessionSchema } from '@sternklar/contracts/partners/widget.api';
import { LEGAL_PATHS } from '@sternklar/contracts/site';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { given } from '../../platform/example-call.port.ts';
import { Refusal } from '../../platform/refusal.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import type { ChangePartner } from '../change-partner.ts';
import { landingPagePartner } from '../landing-page.ts';
import { liveKeysOf } from '../partner.ts';
import { TAG } from '../partner-answers.ts';
import { admittedAt, partnerOfKey } from '../partner-at-page.ts';
import type { PartnerDirectory } from '../partner-directory.ts';
import type { PartnerSecrets } from '../partner-secrets.ts';
import type { CountForWidget } from '../widget-limits.ts';
import { signedSubject } from './signed-identity.ts';

const identityInvalid = () => {
  const message = 'Ihre Anmeldung konnte nicht bestätigt werden. Bitte laden Sie die Seite neu.';
  return new Refusal(422, 'identity-invalid', message, { errors: [{ field: 'identity', message }] });
};

const sessionOver = () =>
  new Refusal(
    403,
    'session-over',
    'Die Sitzung in diesem Tab ist vorbei. Schließen Sie den Chat: Auf der Seite bekommen Sie einen neuen Link.',
  );

export interface OpenWidgetSessionRouteDeps {
  readonly directory: Pick<PartnerDirectory, 'byId' | 'idOfKey'>;
  readonly secrets: Pick<PartnerSecrets, 'identitySecretOf' | 'visitorIdOf' | 'publicKeyOf'>;
  readonly change: ChangePartner;
  readonly count: CountForWidget;
  readonly kit: Pick<RequestKit, 'newId'>;
  /** Of each visitor, whether what was written under its id was erased, so that nothing is written under it again. */
  readonly areVisitorsErased: (visitorIds: readonly string[]) => Promise<readonly boolean[]>;
  readonly now: () => Date;
  readonly site: { readonly brandName: string; readonly publicUrl: string };
}

/** A conversation is erased after a year at the soonest, so nobody's ever is this often. */
const MOST_ERASURES = 50;

type Call = { readonly request: FastifyRequest; readonly reply: FastifyReply };

/**
 * Nothing is stored of visitors: who they are stands in the token, and the first message begins the conversation. The product's
 * own landing page says a word in place of a key; with its first visitor the product becomes a partner of itself.
 */
export const openWidgetSessionRoute = slice(
  {
    name: 'open-widget-session',
    call: 'POST /widget/sessions',
    access: 'public',
    tag: TAG,
    summary: 'Eine Sitzung für einen Besucher auf der Seite eines Partners',
    description:
      'Die Kopfzeile `Origin` muss eine Adresse des Partners nennen. Ohne `identity` ist der Besucher anonym; ' +
      'gespeichert wird erst mit der ersten Nachricht etwas.',
    body: openWidgetSessionBodySchema,
    answers: { 201: widgetSessionSchema },
    refusals: {
      403: 'Die Seite gehört nicht zu den Adressen des Partners, sein Widget ist angehalten, oder die Sitzung kam durch einen Link und wird nicht verlängert.',
      404: 'Den Schlüssel gibt es nicht, oder er gilt nicht mehr.',
    },
    edge: { idempotencyKey: false, crossOrigin: true },
    records: ['PartnerRegistered', 'PartnerKeyIssued'],
    example: { body: { key: given('partner', 'key') }, headers: { origin: given('partner', 'origin') } },
  },
  (deps: OpenWidgetSessionRouteDeps, app) => {
    const { secrets, count, kit, areVisitorsErased, now, site } = deps;
    const ofLandingPage = async (call: Call) => {
      const partner = await landingPagePartner(deps, call);
      const current = partner && liveKeysOf(partner, now()).at(-1);
      return partner && current ? { partnerId: LANDING_PAGE_PARTNER_ID, partner, keyId: current.keyId } : null;
    };

    /** The partner whose key it is, and that the page is one of its own. Throws a refusal. */
    const partnerAt = async (key: string, call: Call) =>
      admittedAt(await (key === LANDING_PAGE_KEY ? ofLandingPage(call) : partnerOfKey(deps, key)), call.request);

    const subjectIn = (token: string, secretId: string | null): string => {
      const subject = secretId && signedSubject(app, token, { secret: secrets.identitySecretOf(secretId), now: now() });
      if (!subject) throw identityInvalid();
      return subject;
    };

    /** An anonymous visitor of the same partner goes on as the same one; an identified one shows a new identity. */
    const renewedId = async (token: string, partnerId: string): Promise<string | null> => {
      const visitor = app.visitorTokens.visitorOf(token, VISITOR_RENEWAL_MS);
      if (visitor?.partnerId !== partnerId || visitor.identified) return null;
      const [isErased] = await areVisitorsErased([visitor.id]);
      return isErased ? null : visitor.id;
    };

    /** Who comes back after their conversation was erased is somebody new: under the old id nothing can be written. */
    const identifiedId = async (subject: string, partnerId: string): Promise<string> => {
      const ids = Array.from({ length: MOST_ERASURES }, (_, times) => secrets.visitorIdOf(partnerId, subject, times));
      const erased = await areVisitorsErased(ids);
      return ids.find((_, times) => !erased[times]) ?? secrets.visitorIdOf(partnerId, subject, MOST_ERASURES);
    };
    /** What goes on by a link ends with its session, on the product's own pages too: else a stranger would go on in its place. */
    const refuseContinued = (token: string) => {
      if (app.visitorTokens.visitorOf(token, Number.POSITIVE_INFINITY)?.continued) throw sessionOver();
    };
    return async (request, reply) => {
      const { key, identity: token, renew } = request.body;
      if (renew) refuseContinued(renew);
      const { partnerId, partner, keyId } = await partnerAt(key, { request, reply });
      await count('widget session by key', keyId);
      const subject = token ? subjectIn(token, partner.identitySecretId) : null;
      const identified = subject !== null;
      const id = identified
        ? await identifiedId(subject, partnerId)
        : (renew && (await renewedId(renew, partnerId))) || kit.newId(request);
      const signed = app.visitorTokens.sign({ id, partnerId, keyId, identified });
      reply.code(201);
      return {
        token: signed.token,
        expires_at: signed.expiresAt.toISOString(),
        visitor_id: id,
        identified,
        brand: { name: site.brandName },
        privacy_url: `${site.publicUrl}${LEGAL_PATHS.datenschutz}`,
      };
    };
  },
);
