import type { KeyObject } from 'node:crypto';
import { openBox, sealBox } from './aes-gcm.ts';
import { commitmentTo, commitsTo, isCommitment } from './key-commitment.ts';

/**
 * The stored form of all personal fields of one subject in an event: it stands in place of the first of them, and names all. The
 * commitment is to the key that opens the box; the box is base64url of IV, ciphertext and tag.
 */
export interface SealedFields {
  readonly $personal: {
    readonly subject: string;
    readonly fields: readonly string[];
    readonly commitment: string;
    readonly box: string;
  };
}

/** In which event the fields stand. */
export interface EventPlace {
  readonly eventId: string;
  readonly type: string;
}

/** Sealed into the box, so that it opens nowhere else; a box of one field alone (`sealed-field.ts`) has another form of it. */
const contextOf = ({ eventId, type }: EventPlace, subject: string, fields: readonly string[]): string =>
  JSON.stringify([eventId, type, subject, fields]);

/** Encrypts the JSON of all values at once; they are in the order of the fields. */
export const sealFields = (
  { fields, values }: { readonly fields: readonly string[]; readonly values: readonly unknown[] },
  { subject, key }: { readonly subject: string; readonly key: KeyObject },
  place: EventPlace,
): SealedFields => {
  const box = sealBox(key, Buffer.from(JSON.stringify(values)), contextOf(place, subject, fields));
  return { $personal: { subject, fields, commitment: commitmentTo(key), box: box.toString('base64url') } };
};

/** The values by field, or undefined when the box, its key or its place is another one. */
export const openFields = (
  { $personal }: SealedFields,
  key: KeyObject,
  place: EventPlace,
): ReadonlyMap<string, unknown> | undefined => {
  const { subject, fields, commitment, box } = $personal;
  if (!commitsTo(commitment, key)) return undefined;
  const plain = openBox(key, Buffer.from(box, 'base64url'), contextOf(place, subject, fields));
  if (!plain) return undefined;
  const values: readonly unknown[] = JSON.parse(plain.toString());
  return new Map(fields.map((field, index) => [field, values[index]]));
};

export const isSealedFields = (value: unknown): value is SealedFields => {
  if (typeof value !== 'object' || value === null || !('$personal' in value)) return false;
  const { subject, fields, commitment, box } = (value.$personal ?? {}) as Record<string, unknown>;
  return (
    typeof subject === 'string' &&
    typeof box === 'string' &&
    isCommitment(commitment) &&
    Array.isArray(fields) &&
    fields.length > 0 &&
    fields.every((field) => typeof field === 'string')
  );
};
