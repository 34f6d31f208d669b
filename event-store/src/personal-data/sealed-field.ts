import type { KeyObject } from 'node:crypto';
import { openBox, sealBox } from './aes-gcm.ts';

/**
 * The stored form of a personal field before there was one box for all fields of a subject (`sealed-fields.ts`): whose key opens it,
 * and base64url of IV, ciphertext and tag. It is read for ever, and written only beside a process that knows no other.
 */
export interface SealedField {
  readonly $personal: { readonly subject: string; readonly box: string };
}

/** Where a field stands. Sealed into the box, so that it opens nowhere else. */
export interface FieldPlace {
  readonly eventId: string;
  readonly type: string;
  readonly field: string;
}

const contextOf = ({ eventId, type, field }: FieldPlace): string => JSON.stringify([eventId, type, field]);

/** Encrypts the JSON of a value. */
export const sealField = (value: unknown, subject: string, key: KeyObject, place: FieldPlace): SealedField => {
  const box = sealBox(key, Buffer.from(JSON.stringify(value)), contextOf(place));
  return { $personal: { subject, box: box.toString('base64url') } };
};

/** The value that was sealed, or undefined when the box, its key or its place is another one. */
export const openField = ({ $personal }: SealedField, key: KeyObject, place: FieldPlace): unknown => {
  const plain = openBox(key, Buffer.from($personal.box, 'base64url'), contextOf(place));
  return plain ? JSON.parse(plain.toString()) : undefined;
};

/** Whether something looks like a box, of either form. */
export const isSealedField = (value: unknown): value is SealedField => {
  if (typeof value !== 'object' || value === null || !('$personal' in value)) return false;
  const { $personal } = value;
  return (
    typeof $personal === 'object' &&
    $personal !== null &&
    'subject' in $personal &&
    'box' in $personal &&
    typeof $personal.subject === 'string' &&
    typeof $personal.box === 'string'
  );
};
