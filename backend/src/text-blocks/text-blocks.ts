import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { TextBlock } from '@sternklar/contracts/text-blocks/text-block.api';
import type { TextBlockEvent } from '@sternklar/contracts/text-blocks/text-block.events';
import type { StreamType } from '@sternklar/event-store/decider';

/** Those that there are, the oldest first. */
export type TextBlocks = readonly TextBlock[];

const evolve = (blocks: TextBlocks, event: RecordedEvent<TextBlockEvent>): TextBlocks => {
  const { blockId: id } = event.data;
  const others = blocks.filter((block) => block.id !== id);
  switch (event.type) {
    case 'TextBlockCreated': {
      const { title, text } = event.data;
      return [...others, { id, title, text, changed_at: event.recordedAt }];
    }
    case 'TextBlockChanged': {
      const { title, text } = event.data;
      return blocks.map((block) => (block.id === id ? { id, title, text, changed_at: event.recordedAt } : block));
    }
    case 'TextBlockRemoved':
      return others;
  }
};

/** All text blocks of the team. */
export const textBlocksStreamType: StreamType<TextBlocks, TextBlockEvent> = { initialState: [], evolve };

/** As people compare titles. */
export const hasTitle = (blocks: TextBlocks, title: string, except: string): boolean =>
  blocks.some((block) => block.id !== except && block.title.toLowerCase() === title.toLowerCase());
