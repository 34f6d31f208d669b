import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadAllPictures } from '../evidence/use-picture.ts';

const FOLDED = 'details:not([open])';

/** Pictures that nobody has scrolled to are not there yet. */
export const printWithPictures = async () => {
  await loadAllPictures();
  window.print();
};

const isToPrint = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'p' && ctrlKey !== metaKey && !altKey && !shiftKey;

/**
 * Paper cannot be unfolded: everything folded is open while the page is printed. Answers the moment of the last printing as
 * ISO 8601, or of now.
 */
export const usePrinting = (): string => {
  const [printedAt, setPrintedAt] = useState(() => new Date().toISOString());
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const before = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>(FOLDED)];
      for (const details of opened) details.open = true;
      // Drawn before the browser takes its picture of the page.
      flushSync(() => setPrintedAt(new Date().toISOString()));
    };
    const after = () => {
      for (const details of opened) details.open = false;
    };
    const onKey = (event: KeyboardEvent) => {
      if (!isToPrint(event)) return;
      event.preventDefault();
      if (!event.repeat) void printWithPictures();
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return printedAt;
};
