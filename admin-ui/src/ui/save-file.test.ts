import { resolveObjectURL } from 'node:buffer';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveFile } from './save-file.ts';

const pressed: string[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  const link = { href: '', download: '', click: () => void pressed.push(link.href) };
  vi.stubGlobal('document', { createElement: () => link });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a file stays there while an iPhone asks whether it is to be saved, and not for ever', () => {
  saveFile('Rechnung.pdf', new Blob(['%PDF']));
  const [url = ''] = pressed;
  vi.advanceTimersByTime(30_000);
  expect(resolveObjectURL(url)?.size).toBe(4);
  vi.advanceTimersByTime(30_000);
  expect(resolveObjectURL(url)).toBeUndefined();
});
