import type { ApiError } from '../api/api-error.ts';
import { draftTexts } from '../texts/drafts.ts';
import { WHOLE_FORM } from './use-form.ts';
import { useOffline } from './use-offline.ts';
import './draft-note.css';

/** For {@link useForm}: no answer at all is said beside the form, calmly. */
export const explainUnreachable = ({ status }: ApiError): Readonly<Record<string, string>> =>
  status === 0 ? { [WHOLE_FORM]: draftTexts.unreachable } : {};

/** Says that there is no connection, and that nothing typed is lost. `isUnreachable`: the last call got no answer. */
export const OfflineNote = ({ isUnreachable }: { readonly isUnreachable: boolean }) => {
  const isOffline = useOffline();
  const words = isOffline ? draftTexts.offline : draftTexts.unreachable;
  return (
    <p className="offline-note" role="status">
      {(isOffline || isUnreachable) && words}
    </p>
  );
};
