import { TEXT_BLOCKS_MAX } from '@sternklar/contracts/constants';
import { notFound, Refusal } from '../platform/refusal.port.ts';

export const TAG = 'Textbausteine';

export type TextBlockRefusal = 'text-block-unknown' | 'text-block-title-taken' | 'too-many-text-blocks';

const titleTaken = () => {
  const message = 'Einen Textbaustein mit dieser Bezeichnung gibt es schon.';
  return new Refusal(409, 'text-block-title-taken', message, { errors: [{ field: 'title', message }] });
};

export const refusalFor = (code: TextBlockRefusal): Refusal => {
  switch (code) {
    case 'text-block-unknown':
      return notFound('Diesen Textbaustein gibt es nicht mehr.');
    case 'text-block-title-taken':
      return titleTaken();
    case 'too-many-text-blocks':
      return new Refusal(
        409,
        'too-many-text-blocks',
        `Es gibt schon ${TEXT_BLOCKS_MAX} Textbausteine. Bitte löschen Sie zuerst einen.`,
      );
  }
};
