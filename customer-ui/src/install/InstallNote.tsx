import { useSyncExternalStore } from 'react';
import { installTexts as texts } from '../texts/install.ts';
import { Button } from '../ui/Button.tsx';
import type { InstallOffer } from './install-offer.ts';
import './install-note.css';

/** One calm line that offers the app for the home screen; gone for good once it was declined. */
export const InstallNote = ({ offer }: { readonly offer: InstallOffer }) => {
  const isOpen = useSyncExternalStore(offer.subscribe, offer.isOpen);
  if (!isOpen) return null;
  return (
    <aside className="install-note" aria-label={texts.label}>
      <p>{texts.offer}</p>
      <div>
        <Button look="quiet" onClick={offer.decline}>
          {texts.decline}
        </Button>
        <Button onClick={offer.accept}>{texts.accept}</Button>
      </div>
    </aside>
  );
};
