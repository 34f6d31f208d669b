/** How the header is named with which a browser shows that somebody signed in with it before. */
export const DEVICE_TOKEN_HEADER = 'Device-Token';
/** 32 random bytes in base64url, made by the browser. */
export const DEVICE_TOKEN = /^[\w-]{43}$/;
/** Where browsers keep it. */
export const DEVICE_TOKEN_KEY = 'device-token';

const newToken = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (letter) => ({ '+': '-', '/': '_' })[letter] ?? '');
};

/** The header for calls that sign in or ask for codes, with a token made for the first of them; none where storage is blocked. */
export const deviceTokenHeaders = (storage: () => Pick<Storage, 'getItem' | 'setItem'>): Record<string, string> => {
  try {
    const kept = storage().getItem(DEVICE_TOKEN_KEY) ?? '';
    const token = DEVICE_TOKEN.test(kept) ? kept : newToken();
    if (token !== kept) storage().setItem(DEVICE_TOKEN_KEY, token);
    return { [DEVICE_TOKEN_HEADER]: token };
  } catch {
    return {};
  }
};
