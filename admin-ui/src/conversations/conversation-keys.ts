import { subjectKey } from '../data-provider/subject.ts';

/** The keys of what a conversation's page reads. */
export const chatKey = (id: string) => subjectKey('chat', id);
export const messagesKey = (id: string) => ['chats', 'messages', id] as const;
