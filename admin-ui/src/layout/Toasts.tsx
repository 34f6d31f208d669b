import { Box, Button, IconButton } from '@mui/material';
import { TOAST_DEFAULT_MS } from '@sternklar/contracts/constants';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type NotificationPayload, useNotificationContext, useStore, useTranslate } from 'react-admin';
import { isEnglish } from '../texts/quoted.ts';
import { Key } from '../ui/Key.tsx';
import type { WithUndo } from '../ui/undo.ts';
import { OWN_UNDO, useUndoKey } from './use-undo-key.ts';

interface Toast extends NotificationPayload {
  readonly id: number;
  readonly undo: WithUndo['undo'];
}

const placeStyle = {
  '@media print': { display: 'none' },
  position: 'fixed',
  zIndex: 'snackbar',
  top: 'max(16px, env(safe-area-inset-top))',
  left: '50%',
  translate: '-50% 0',
  display: 'grid',
  gap: 1,
  justifyItems: 'center',
  width: 'max-content',
  maxWidth: 'calc(100vw - 32px)',
  listStyle: 'none',
  m: 0,
  p: 0,
  pointerEvents: 'none',
  [`body:has(${OWN_UNDO}) & kbd`]: { visibility: 'hidden' },
} as const;
const toastStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  pl: 2.25,
  pr: 0.75,
  py: 0.75,
  border: '1px solid var(--night-line)',
  borderRadius: '24px',
  backgroundColor: 'var(--night-800)',
  color: 'var(--night-ink)',
  fontSize: '0.9375rem',
  fontWeight: 540,
  overflowWrap: 'anywhere',
  boxShadow: '0 18px 40px -16px rgb(7 11 26 / 0.55)',
  pointerEvents: 'auto',
  '&::before': { content: '""', flex: 'none', width: 8, height: 8, borderRadius: '50%', backgroundColor: '#5fe0ab' },
  '&[data-tone="error"]::before, &[data-tone="warning"]::before': { backgroundColor: '#ff8f8f' },
};
const undoStyle = { minHeight: 40, flex: 'none', color: 'var(--star-400)' };
const closeStyle = { color: 'var(--night-ink-3)', width: 36, height: 36 };

/** Long enough to see that it was the wrong one; mails about a decision wait longer. */
const UNDO_MS = 12_000;

/** How long a message stays, in milliseconds; null: until it is put away. */
const staysFor = ({ notificationOptions, undo }: Toast): number | null => {
  const asked = notificationOptions?.autoHideDuration;
  return asked === undefined ? (undo ? UNDO_MS : TOAST_DEFAULT_MS) : asked;
};

const isError = ({ type }: Toast): boolean => type === 'error';

/** A message that is already there is not said twice, errors go when something succeeds, and only what was done last can be taken back. */
const withToast = (all: readonly Toast[], toast: Toast): readonly Toast[] => {
  const shown = all.filter((one) => !(toast.type === 'success' && isError(one)));
  if (toast.undo) return [...shown.filter(({ undo, message }) => !undo && message !== toast.message), toast];
  return shown.some(({ message, undo }) => !undo && message === toast.message) ? shown : [...shown, toast];
};

/** What is to be said, taken over from react-admin. */
const useToasts = () => {
  const { notifications, takeNotification } = useNotificationContext();
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const nextId = useRef(0);
  useEffect(() => {
    if (notifications.length === 0) return;
    const taken = takeNotification();
    if (!taken) return;
    nextId.current += 1;
    const { undo }: WithUndo = taken.notificationOptions ?? {};
    const toast = { ...taken, id: nextId.current, undo };
    setToasts((shown) => withToast(shown, toast));
  }, [notifications, takeNotification]);
  const dismiss = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);
  return { toasts, dismiss };
};

interface ToastItemProps {
  readonly toast: Toast;
  readonly isPaused: boolean;
  readonly hasKeys: boolean;
  onUndo(toast: Toast): void;
  onDismiss(id: number): void;
}

const ToastItem = ({ toast, isPaused, hasKeys, onUndo, onDismiss }: ToastItemProps) => {
  const translate = useTranslate();
  useEffect(() => {
    const duration = staysFor(toast);
    if (duration === null || isPaused) return;
    const timer = setTimeout(() => onDismiss(toast.id), duration);
    return () => clearTimeout(timer);
  }, [toast, isPaused, onDismiss]);
  const { message, notificationOptions } = toast;
  const text = typeof message === 'string' ? translate(message, notificationOptions?.messageArgs) : message;
  return (
    <Box component="li" sx={toastStyle} data-tone={toast.type}>
      <span {...(typeof text === 'string' && isEnglish(text) ? { lang: 'en' } : {})}>{text}</span>
      {toast.undo ? (
        <Button
          sx={undoStyle}
          onClick={() => {
            // The button goes.
            document.getElementById('main-content')?.focus({ preventScroll: true });
            onUndo(toast);
          }}
          {...(hasKeys ? { 'aria-keyshortcuts': 'z', endIcon: <Key name="z" /> } : {})}
        >
          Zurücknehmen
        </Button>
      ) : null}
      <IconButton sx={closeStyle} aria-label="Meldung schließen" onClick={() => onDismiss(toast.id)}>
        <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
          <path d="M2 2l10 10M12 2 2 12" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </IconButton>
    </Box>
  );
};

/** Messages at the top, one under the other, announced politely; they wait while somebody points at them. */
export const Toasts = () => {
  const { toasts, dismiss } = useToasts();
  const [isPaused, setPaused] = useState(false);
  const [hasKeys] = useStore('queue.shortcuts', true);
  const undo = (toast: Toast) => {
    dismiss(toast.id);
    toast.undo?.();
  };
  const last = toasts.find((toast) => toast.undo);
  useUndoKey(hasKeys && last ? () => undo(last) : null);
  return (
    <div
      role="status"
      aria-live="polite"
      aria-atomic="false"
      aria-relevant="additions"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Box component="ul" className="toasts" sx={placeStyle}>
        {toasts.map((toast) => (
          <ToastItem
            key={toast.id}
            toast={toast}
            isPaused={isPaused}
            hasKeys={hasKeys}
            onUndo={undo}
            onDismiss={dismiss}
          />
        ))}
      </Box>
    </div>
  );
};
