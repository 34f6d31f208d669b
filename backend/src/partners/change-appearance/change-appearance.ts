import type { Appearance } from '@sternklar/contracts/partners/appearance.api';
import type { PartnerEvent } from '@sternklar/contracts/partners/partner.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import type { PartnerState } from '../partner.ts';

export interface ChangeAppearance {
  readonly partnerId: string;
  readonly appearance: Appearance;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const lookOf = ({ title, color, text_color, words: { de, en } }: Appearance) => [title, color, text_color, de, en];
/** In the order of the week. */
const hoursOf = ({ office_hours }: Appearance) =>
  [...office_hours].sort((one, next) => one.day - next.day).map(({ day, from, to }) => ({ day, from, to }));

/** Another look, other office hours, or both; what stays as it is, is no event. */
export const changeAppearance = (
  state: PartnerState,
  { partnerId, appearance }: ChangeAppearance,
): Decision<PartnerEvent, 'partner-unknown'> => {
  if (state.status === 'none') return reject('partner-unknown');
  const { title, color, text_color: textColor, words } = appearance;
  const hours = hoursOf(appearance);
  return [
    ...(same(lookOf(appearance), lookOf(state.appearance))
      ? []
      : [{ type: 'PartnerAppearanceChanged' as const, data: { partnerId, title, color, textColor, words } }]),
    ...(same(hours, hoursOf(state.appearance))
      ? []
      : [{ type: 'PartnerOfficeHoursChanged' as const, data: { partnerId, hours } }]),
  ];
};
