import { z } from 'zod';
import { defineEvent, type EventOf } from '../event-registry.ts';

const blockId = z.uuid();
const words = { title: z.string(), text: z.string() };

/** Words that the team writes again and again, with places for what differs; who wrote them is in the metadata. */
export const textBlockCreated = defineEvent('TextBlockCreated', z.object({ blockId, ...words }));
export const textBlockChanged = defineEvent('TextBlockChanged', z.object({ blockId, ...words }));
export const textBlockRemoved = defineEvent('TextBlockRemoved', z.object({ blockId }));

export const textBlockEvents = [textBlockCreated, textBlockChanged, textBlockRemoved] as const;
export type TextBlockEvent = EventOf<(typeof textBlockEvents)[number]>;

/** All blocks are in one stream, so that no two of them have the same title. */
export const TEXT_BLOCKS_STREAM = 'text-blocks';
