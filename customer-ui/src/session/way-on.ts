import { WAY_ON_KEY as KEY } from '@sternklar/contracts/way-on';
import { adminPageIn, customerPageIn } from '../routing/screen.ts';

/** Asked for anew each time: where storage is blocked, already asking for it fails. */
type Shelf = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Where somebody was or wanted to go when they had to sign in, kept by this tab. It is no part of an address, so that no link can
 * set it; and what is read is taken for nothing but the address of one of this app's own pages, or of the back office.
 */
export const createWayOn = (shelf: Shelf) => {
  const quietly = <Result>(act: (storage: ReturnType<Shelf>) => Result): Result | null => {
    try {
      return act(shelf());
    } catch {
      // Without it, signing in leads to the dashboard, as it always does.
      return null;
    }
  };
  return {
    keep: (place: string): void => {
      const page = customerPageIn(place);
      if (page !== null) quietly((storage) => storage.setItem(KEY, page));
    },
    goal: (): string | null => {
      const place = quietly((storage) => storage.getItem(KEY)) ?? '';
      return customerPageIn(place) ?? adminPageIn(place);
    },
    forget: (): void => void quietly((storage) => storage.removeItem(KEY)),
  };
};

export type WayOn = ReturnType<typeof createWayOn>;

/** Where this window stands, as `keep` takes it. */
export const placeOf = ({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string => `${pathname}${hash}`;
