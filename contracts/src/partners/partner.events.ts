import { z } from 'zod';
import { defineEvent, type EventOf } from '../event-registry.ts';

const partnerId = z.uuid();
const keyId = z.uuid();
const origins = z.array(z.string()).readonly();

/** A company that puts the chat widget on its pages; `origins` are those of its pages, `https://www.beispiel.de`. */
export const partnerRegistered = defineEvent('PartnerRegistered', z.object({ partnerId, name: z.string(), origins }));
export const partnerRenamed = defineEvent('PartnerRenamed', z.object({ partnerId, name: z.string() }));
export const partnerOriginsChanged = defineEvent('PartnerOriginsChanged', z.object({ partnerId, origins }));
/** `publicKey` stands in the snippet on the partner's pages, so it is no secret; it names the partner. */
export const partnerKeyIssued = defineEvent('PartnerKeyIssued', z.object({ partnerId, keyId, publicKey: z.string() }));
/** Another key took its place; pages that still have this one work until then. */
export const partnerKeyRetired = defineEvent(
  'PartnerKeyRetired',
  z.object({ partnerId, keyId, validUntil: z.iso.datetime() }),
);
/** Ends the key at once, and every visitor's session that was opened with it. */
export const partnerKeyRevoked = defineEvent('PartnerKeyRevoked', z.object({ partnerId, keyId }));
/** The secret itself is stored nowhere: it is derived from the root key and `secretId`. The one before no longer counts. */
export const partnerIdentitySecretIssued = defineEvent(
  'PartnerIdentitySecretIssued',
  z.object({ partnerId, secretId: z.uuid() }),
);
/** The abuse switch: the widget is refused on the partner's pages until it is resumed. */
export const partnerPaused = defineEvent('PartnerPaused', z.object({ partnerId }));
export const partnerResumed = defineEvent('PartnerResumed', z.object({ partnerId }));

const chatWords = z.object({ welcome: z.string().nullable(), suggestions: z.array(z.string()).readonly() });
/** How the chat looks on the partner's pages and what it says, in each of its languages; null: as the product has it. */
export const partnerAppearanceChanged = defineEvent(
  'PartnerAppearanceChanged',
  z.object({
    partnerId,
    title: z.string().nullable(),
    color: z.string().nullable(),
    textColor: z.string().nullable(),
    words: z.object({ de: chatWords, en: chatWords }),
  }),
);
/** When people answer, by day of the week (1: Monday), `09:00` to `17:00` in Berlin; none: nothing is said of it. */
export const partnerOfficeHoursChanged = defineEvent(
  'PartnerOfficeHoursChanged',
  z.object({
    partnerId,
    hours: z.array(z.object({ day: z.number(), from: z.string(), to: z.string() })).readonly(),
  }),
);

export const partnerEvents = [
  partnerRegistered,
  partnerRenamed,
  partnerOriginsChanged,
  partnerKeyIssued,
  partnerKeyRetired,
  partnerKeyRevoked,
  partnerIdentitySecretIssued,
  partnerPaused,
  partnerResumed,
  partnerAppearanceChanged,
  partnerOfficeHoursChanged,
] as const;
export type PartnerEvent = EventOf<(typeof partnerEvents)[number]>;

export const partnerStream = (partnerId: string) => `partner-${partnerId}`;
