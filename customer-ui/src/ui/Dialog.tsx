import { openWindows } from '@sternklar/contracts/open-windows';
import { type MouseEvent, type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { CrossIcon } from './icons.tsx';
import { ToastOutlet } from './ToastOutlet.tsx';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  readonly intro?: ReactNode;
  /** Begins at the title, not at the first field: for windows that are to be read before anything is filled in. */
  readonly startsAtTitle?: boolean;
  /** Wide windows hold tables. */
  readonly size?: 'wide';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The second press of a double click whose first one, somewhere else, brought this window, presses nothing in it. */
const useOwnPresses = () => {
  const hasBegun = useRef(false);
  return {
    onMouseDownCapture: ({ detail }: MouseEvent) => {
      if (detail <= 1) hasBegun.current = true;
    },
    onClickCapture: (event: MouseEvent) => {
      if (event.detail <= 1 || hasBegun.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
};

/**
 * A modal window: mounted means open. The browser keeps the focus inside and gives it back to where it was; Escape, Back and
 * the cross close it, a click beside it does not, so that nothing typed gets lost.
 */
export const Dialog = ({ title, intro, startsAtTitle = false, size, onClose, children }: DialogProps) => {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const introId = useId();
  const closed = useEffectEvent(onClose);
  const presses = useOwnPresses();

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    dialog.showModal();
    dialog.querySelector<HTMLElement>(startsAtTitle ? 'h2' : 'input:not([type="hidden"]), select, textarea')?.focus();
    let leaving = false;
    const closedByBrowser = () => {
      if (!leaving) closed();
    };
    dialog.addEventListener('close', closedByBrowser);
    const isClosed = openWindows().opened(() => closed());
    return () => {
      leaving = true;
      isClosed();
      dialog.removeEventListener('close', closedByBrowser);
      dialog.close();
    };
  }, [startsAtTitle]);

  return (
    <dialog
      ref={ref}
      {...presses}
      className={size === undefined ? 'dialog' : `dialog dialog-${size}`}
      aria-labelledby={titleId}
      {...(intro === undefined ? {} : { 'aria-describedby': introId })}
    >
      <div className="dialog-head">
        <h2 id={titleId} tabIndex={startsAtTitle ? -1 : undefined}>
          {title}
        </h2>
        <button type="button" className="dialog-close" aria-label="Schließen" onClick={onClose}>
          <CrossIcon />
        </button>
      </div>
      {intro !== undefined && (
        <div className="dialog-intro" id={introId}>
          {intro}
        </div>
      )}
      {children}
      <ToastOutlet leads={false} />
    </dialog>
  );
};
