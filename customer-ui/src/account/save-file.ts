import { saveFile as saveBlob } from '../ui/save-file.ts';

/** Gives the browser a file to save: `content` as JSON that people can read. */
export const saveFile = (name: string, content: object): void =>
  saveBlob(name, new Blob([`${JSON.stringify(content, null, 2)}\n`], { type: 'application/json' }));
