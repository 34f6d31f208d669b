import type { RefObject } from 'react';
import { useNotify } from 'react-admin';

const REFUSED = 'Der Browser hat das Kopieren nicht erlaubt. Der Text ist markiert: Strg+C (am Mac ⌘C) kopiert ihn.';

/** Answers whether a text was copied. Where that is refused, its field in the place has it marked, and somebody is told. */
export const useCopy = (place: RefObject<HTMLElement | null>) => {
  const notify = useNotify();
  return async (text: string, fieldName: string): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text);
      notify('Kopiert.', { type: 'success', autoHideDuration: 2_000 });
      return true;
    } catch {
      const field = place.current?.querySelector<HTMLTextAreaElement>(`[name="${CSS.escape(fieldName)}"]`);
      field?.focus();
      field?.select();
      notify(REFUSED, { type: 'warning', autoHideDuration: 10_000 });
      return false;
    }
  };
};
