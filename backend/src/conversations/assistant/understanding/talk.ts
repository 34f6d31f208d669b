/** What is said around a question. */
const TALK = new Set(['greeting', 'thanks', 'farewell', 'ask-away', 'unknown']);

/** Whether an intent is talk around questions and asks nothing of the product. Pure. */
export const asksNothing = (intent: string): boolean => TALK.has(intent);
