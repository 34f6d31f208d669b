/**
 * A list as PostgreSQL's array text, for lists that become a parameter whole: several times as fast as pg, which looks for
 * what is to be escaped twice in each element. Null where an element is more than a text, a number or a truth: pg knows those.
 * https://www.postgresql.org/docs/current/arrays.html#ARRAYS-IO
 */
export const arrayText = (items: readonly unknown[]): string | null => {
  let text = '';
  for (const item of items) {
    const element = elementOf(item);
    if (element === null) return null;
    text += text === '' ? element : `,${element}`;
  }
  return `{${text}}`;
};

const elementOf = (item: unknown): string | null => {
  if (item === null || item === undefined) return 'NULL';
  if (typeof item === 'string') return `"${NEEDS_ESCAPING.test(item) ? item.replace(EACH, '\\$&') : item}"`;
  return typeof item === 'number' || typeof item === 'boolean' ? String(item) : null;
};

const NEEDS_ESCAPING = /["\\]/;
const EACH = /["\\]/g;
