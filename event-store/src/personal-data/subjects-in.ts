import type { StoredEvent } from '../event-store.ts';
import { isSealedField } from './sealed-field.ts';

/** Whose keys open what is encrypted in an event as it is stored; none for what is no JSON object. */
export const subjectsIn = ({ data }: Pick<StoredEvent, 'data'>): readonly string[] => {
  const fields = fieldsOf(data);
  return [...new Set(fields.filter(isSealedField).map(({ $personal }) => $personal.subject))];
};

const fieldsOf = (data: string): readonly unknown[] => {
  try {
    const value: unknown = JSON.parse(data);
    return typeof value === 'object' && value !== null ? Object.values(value) : [];
  } catch {
    return [];
  }
};
