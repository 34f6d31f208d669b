/** Of a field that must have words: what is said when it has none but blanks. */
export const filled =
  (missing: string) =>
  (words: string | null | undefined): string | undefined =>
    (words ?? '').trim() === '' ? missing : undefined;
