import { useRef } from 'react';

/** Whether a press is the second one of a double click: the first one opened what it hits now. */
const isSecondPress = (event: object): boolean => 'detail' in event && Number(event.detail) > 1;

/**
 * For a dialog with fields: a press beside it closes it only as long as nothing was typed, and never as the second one of a double
 * click on what opened it. Escape and its button always do.
 */
export const useLeftOnPurpose = (onClose: () => void) => {
  const isTyped = useRef(false);
  return {
    onInput: (): void => {
      isTyped.current = true;
    },
    onClose: (event: object, reason: 'backdropClick' | 'escapeKeyDown'): void => {
      if (reason === 'backdropClick' && (isTyped.current || isSecondPress(event))) return;
      onClose();
    },
  };
};
