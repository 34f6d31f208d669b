import { liveUpdateSchema } from '@sternklar/contracts/live-updates/live-update.api';
import { expect, it } from 'vitest';
import { isForAuditors } from './updates-for-auditors.ts';

it('keeps what is told of conversations, and nothing else, from auditors', () => {
  const kinds = liveUpdateSchema.options.map(({ shape }) => shape.kind.value);
  const kept = kinds.filter((kind) => !isForAuditors({ payload: JSON.stringify({ kind }) }));
  expect(kept).toEqual(kinds.filter((kind) => /^(chat|conversation)-/.test(kind)));
  expect(kept).toHaveLength(5);
});
