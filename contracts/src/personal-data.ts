import { z } from 'zod';

/** Whose personal data a field holds; each subject has a key of its own, so each can be erased alone. */
export type SubjectKind = 'account' | 'review' | 'visitor' | 'invoice';

/** The field of the event's data that names the subject, per kind. */
export const SUBJECT_ID_FIELD = {
  account: 'accountId',
  review: 'reviewId',
  visitor: 'visitorId',
  invoice: 'invoiceId',
} as const satisfies Record<SubjectKind, string>;

/** Names whose data it is, as keys and stored fields do: `review:0198…`. Ids are UUIDs, whose case means nothing. */
export const subjectOf = (kind: SubjectKind, id: string): string => `${kind}:${id.toLowerCase()}`;

export interface PersonalField {
  readonly subject: SubjectKind;
  /** Why the field is kept; the records of processing are generated from it. */
  readonly purpose: string;
}

const personalFields = z.registry<PersonalField>();

/**
 * Marks a field of an event as personal: stored encrypted under its subject's key, and `null` once that key is
 * destroyed (which is why it reads as nullable everywhere).
 */
export const personal = <Schema extends z.ZodType>(schema: Schema, field: PersonalField): z.ZodNullable<Schema> => {
  const nullable = z.nullable(schema);
  personalFields.add(nullable, field);
  return nullable;
};

/** The personal top-level fields of an event schema, by field name. */
export const personalFieldsOf = (schema: z.ZodObject): ReadonlyMap<string, PersonalField> =>
  new Map(
    Object.entries(schema.shape).flatMap(([name, field]) => {
      // A field that came later may be missing in an event; it is as personal as the others.
      const found = personalFields.get((field instanceof z.ZodOptional ? field.unwrap() : field) as z.ZodType);
      return found ? [[name, found] as const] : [];
    }),
  );
