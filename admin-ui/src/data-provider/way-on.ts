import { WAY_ON_KEY } from '@sternklar/contracts/way-on';

/** Where this window stands, and whether the server led it there. */
interface Standing {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  readonly wasLed: boolean;
}

/** The bare address asks for the page that somebody chose to begin at; the server does not know theirs before they sign in. */
const askedFor = ({ location: { pathname, search, hash }, wasLed }: Standing): string =>
  wasLed ? '/admin' : `${pathname}${search}${hash}`;

/** The page that somebody wants who has to sign in first: the landing page says so, and leads there. */
export const createWayOn = (storage: () => Pick<Storage, 'setItem' | 'removeItem'>) => {
  const quietly = (act: (shelf: ReturnType<typeof storage>) => void) => {
    try {
      act(storage());
    } catch {
      // Without it, signing in leads to the dashboard.
    }
  };
  return {
    keep: (standing: Standing) => quietly((shelf) => shelf.setItem(WAY_ON_KEY, askedFor(standing))),
    /** They are there, or go elsewhere. */
    forget: () => quietly((shelf) => shelf.removeItem(WAY_ON_KEY)),
  };
};
