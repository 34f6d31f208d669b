/** What the tabs of a site say to each other through the channel that is named as the session's storage, besides the session itself. */
export const WHO_HAS_ONE = '?';
/** The visitor has left. */
export const FORGET = '';
