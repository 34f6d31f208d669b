import { createListeners } from '../ui/listeners.ts';

/** What a browser hands over when it would install the app; not every browser does. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

const isInstallPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event;

const STORAGE_KEY = 'install-offer';
const DECLINED = 'declined';

/** The browser's offer to install the app, kept until a good moment; one that was declined is not made again. */
export interface InstallOffer {
  isOpen(): boolean;
  subscribe(listener: () => void): () => void;
  /** Has the browser ask; whatever the answer, this offer is used up. */
  accept(): void;
  /** Not now, and not again in this browser. */
  decline(): void;
}

interface InstallOfferDeps {
  readonly events: Pick<EventTarget, 'addEventListener'>;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
}

export const createInstallOffer = ({ events, storage }: InstallOfferDeps): InstallOffer => {
  const { subscribe, tell } = createListeners();
  let prompt: InstallPromptEvent | null = null;

  const change = (next: InstallPromptEvent | null) => {
    prompt = next;
    tell();
  };
  const wasDeclined = () => {
    try {
      return storage.getItem(STORAGE_KEY) === DECLINED;
    } catch {
      return false;
    }
  };

  events.addEventListener('beforeinstallprompt', (event) => {
    // The browser's own bar would come at any moment; the offer waits on the dashboard instead.
    event.preventDefault();
    if (isInstallPrompt(event) && !wasDeclined()) change(event);
  });
  events.addEventListener('appinstalled', () => change(null));

  return {
    isOpen: () => prompt !== null,
    subscribe,
    accept: () => {
      void prompt?.prompt().catch(() => undefined);
      change(null);
    },
    decline: () => {
      change(null);
      try {
        storage.setItem(STORAGE_KEY, DECLINED);
      } catch {
        // Without storage it is remembered as long as the page stands.
      }
    },
  };
};
