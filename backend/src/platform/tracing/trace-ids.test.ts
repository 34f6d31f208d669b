import { describe, expect, it } from 'vitest';
import { commandSpanOf, correlationIdOf, readTraceparent, traceIdOf } from './trace-ids.ts';

const ID = '0192f0c1-7a30-7c11-8a44-9b1f5e2d3c4b';
const TRACE = '0192f0c17a307c118a449b1f5e2d3c4b';

describe("a trace's id", () => {
  it('is the request id where that is a UUID, and leads back to it', () => {
    expect(traceIdOf(ID)).toBe(TRACE);
    expect(traceIdOf(ID.toUpperCase())).toBe(TRACE);
    expect(correlationIdOf(TRACE)).toBe(ID);
  });

  it('is made of any other request id, always the same', () => {
    for (const id of ['from-the-edge-12', '00000000-0000-0000-0000-000000000000']) {
      expect(traceIdOf(id)).toMatch(/^[0-9a-f]{32}$/);
      expect(traceIdOf(id)).not.toMatch(/^0+$/);
      expect(traceIdOf(id)).toBe(traceIdOf(id));
    }
    expect(traceIdOf('from-the-edge-12')).not.toBe(traceIdOf('from-the-edge-13'));
  });
});

describe("a command's span", () => {
  it('is another one for each stream that the command writes to', () => {
    const origin = { correlationId: ID, commandId: ID, streamId: 'review-1' };
    expect(commandSpanOf(origin)).toMatch(/^[0-9a-f]{16}$/);
    expect(commandSpanOf(origin)).toBe(commandSpanOf({ ...origin, correlationId: 'another' }));
    expect(commandSpanOf(origin)).not.toBe(commandSpanOf({ ...origin, streamId: 'review-2' }));
  });
});

describe('traceparent', () => {
  it('is read as W3C has it', () => {
    const span = { traceId: TRACE, spanId: 'b7ad6b7169203331' };
    expect(readTraceparent(`00-${TRACE}-b7ad6b7169203331-01`)).toEqual(span);
    expect(readTraceparent(`01-${TRACE}-b7ad6b7169203331-00-more`)).toEqual(span);
  });

  it('is nothing where it is not valid', () => {
    const wrong = [
      undefined,
      null,
      [`00-${TRACE}-b7ad6b7169203331-01`],
      '',
      `ff-${TRACE}-b7ad6b7169203331-01`,
      `00-${'0'.repeat(32)}-b7ad6b7169203331-01`,
      `00-${TRACE}-${'0'.repeat(16)}-01`,
      `00-${TRACE.toUpperCase()}-b7ad6b7169203331-01`,
      `00-${TRACE}-b7ad6b7169203331-01x`,
      `00-${TRACE.slice(1)}-b7ad6b7169203331-01`,
    ];
    for (const header of wrong) expect(readTraceparent(header)).toBeNull();
  });
});
