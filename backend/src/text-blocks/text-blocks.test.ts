import { TEXT_BLOCKS_MAX } from '@sternklar/contracts/constants';
import {
  blockId,
  textBlockChanged,
  textBlockCreated,
  textBlockRemoved,
} from '@sternklar/contracts/text-blocks/testing/text-block.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { changeTextBlock } from './change-text-block/change-text-block.ts';
import { createTextBlock } from './create-text-block/create-text-block.ts';
import { removeTextBlock } from './remove-text-block/remove-text-block.ts';
import { type TextBlocks, textBlocksStreamType } from './text-blocks.ts';

const spec = deciderSpec(textBlocksStreamType);
const words = { title: 'Begrüßung', text: 'Guten Tag {name},' };
const creating =
  (number = 1, more: Partial<typeof words> = {}) =>
  (blocks: TextBlocks) =>
    createTextBlock(blocks, { blockId: blockId(number), ...words, ...more });
const changing =
  (more: Partial<typeof words>, number = 1) =>
  (blocks: TextBlocks) =>
    changeTextBlock(blocks, { blockId: blockId(number), ...words, ...more });
const removing =
  (number = 1) =>
  (blocks: TextBlocks) =>
    removeTextBlock(blocks, blockId(number));

describe('creating a text block', () => {
  it('records it, once', () => {
    spec.given().when(creating()).then(textBlockCreated());
    spec.given(textBlockCreated()).when(creating()).thenNothing();
  });

  it('is refused under a title that another one has, however it is written', () => {
    const given = spec.given(textBlockCreated(2));
    given.when(creating()).thenRejected('text-block-title-taken');
    given.when(creating(1, { title: 'BEGRÜSSUNG' })).then(textBlockCreated(1, { title: 'BEGRÜSSUNG' }));
    given.when(creating(1, { title: 'begrüßung' })).thenRejected('text-block-title-taken');
  });

  it('may take the title of one that was removed', () => {
    spec.given(textBlockCreated(2), textBlockRemoved(2)).when(creating()).then(textBlockCreated());
  });

  it('is refused where there are too many', () => {
    const many = Array.from({ length: TEXT_BLOCKS_MAX }, (_, index) =>
      textBlockCreated(100 + index, { title: `Baustein ${index}` }),
    );
    spec
      .given(...many)
      .when(creating())
      .thenRejected('too-many-text-blocks');
  });
});

describe('changing a text block', () => {
  it('records what it says now, and nothing when it says it already', () => {
    const given = spec.given(textBlockCreated());
    given.when(changing({ text: 'Hallo {name}' })).then(textBlockChanged(1, { text: 'Hallo {name}' }));
    given.when(changing({})).thenNothing();
  });

  it('is refused under the title of another one, and where there is none', () => {
    const given = spec.given(textBlockCreated(), textBlockCreated(2, { title: 'Dank' }), textBlockRemoved(3));
    given.when(changing({ title: 'Dank' })).thenRejected('text-block-title-taken');
    given.when(changing({}, 3)).thenRejected('text-block-unknown');
  });
});

describe('removing a text block', () => {
  it('records it', () => {
    spec.given(textBlockCreated()).when(removing()).then(textBlockRemoved());
  });

  it('is refused where there is none any more', () => {
    spec.given(textBlockCreated(), textBlockRemoved()).when(removing()).thenRejected('text-block-unknown');
  });
});
