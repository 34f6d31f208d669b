import { saveFile as saveBlob } from '../ui/save-file.ts';

/** Gives the browser a file to save: `content` as JSON that people can read, or a page as it is. */
export const saveFile = (name: string, content: object | string): void =>
  saveBlob(
    name,
    typeof content === 'string'
      ? new Blob([content], { type: 'text/html' })
      : new Blob([`${JSON.stringify(content, null, 2)}\n`], { type: 'application/json' }),
  );
