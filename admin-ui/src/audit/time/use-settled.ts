import { useEffect, useRef } from 'react';

/** Whoever picks a day or types one is done when nothing changed for this long. */
const SETTLED_MS = 600;

/** Tells a value once it no longer changes; `now` tells what waits at once. */
export const useSettled = <Value>(tell: (value: Value) => void) => {
  const waiting = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly value: Value } | null>(null);
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  const drop = () => {
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = null;
  };
  useEffect(
    () => () => {
      if (waiting.current) clearTimeout(waiting.current.timer);
    },
    [],
  );
  const now = () => {
    const held = waiting.current;
    drop();
    if (held) latest.current(held.value);
  };
  const later = (value: Value) => {
    drop();
    waiting.current = { timer: setTimeout(now, SETTLED_MS), value };
  };
  return { later, now };
};
