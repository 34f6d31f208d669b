import { randomUUID } from 'node:crypto';
import { subjectOf } from '@sternklar/contracts/personal-data';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SubjectErased } from '../event-codec.ts';
import { type SubjectKeys, SubjectKeyUnavailable } from './subject-keys.ts';

/** What every adapter of `SubjectKeys` must do. `open` answers an empty one, and how to clean up after it. */
export const subjectKeysContract = (
  adapter: string,
  open: () => Promise<{ keys: SubjectKeys; dispose(): Promise<void> }>,
): void => {
  describe(`${adapter}, as every adapter`, () => {
    let keys: SubjectKeys;
    let dispose: () => Promise<void>;
    const subject = () => subjectOf('review', randomUUID());

    beforeEach(async () => {
      ({ keys, dispose } = await open());
    });
    afterEach(() => dispose());

    test('makes one random 256-bit key per subject, and finds it again', async () => {
      const [erika, max] = [subject(), subject()];
      const made = await keys.forWriting([erika, max, erika]);
      const again = await keys.forWriting([max]);
      const read = await keys.forReading([erika, max]);
      expect([...made.keys()]).toEqual([erika, max]);
      expect(made.get(erika)?.symmetricKeySize).toBe(32);
      expect(made.get(erika)?.equals(made.get(max) ?? fail())).toBe(false);
      expect(again.get(max)?.equals(made.get(max) ?? fail())).toBe(true);
      expect(read.get(erika)?.equals(made.get(erika) ?? fail())).toBe(true);
    });

    test('answers nothing to a question about nobody', async () => {
      expect(await keys.forWriting([])).toEqual(new Map());
      expect(await keys.forReading([])).toEqual(new Map());
    });

    test('reading makes no key: a missing one is an error that names the subject', async () => {
      const stranger = subject();
      await expect(keys.forReading([stranger])).rejects.toThrow(SubjectKeyUnavailable);
      await expect(keys.forReading([stranger])).rejects.toThrow(stranger);
    });

    test('makes keys for newcomers without waiting for anything, one random one each', () => {
      const [erika, max] = [subject(), subject()];
      const { keys: made } = keys.make([erika, max]);
      expect([...made.keys()]).toEqual([erika, max]);
      expect(made.get(erika)?.symmetricKeySize).toBe(32);
      expect(made.get(erika)?.equals(made.get(max) ?? fail())).toBe(false);
    });

    test('a destroyed key reads as null and is never made again', async () => {
      const [erika, max] = [subject(), subject()];
      const made = await keys.forWriting([erika, max]);
      await keys.destroy(erika);
      await expect(keys.forWriting([max, erika])).rejects.toThrow(SubjectErased);
      const read = await keys.forReading([erika, max]);
      expect(read.get(erika)).toBeNull();
      expect(read.get(max)?.equals(made.get(max) ?? fail())).toBe(true);
    });

    test('destroying twice is destroying once', async () => {
      const erika = subject();
      await keys.forWriting([erika]);
      await keys.destroy(erika);
      await keys.destroy(erika);
      expect((await keys.forReading([erika])).get(erika)).toBeNull();
    });

    test('a subject destroyed before it had a key never gets one', async () => {
      const erika = subject();
      await keys.destroy(erika);
      await expect(keys.forWriting([erika])).rejects.toThrow(SubjectErased);
    });

    test('tells which subjects were never destroyed, those without a key among them', async () => {
      const [erika, max, nobody] = [subject(), subject(), subject()];
      await keys.forWriting([erika, max]);
      await keys.destroy(erika);
      expect(new Set(await keys.notDestroyed([erika, max, nobody]))).toEqual(new Set([max, nobody]));
      expect(await keys.notDestroyed([])).toEqual([]);
    });

    test('one erased subject does not fail others who ask at the same time', async () => {
      const [erika, max] = [subject(), subject()];
      await keys.destroy(erika);
      const [refused, made] = await Promise.allSettled([keys.forWriting([erika]), keys.forWriting([max])]);
      expect([refused.status, made.status]).toEqual(['rejected', 'fulfilled']);
    });
  });
};

const fail = (): never => {
  throw new Error('There is no key.');
};
