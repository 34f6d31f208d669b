import { ORIGIN, PARTNER_ID, partnerRegistered } from '@sternklar/contracts/partners/testing/partner.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { type PartnerState, partnerStreamType } from '../partner.ts';
import { editPartner } from './edit-partner.ts';

const spec = deciderSpec(partnerStreamType);
const SHOP = 'https://shop.musterhotel.example';
const editing = (name: string, origins: readonly string[]) => (state: PartnerState) =>
  editPartner(state, { partnerId: PARTNER_ID, name, origins });

const renamed = (name: string) => ({ type: 'PartnerRenamed' as const, data: { partnerId: PARTNER_ID, name } });
const originsChanged = (...origins: string[]) => ({
  type: 'PartnerOriginsChanged' as const,
  data: { partnerId: PARTNER_ID, origins },
});

describe('editing a partner', () => {
  it('records what changed, and nothing else', () => {
    const given = spec.given(partnerRegistered());
    given.when(editing('Hotel Muster', [ORIGIN])).then(renamed('Hotel Muster'));
    given.when(editing('Musterhotel', [ORIGIN, SHOP])).then(originsChanged(ORIGIN, SHOP));
    given.when(editing('Hotel Muster', [SHOP])).then(renamed('Hotel Muster'), originsChanged(SHOP));
    given.when(editing('Musterhotel', [ORIGIN])).thenNothing();
  });

  it('goes by what it was changed to before', () => {
    spec
      .given(partnerRegistered(), renamed('Hotel Muster'), originsChanged(SHOP))
      .when(editing('Hotel Muster', [SHOP]))
      .thenNothing();
  });

  it('is refused for a partner that does not exist', () => {
    spec
      .given()
      .when(editing('Musterhotel', [ORIGIN]))
      .thenRejected('partner-unknown');
  });
});
