import { useSyncExternalStore } from 'react';
import type { Updates } from '../service-worker/updates.ts';
import { siteTexts as texts } from '../texts/site.ts';
import { Button } from '../ui/Button.tsx';
import './frame.css';

/** One line at the page's lower edge when a newer version is ready. Its live region stands before there is one. */
export const UpdateNote = ({ updates }: { readonly updates: Updates }) => {
  const isReady = useSyncExternalStore(updates.subscribe, updates.isReady, () => false);
  return (
    <div className="update-note" role="status">
      {isReady && (
        <p>
          {texts.newVersion}
          <Button look="star" onClick={updates.load}>
            {texts.loadNewVersion}
          </Button>
        </p>
      )}
    </div>
  );
};
