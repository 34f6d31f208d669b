import { createContext, type ReactNode, useContext, useId, useLayoutEffect, useMemo, useState } from 'react';
import type { Toasts } from './toasts.ts';

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
export const useToastLayer = () => {
  const context = useContext(ToastContext);
  if (context === null) throw new Error('A ToastProvider must surround this component.');
  const layer = useId();
  const { open, toasts, top } = context;
  // In the same commit as the dialog's coming and going: a message that moves is at no moment in neither place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a layer opens once, when it appears
  useLayoutEffect(() => open(layer), [layer]);
  return { toasts, isTop: top === layer };
};
