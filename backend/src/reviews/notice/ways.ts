import { CHANNELS, type Channel } from '@sternklar/contracts/reviews/casework/casework-words';
import type { NoticeSettings } from './notice-settings.ts';

type Addresses = Pick<NoticeSettings, 'email' | 'postalAddress'>;

const IS_OPEN: Readonly<Record<Channel, (settings: Addresses) => boolean>> = {
  'report-tool': () => true,
  'legal-form': () => true,
  email: ({ email }) => email !== null,
  post: ({ postalAddress }) => postalAddress.length > 0,
};

/** Whether anybody knows where the platform takes what goes that way: what is recorded as sent went somewhere. */
export const isWayOpen = (channel: Channel, settings: Addresses): boolean => IS_OPEN[channel](settings);

export const closedWays = (settings: Addresses): Channel[] => CHANNELS.filter((one) => !isWayOpen(one, settings));
