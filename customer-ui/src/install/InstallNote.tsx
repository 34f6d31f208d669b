import { useSyncExternalStore } from 'react';
import { installTexts } from '../texts/dashboard.ts';
import { Button } from '../ui/Button.tsx';
import type { InstallOffer } from './install-offer.ts';
import './install-note.css';

/** One calm line that offers the app for the home screen; gone for good once it was declined. */
export const InstallNote = ({ offer }: { readonly offer: InstallOffer }) => {
  const isOpen = useSyncExternalStore(offer.subscribe, offer.isOpen);
  if (!isOpen) return null;
  return (
    <aside className="install-note" aria-label={installTexts.label}>
      <p>{installTexts.offer}</p>
      <div>
        <Button look="quiet" onClick={offer.decline}>
          {installTexts.decline}
        </Button>
        <Button onClick={offer.accept}>{installTexts.accept}</Button>
      </div>
    </aside>
  );
};
