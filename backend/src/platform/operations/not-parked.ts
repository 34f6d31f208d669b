import { notFound, type Refusal } from '../refusal.port.ts';

/** For an event that nobody gave up on, or that somebody else has dealt with. */
export const notParked = (): Refusal =>
  notFound('Dieses Ereignis ist nicht mehr zurückgestellt: jemand war schneller.');
