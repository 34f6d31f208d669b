import { useSyncExternalStore } from 'react';
import { CrossIcon } from './icons.tsx';
import { Say } from './Say.tsx';
import { useToastLayer } from './toast-layers.tsx';
import type { Toast, Toasts } from './toasts.ts';
import './toast.css';

const NONE: readonly Toast[] = [];

const ToastItem = ({ toast, toasts }: { readonly toast: Toast; readonly toasts: Toasts }) => (
  <li className={`toast toast-${toast.tone}`} data-tone={toast.tone}>
    <span className="toast-text">
      <Say phrase={toast.phrase} />
    </span>
    <button
      type="button"
      className="toast-close"
      aria-label="Meldung schließen"
      onClick={() => {
        toasts.dismiss(toast.id);
        toasts.resume();
      }}
    >
      <CrossIcon />
    </button>
  </li>
);

/** Where messages appear: top centre, announced politely. Its live region stands before the first message comes. */
export const ToastOutlet = () => {
  const { toasts, isTop } = useToastLayer();
  const list = useSyncExternalStore(toasts.subscribe, toasts.list, () => NONE);
  return (
    <div
      className="toasts"
      role="status"
      aria-live="polite"
      aria-atomic="false"
      aria-relevant="additions"
      onPointerEnter={toasts.pause}
      onPointerLeave={toasts.resume}
      onFocus={toasts.pause}
      onBlur={toasts.resume}
    >
      <ol>{isTop && list.map((toast) => <ToastItem key={toast.id} toast={toast} toasts={toasts} />)}</ol>
    </div>
  );
};
