import { useEffect, useState } from 'react';
import type { ApiError } from '../api/api-error.ts';
import { TextButton } from '../ui/Button.tsx';
import { WHOLE_FORM } from '../ui/use-form.ts';
import '../ui/field.css';

/** Words about what was typed and not sent yet. */
const texts = {
  offline: 'Sie sind offline. Ihre Eingaben bleiben erhalten.',
  unreachable:
    'Der Server antwortet gerade nicht. Ihre Eingaben bleiben erhalten, bitte senden Sie gleich noch einmal.',
  restored: 'Ihr Entwurf ist wieder da.',
  discard: 'Verwerfen',
} as const;

const PROBE_WITHIN_MS = 4_000;

/** A server on the own machine answers without any network, which browsers call offline. */
const serverAnswers = async (): Promise<boolean> => {
  try {
    const signal = AbortSignal.timeout(PROBE_WITHIN_MS);
    return (await fetch('/api/health/live', { cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
};

/** Whether the browser has no network and the server does not answer; follows as soon as the browser tells of a change. */
const useOffline = (): boolean => {
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    let latest = 0;
    const look = async () => {
      latest += 1;
      const mine = latest;
      const found = !navigator.onLine && !(await serverAnswers());
      if (mine === latest) setOffline(found);
    };
    void look();
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      latest = 0;
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }, []);
  return isOffline;
};

interface DraftNoteProps {
  readonly isRestored: boolean;
  readonly onDiscard: () => void;
}

/** Says where the words in a freshly opened form come from, and offers to begin anew. */
export const DraftNote = ({ isRestored, onDiscard }: DraftNoteProps) =>
  isRestored && (
    <p className="draft-note">
      <span>{texts.restored}</span>
      <TextButton onClick={onDiscard}>{texts.discard}</TextButton>
    </p>
  );

/** For {@link useForm}: no answer at all is said beside the form, calmly. */
export const explainUnreachable = ({ status }: ApiError): Readonly<Record<string, string>> =>
  status === 0 ? { [WHOLE_FORM]: texts.unreachable } : {};

/** Says that there is no connection, and that nothing typed is lost. `isUnreachable`: the last call got no answer. */
export const OfflineNote = ({ isUnreachable }: { readonly isUnreachable: boolean }) => {
  const isOffline = useOffline();
  const words = isOffline ? texts.offline : texts.unreachable;
  return (
    <p className="offline-note" role="status">
      {(isOffline || isUnreachable) && words}
    </p>
  );
};
