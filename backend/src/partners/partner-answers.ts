import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { NO_APPEARANCE } from '@sternklar/contracts/partners/appearance.api';
import type { Partner } from '@sternklar/contracts/partners/partner.api';
import type { PartnerEvent } from '@sternklar/contracts/partners/partner.events';
import { notFound, Refusal } from '../platform/refusal.port.ts';

export const TAG = 'Partner';

const partnerNotFound = () => notFound('Diesen Partner gibt es nicht.');
const keyNotFound = () => notFound('Diesen Schlüssel hat der Partner nicht, oder er ist schon gesperrt.');
const tooManyKeys = () =>
  new Refusal(
    409,
    'too-many-keys',
    'Es gelten noch zu viele frühere Schlüssel. Bitte sperren Sie zuerst einen davon, oder sperren Sie den bisherigen sofort.',
  );

type RefusedFor = 'partner-unknown' | 'key-unknown' | 'too-many-keys';

/** The refusal that a decision's code stands for. */
export const refusalFor = (code: RefusedFor): Refusal => {
  switch (code) {
    case 'partner-unknown':
      return partnerNotFound();
    case 'key-unknown':
      return keyNotFound();
    case 'too-many-keys':
      return tooManyKeys();
  }
};

/** A partner that was just registered, from its events alone, so that a slow read model cannot spoil the answer. */
export const registeredPartner = (events: readonly RecordedEvent<PartnerEvent>[]): Partner => {
  const registered = events.find((event) => event.type === 'PartnerRegistered');
  const issued = events.find((event) => event.type === 'PartnerKeyIssued');
  if (!registered || !issued) throw new Error('Registering a partner recorded no partner with a key.');
  const { partnerId, name, origins } = registered.data;
  const { keyId, publicKey } = issued.data;
  return {
    id: partnerId,
    name,
    origins: [...origins],
    status: 'active',
    keys: [{ id: keyId, key: publicKey, issued_at: issued.recordedAt, valid_until: null, revoked_at: null }],
    identity: false,
    appearance: NO_APPEARANCE,
    created_at: registered.recordedAt,
  };
};
