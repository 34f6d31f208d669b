import { attentionSchema, type BackOfficeAttention } from '@sternklar/contracts/back-office-attention.api';
import { slice } from '../../platform/slice.port.ts';

export interface ShowAttentionDeps {
  /** How much of each waits for a person now. */
  readonly waiting: Readonly<Record<keyof BackOfficeAttention, () => Promise<number>>>;
}

export const showAttentionRoute = slice(
  {
    name: 'show-attention',
    call: 'GET /admin/attention',
    access: ['admin'],
    tag: 'Verwaltung',
    summary: 'Was auf einen Menschen wartet: Unterhaltungen, Fälle und Ereignisse, die hängen',
    answers: { 200: attentionSchema },
    records: [],
    example: {},
  },
  ({ waiting }: ShowAttentionDeps) =>
    async () => {
      const [chats, cases, parked] = await Promise.all([waiting.chats(), waiting.cases(), waiting.parked_events()]);
      return { chats, cases, parked_events: parked };
    },
);
