const TOKEN = 'token';

/** The signed-in session of this browser: the token that the customer app stored at login. */
export const session = {
  token: (): string | null => window.localStorage.getItem(TOKEN),
  /** Clears the token; other tabs notice by the storage event. */
  clear: () => window.localStorage.removeItem(TOKEN),
  /** Calls back when another tab signs out. */
  onEndedElsewhere: (listener: () => void) =>
    window.addEventListener('storage', ({ key }) => {
      // A null key: the other tab cleared its whole storage.
      if ((key === TOKEN || key === null) && session.token() === null) listener();
    }),
};
