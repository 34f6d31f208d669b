import { comparison } from '../compare/section.ts';
import { append } from './append/append.bench.ts';
import { boxes } from './boxes/boxes.bench.ts';
import { cases } from './cases/cases.bench.ts';
import { coldStart } from './cold-start/cold-start.bench.ts';
import { costs } from './costs/costs.bench.ts';
import type { PageSection, Part } from './lib/part.ts';
import { list } from './list/list.bench.ts';
import { rebuild } from './rebuild/rebuild.bench.ts';
import { size } from './size/size.bench.ts';
import { upload } from './upload/upload.bench.ts';
import { visible } from './visible/visible.bench.ts';
import { widgetSize } from './widget-size/widget-size.bench.ts';

/** What `npm run bench` measures. */
export const PARTS: readonly Part[] = [
  append,
  boxes,
  rebuild,
  visible,
  list,
  cases,
  upload,
  coldStart,
  size,
  widgetSize,
  costs,
];

/** The sections of docs/benchmarks.md; the last one is measured by `npm run load -- compare`. */
export const PAGE: readonly PageSection[] = [...PARTS, comparison];
