import { useEffect, useEffectEvent, useState } from 'react';
import { evidenceTexts as texts } from '../../texts/evidence.ts';

const ENDING: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' };
/** What browsers call a picture from the clipboard. */
const NAMELESS = /^image\.\w+$/;

const named = (file: File): File => {
  const ending = ENDING[file.type];
  if (ending === undefined || !NAMELESS.test(file.name)) return file;
  return new File([file], texts.pasted(ending), { type: file.type, lastModified: file.lastModified });
};

const isInWindow = () => document.querySelector('dialog[open]') !== null;
const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;
/** Text that comes with a picture of itself, as office programs copy it, belongs into the field it is pasted into. */
const isForField = ({ target, clipboardData }: ClipboardEvent) =>
  target instanceof Element &&
  target.closest('input, textarea, [contenteditable]') !== null &&
  (clipboardData?.types.includes('text/plain') ?? false);

/** Files that are dropped anywhere on the page, or pasted. Answers whether some are held over it. */
export const usePageFiles = (isOn: boolean, onFiles: (files: readonly File[]) => void): boolean => {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    if (!isOn) return;
    // Entering a part of the page comes before leaving the one around it.
    let depth = 0;
    const over = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = isInWindow() ? 'none' : 'copy';
    };
    const enter = (event: DragEvent) => {
      if (!carriesFiles(event) || isInWindow()) return;
      depth += 1;
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      depth = Math.max(0, depth - 1);
      if (depth === 0) setOver(false);
    };
    const drop = (event: DragEvent) => {
      depth = 0;
      setOver(false);
      if (!carriesFiles(event)) return;
      // Else the browser would leave the page for the file.
      event.preventDefault();
      if (!isInWindow()) take([...(event.dataTransfer?.files ?? [])]);
    };
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || isInWindow() || isForField(event)) return;
      event.preventDefault();
      take(files.map(named));
    };
    const stop = new AbortController();
    const options = { signal: stop.signal };
    window.addEventListener('dragover', over, options);
    window.addEventListener('dragenter', enter, options);
    window.addEventListener('dragleave', leave, options);
    window.addEventListener('drop', drop, options);
    window.addEventListener('paste', paste, options);
    return () => {
      stop.abort();
      setOver(false);
    };
  }, [isOn]);
  return isOver;
};
