import { type createDrafts, drafts } from '../../forms/drafts.ts';

/** What an admin has to say about decisions; blank: nothing. */
export interface Note {
  readonly text: string;
  readonly isShownToCustomer: boolean;
}

export const NO_NOTE: Note = { text: '', isShownToCustomer: false };

const SHOWN = 'yes';
type Drafts = Pick<ReturnType<typeof createDrafts>, 'of'>;
const draftOf = (name: string, store: Drafts) => ({ text: store.of(name), shown: store.of(`${name}:shown`) });

/** What was written under a name and not sent; the browser keeps it, the server knows none. */
export const keptNote = (name: string, store: Drafts = drafts): Note => {
  const { text, shown } = draftOf(name, store);
  return { text: text.read(), isShownToCustomer: shown.read() === SHOWN };
};

/** Keeps a note until it was sent; a blank one is forgotten. */
export const keepNote = (name: string, note: Note, store: Drafts = drafts): void => {
  const { text, shown } = draftOf(name, store);
  text.keep(note.text);
  shown.keep(note.isShownToCustomer && note.text.trim() !== '' ? SHOWN : '');
};
