import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createOneTimeCodes } from './one-time-codes.ts';

const codes = createOneTimeCodes(Buffer.alloc(32, 1));
const eventId = '01890000-0000-7000-8000-000000000001';

describe('one-time codes', () => {
  it('are six unambiguous letters and digits', () => {
    for (let i = 0; i < 500; i += 1) expect(codes.codeOf(randomUUID())).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
  });

  it('are the same for the same event, in every process with the same secret', () => {
    expect(createOneTimeCodes(Buffer.alloc(32, 1)).codeOf(eventId)).toBe(codes.codeOf(eventId));
  });

  it('differ for another event and for another secret', () => {
    expect(codes.codeOf('01890000-0000-7000-8000-000000000002')).not.toBe(codes.codeOf(eventId));
    expect(createOneTimeCodes(Buffer.alloc(32, 2)).codeOf(eventId)).not.toBe(codes.codeOf(eventId));
  });

  it('may be entered in lower case and with blanks', () => {
    const code = codes.codeOf(eventId);
    expect(codes.matches(eventId, ` ${code.slice(0, 3).toLowerCase()} ${code.slice(3)} `)).toBe(true);
  });

  it('do not match other texts, shorter, longer or empty', () => {
    const code = codes.codeOf(eventId);
    const other = `${code.slice(0, 5)}${code.endsWith('A') ? 'B' : 'A'}`;
    for (const wrong of [other, code.slice(0, 5), `${code}A`, '', 'ß'.repeat(3)]) {
      expect(codes.matches(eventId, wrong)).toBe(false);
    }
  });
});
