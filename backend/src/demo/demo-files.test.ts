import { expect, it } from 'vitest';
import { madeEvidence } from '../reviews/evidence/made-evidence.ts';
import { DEMO_FILES, pdfOf } from './demo-files.ts';

it.each(Object.entries(DEMO_FILES))('the file %s is one that evidence may be, and small', async (_key, file) => {
  const bytes = pdfOf(file);
  expect(bytes.length).toBeLessThan(30_000);
  expect(await madeEvidence(file.name, bytes)).toMatchObject({ type: 'application/pdf', name: file.name });
  expect(pdfOf(file)).toEqual(bytes);
});
