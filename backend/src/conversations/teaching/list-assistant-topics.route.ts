import { assistantTopicSchema } from '@sternklar/contracts/conversations/teaching.api';
import { z } from 'zod';
import { slice } from '../../platform/slice.port.ts';
import { knowledgeBase } from '../assistant/knowledge/knowledge-base.ts';
import { TAG } from './teaching-answers.ts';

export const listAssistantTopicsRoute = slice(
  {
    name: 'list-assistant-topics',
    call: 'GET /admin/assistant-topics',
    access: ['admin'],
    tag: TAG,
    summary: 'Die Themen, die der Assistent von sich aus kennt, mit ihren Antworten',
    answers: { 200: z.array(assistantTopicSchema) },
    records: [],
    example: {},
  },
  () => {
    const topics = knowledgeBase.map(({ id, title, answer }) => ({ id, title, answer }));
    return async () => topics;
  },
);
