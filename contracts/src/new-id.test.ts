import { describe, expect, it } from 'vitest';
import { newId } from './new-id.ts';

const filledWith = (byte: number): Pick<Crypto, 'getRandomValues'> => ({
  getRandomValues: (bytes) => {
    if (bytes instanceof Uint8Array) bytes.fill(byte);
    return bytes;
  },
});

describe('a new id', () => {
  it('is a UUID of version 4, whatever the chance', () => {
    expect(newId(filledWith(0xff))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
    expect(newId(filledWith(0x00))).toBe('00000000-0000-4000-8000-000000000000');
  });

  it('is another one each time', () => {
    expect(newId()).not.toBe(newId());
  });
});
