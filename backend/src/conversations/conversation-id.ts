import { v5 as uuidV5 } from 'uuid';

/** A customer has exactly one conversation, so its id follows from the account's. */
export const conversationIdOf = (accountId: string): string => uuidV5('conversation', accountId);
