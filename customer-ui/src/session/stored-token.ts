/** Where the credential lives, as the specification has it. */
export const TOKEN_KEY = 'token';

/** The stored bearer token; null for a visitor, and where storage is blocked. */
export const storedToken = (storage: () => Pick<Storage, 'getItem'>): string | null => {
  try {
    return storage().getItem(TOKEN_KEY) || null;
  } catch {
    return null;
  }
};
