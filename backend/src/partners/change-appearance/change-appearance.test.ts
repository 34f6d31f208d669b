import { type Appearance, NO_APPEARANCE } from '@sternklar/contracts/partners/appearance.api';
import {
  appearanceChanged,
  officeHoursChanged,
  PARTNER_ID,
  partnerRegistered,
} from '@sternklar/contracts/partners/testing/partner.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { type PartnerState, partnerStreamType } from '../partner.ts';
import { changeAppearance } from './change-appearance.ts';

const spec = deciderSpec(partnerStreamType);
const changing = (appearance: Partial<Appearance>) => (state: PartnerState) =>
  changeAppearance(state, { partnerId: PARTNER_ID, appearance: { ...NO_APPEARANCE, ...appearance } });

const look = { title: 'Hotel Muster', color: '#7a1f35' };
const [monday, friday] = [
  { day: 1, from: '09:00', to: '17:00' },
  { day: 5, from: '09:00', to: '15:00' },
];

describe('changing how a partner’s chat looks', () => {
  it('records what changed, and nothing else', () => {
    const given = spec.given(partnerRegistered());
    given.when(changing(look)).then(appearanceChanged(look));
    given.when(changing({ office_hours: [friday, monday] })).then(officeHoursChanged(monday, friday));
    given.when(changing({ ...look, office_hours: [monday] })).then(appearanceChanged(look), officeHoursChanged(monday));
    given.when(changing({})).thenNothing();
  });

  it('goes by what it was changed to before, in whatever order the days come', () => {
    const given = spec.given(partnerRegistered(), appearanceChanged(look), officeHoursChanged(monday, friday));
    given.when(changing({ ...look, office_hours: [friday, monday] })).thenNothing();
    given.when(changing({})).then(appearanceChanged(), officeHoursChanged());
  });

  it('is refused for a partner that does not exist', () => {
    spec.given().when(changing(look)).thenRejected('partner-unknown');
  });
});
