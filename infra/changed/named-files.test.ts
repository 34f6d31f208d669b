import { expect, it } from 'vitest';
import { filesAt, namedFiles } from './named-files.ts';

const FILE = 'backend/src/reviews/submit-review.route.ts';
const there = filesAt(
  new Set([
    FILE,
    'backend/src/reviews/review.ts',
    'backend/src/reviews/submit-review.ts',
    'backend/src/platform/slice.port.ts',
    'contracts/src/reviews/review.api.ts',
    'contracts/src/brand/tokens.css',
    'backend/src/reviews/sql/001-one.sql',
    'backend/src/reviews/sql/002-two.sql',
    'docs/slices.md',
  ]),
);
const named = (text: string) => namedFiles(FILE, text, there);

it.each([
  ["import { decide } from './submit-review.ts';", ['backend/src/reviews/submit-review.ts']],
  ["import {\n  type Slice,\n  slice,\n} from '../platform/slice.port.ts';", ['backend/src/platform/slice.port.ts']],
  ["export * from './review.ts';", ['backend/src/reviews/review.ts']],
  ["import './review.ts';", ['backend/src/reviews/review.ts']],
  ["const later = () => import('./review.ts');", ['backend/src/reviews/review.ts']],
  ["import { api } from '@sternklar/contracts/reviews/review.api';", ['contracts/src/reviews/review.api.ts']],
  ["import '@sternklar/contracts/brand/tokens.css';", ['contracts/src/brand/tokens.css']],
  ["new URL('./sql/001-one.sql', import.meta.url)", ['backend/src/reviews/sql/001-one.sql']],
  ["join(import.meta.dirname, 'review.ts')", ['backend/src/reviews/review.ts']],
  ["readFileSync(resolve(root, 'docs/slices.md'))", ['docs/slices.md']],
  [
    "migrationsIn(new URL('./sql/', import.meta.url))",
    ['001-one', '002-two'].map((n) => `backend/src/reviews/sql/${n}.sql`),
  ],
])('%s', (text, files) => {
  expect(named(text)).toEqual(files);
});

it.each([
  "import type { Review } from './review.ts';",
  "import { type Review, type Status } from './review.ts';",
  "export type { Review } from './review.ts';",
  "import { z } from 'zod';",
  "const words = 'nothing/of/ours.ts';",
  "import { again } from './submit-review.route.ts';",
])('nothing: %s', (text) => {
  expect(named(text)).toEqual([]);
});
