import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** More are forgotten, all at once: the same few places are asked for again and again. */
const FRAMES_KEPT = 500;
const PLACE = /((?:file:\/\/)?\/[^():]+):(\d+):(\d+)\)?$/;

/** Decoded, a bundle's map is some 50 MB: it is kept for as long as memory allows, and what it said for longer. */
const maps = new Map<string, WeakRef<SourceMap> | null>();
const frames = new Map<string, string>();

const readMap = (file: string): SourceMap | null => {
  const known = maps.get(file);
  if (known === null) return null;
  const kept = known?.deref();
  if (kept) return kept;
  try {
    const read = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
    maps.set(file, new WeakRef(read));
    return read;
  } catch {
    maps.set(file, null);
    return null;
  }
};

const translated = (frame: string): string => {
  const [place = '', named = '', line, column] = PLACE.exec(frame) ?? [];
  if (place === '') return frame;
  const file = named.startsWith('file:') ? fileURLToPath(named) : named;
  const origin = readMap(file)?.findOrigin(Number(line), Number(column));
  if (origin === undefined || !('fileName' in origin)) return frame;
  const source = fileURLToPath(new URL(origin.fileName, pathToFileURL(file)));
  return frame.replace(place, `${source}:${origin.lineNumber}:${origin.columnNumber}${place.endsWith(')') ? ')' : ''}`);
};

/**
 * A line of a stack trace as it reads in the sources, where it is from a file with a source map beside it; else as it is. Node's own
 * support for source maps would read all of them at each start.
 */
export const inSources = (frame: string): string => {
  const known = frames.get(frame);
  if (known !== undefined) return known;
  const found = translated(frame);
  if (frames.size >= FRAMES_KEPT) frames.clear();
  frames.set(frame, found);
  return found;
};
