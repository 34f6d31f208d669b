import {
  createContext,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  useContext,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { CrossIcon } from './icons.tsx';
import { Say } from './Say.tsx';
import type { Toast, Toasts } from './toasts.ts';
import './toast.css';

interface ToastLayers {
  readonly toasts: Toasts;
  /** The layer that may speak: an open dialog makes everything outside it inert, live regions too. */
  readonly top: string | undefined;
  readonly open: (layer: string) => () => void;
}

const ToastContext = createContext<ToastLayers | null>(null);

export const ToastProvider = ({ toasts, children }: { readonly toasts: Toasts; readonly children: ReactNode }) => {
  const [layers, setLayers] = useState<readonly string[]>([]);
  const value = useMemo(
    () => ({
      toasts,
      top: layers.at(-1),
      open: (layer: string) => {
        setLayers((open) => [...open, layer]);
        return () => setLayers((open) => open.filter((other) => other !== layer));
      },
    }),
    [toasts, layers],
  );
  return <ToastContext value={value}>{children}</ToastContext>;
};

/** The messages, and whether this layer is the one to show them. */
const useToastLayer = () => {
  const context = useContext(ToastContext);
  if (context === null) throw new Error('A ToastProvider must surround this component.');
  const layer = useId();
  const { open, toasts, top } = context;
  // In the same commit as the dialog's coming and going: a message that moves is at no moment in neither place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a layer opens once, when it appears
  useLayoutEffect(() => open(layer), [layer]);
  return { toasts, isTop: top === layer };
};

const NONE: readonly Toast[] = [];

interface ToastItemProps {
  readonly toast: Toast;
  /** Whether it may lead away from here. */
  readonly leads: boolean;
  readonly onGo: () => void;
  readonly onDismiss: (event: MouseEvent<HTMLButtonElement>) => void;
}

const ToastItem = ({ toast, leads, onGo, onDismiss }: ToastItemProps) => (
  <li className={`toast toast-${toast.tone}`} data-tone={toast.tone}>
    <span className="toast-text">
      <Say phrase={toast.phrase} />
    </span>
    {leads && toast.way !== null && (
      <button
        type="button"
        className="toast-way"
        aria-label={toast.way.about && `${toast.way.label}: ${toast.way.about}`}
        onClick={onGo}
      >
        {toast.way.label}
      </button>
    )}
    <button type="button" className="toast-close" aria-label="Meldung schließen" onClick={onDismiss}>
      <CrossIcon />
    </button>
  </li>
);

/** The button that puts away the message beside one, if there is another message. */
const neighbourOf = (button: HTMLButtonElement): HTMLElement | null => {
  const item = button.closest('li');
  return (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector<HTMLElement>('.toast-close') ?? null;
};

interface ToastOutletProps {
  /** In a window no message leads away. */
  readonly leads?: boolean;
}

/** Where messages appear: top centre, announced politely. Its live region stands before the first message comes. */
export const ToastOutlet = ({ leads = true }: ToastOutletProps) => {
  const { toasts, isTop } = useToastLayer();
  const list = useSyncExternalStore(toasts.subscribe, toasts.list, () => NONE);
  const cameFrom = useRef<HTMLElement | null>(null);

  const entered = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    toasts.pause();
    if (!currentTarget.contains(relatedTarget)) {
      cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    }
  };
  /** The button goes with its message: the keyboard goes on at the next message, or where it came from. */
  const dismiss = (toast: Toast, { detail, currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const byKeyboard = detail === 0;
    const next = byKeyboard ? neighbourOf(currentTarget) : null;
    (next ?? cameFrom.current)?.focus({ preventScroll: true });
    toasts.dismiss(toast.id);
    if (next === null) toasts.resume();
  };

  /** The focus goes where the message leads. */
  const go = ({ id, way }: Toast) => {
    toasts.dismiss(id);
    toasts.resume();
    way?.go();
  };

  return (
    <div
      className="toasts"
      role="status"
      aria-live="polite"
      aria-atomic="false"
      aria-relevant="additions"
      onPointerEnter={toasts.pause}
      onPointerLeave={toasts.resume}
      onFocus={entered}
      onBlur={toasts.resume}
    >
      <ol>
        {isTop &&
          list.map((toast) => (
            <ToastItem
              key={toast.id}
              toast={toast}
              leads={leads}
              onGo={() => go(toast)}
              onDismiss={(event) => dismiss(toast, event)}
            />
          ))}
      </ol>
    </div>
  );
};
