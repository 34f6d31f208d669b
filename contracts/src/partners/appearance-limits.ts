/** Longest texts, in characters, and most suggestions that a partner gives its chat: they fit a phone. */
export const CHAT_TITLE_MAX_LENGTH = 40;
export const CHAT_WELCOME_MAX_LENGTH = 200;
export const CHAT_SUGGESTION_MAX_LENGTH = 80;
export const CHAT_SUGGESTIONS_MAX = 4;
