const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const wordsOf = (item: unknown): string => {
  if (typeof item === 'string') return item;
  if (isRecord(item)) {
    const words = item.msg ?? item.message;
    if (typeof words === 'string') return words;
  }
  return JSON.stringify(item) ?? '';
};

/**
 * What an error answer says to people: its `detail` as it is when a string, joined by commas when a list, as JSON when
 * anything else. Null when the body has no detail, so that the caller's own words are shown.
 */
export const detailOf = (body: unknown): string | null => {
  if (!isRecord(body)) return null;
  const detail = body.detail;
  if (detail === undefined || detail === null) return null;
  const words = Array.isArray(detail) ? detail.map(wordsOf).filter(Boolean).join(', ') : wordsOf(detail);
  return words.trim() === '' ? null : words;
};

/** Messages by field name from a problem document's `errors`; the first message of a field wins. */
export const fieldErrorsOf = (body: unknown): Readonly<Record<string, string>> => {
  if (!isRecord(body) || !Array.isArray(body.errors)) return {};
  const messages: Record<string, string> = {};
  for (const error of body.errors) {
    if (!isRecord(error) || typeof error.field !== 'string' || typeof error.message !== 'string') continue;
    messages[error.field] ??= error.message;
  }
  return messages;
};
