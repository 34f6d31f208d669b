import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { type Appearance, NO_APPEARANCE } from '@sternklar/contracts/partners/appearance.api';
import type { PartnerEvent } from '@sternklar/contracts/partners/partner.events';
import type { StreamType } from '@sternklar/event-store/decider';

export interface PartnerKeyState {
  readonly keyId: string;
  readonly publicKey: string;
  /** Null while no other key has taken its place. */
  readonly validUntil: Date | null;
}

export interface RegisteredPartner {
  readonly status: 'registered';
  readonly name: string;
  readonly origins: readonly string[];
  readonly paused: boolean;
  /** Those that were not revoked, the oldest first. */
  readonly keys: readonly PartnerKeyState[];
  /** Which secret the partner's server signs identities with; null: it has none. */
  readonly identitySecretId: string | null;
  readonly appearance: Appearance;
}

export type PartnerState = { readonly status: 'none' } | RegisteredPartner;

const fresh: RegisteredPartner = {
  status: 'registered',
  name: '',
  origins: [],
  paused: false,
  keys: [],
  identitySecretId: null,
  appearance: NO_APPEARANCE,
};

const evolve = (state: PartnerState, event: RecordedEvent<PartnerEvent>): PartnerState => {
  const partner = state.status === 'none' ? fresh : state;
  switch (event.type) {
    case 'PartnerRegistered':
      return { ...partner, name: event.data.name, origins: event.data.origins };
    case 'PartnerRenamed':
      return { ...partner, name: event.data.name };
    case 'PartnerOriginsChanged':
      return { ...partner, origins: event.data.origins };
    case 'PartnerKeyIssued': {
      const { keyId, publicKey } = event.data;
      return { ...partner, keys: [...partner.keys, { keyId, publicKey, validUntil: null }] };
    }
    case 'PartnerKeyRetired': {
      const { keyId, validUntil } = event.data;
      const retired = (key: PartnerKeyState) =>
        key.keyId === keyId ? { ...key, validUntil: new Date(validUntil) } : key;
      return { ...partner, keys: partner.keys.map(retired) };
    }
    case 'PartnerKeyRevoked':
      return { ...partner, keys: partner.keys.filter(({ keyId }) => keyId !== event.data.keyId) };
    case 'PartnerIdentitySecretIssued':
      return { ...partner, identitySecretId: event.data.secretId };
    case 'PartnerPaused':
      return { ...partner, paused: true };
    case 'PartnerResumed':
      return { ...partner, paused: false };
    case 'PartnerAppearanceChanged': {
      const { title, color, textColor: text_color, words } = event.data;
      return { ...partner, appearance: { ...partner.appearance, title, color, text_color, words } };
    }
    case 'PartnerOfficeHoursChanged':
      return { ...partner, appearance: { ...partner.appearance, office_hours: event.data.hours } };
  }
};

/** The keys that pages may have in their snippet at `now`. */
export const liveKeysOf = ({ keys }: RegisteredPartner, now: Date): readonly PartnerKeyState[] =>
  keys.filter(({ validUntil }) => validUntil === null || now < validUntil);

/** A company that has the chat widget on its pages. */
export const partnerStreamType: StreamType<PartnerState, PartnerEvent> = { initialState: { status: 'none' }, evolve };
