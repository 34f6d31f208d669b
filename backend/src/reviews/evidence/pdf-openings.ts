import { type Dictionary, has, type NestingHandlers } from './pdf-dictionaries.ts';

/** Something happens by itself when it is opened or looked at. */
export class ActingPdf extends Error {
  override readonly name = 'ActingPdf';
}

/** An action, but for going to a place of the document alone. */
const acts = (dictionary: Dictionary): boolean => {
  const kinds = dictionary.flatMap(({ kind, text }, at) =>
    kind === 'name' && text === 'S' ? [dictionary[at + 1]?.text] : [],
  );
  return kinds.length > 0 && (kinds.join() !== 'GoTo' || has(dictionary, 'Next'));
};

/**
 * What a document does when it is opened (`/OpenAction`, ISO 32000-1, 7.7.2 and 12.6), and when its pages, links and fields are
 * looked at (`/AA`), which is all refused. The former may be another object, before or behind; of several with its number, as
 * after a change, each counts. Throws `ActingPdf`.
 */
export const createOpenings = () => {
  const opened = new Set<string>();
  const acting = new Set<string>();
  return {
    /** For the dictionaries of an object; `id` answers its number. */
    handlers: (id: () => string): NestingHandlers => ({
      onEnd(dictionary, of, isOutermost) {
        if (of === 'AA' || (of === 'OpenAction' && acts(dictionary))) throw new ActingPdf(of);
        if (isOutermost && acts(dictionary)) acting.add(id());
      },
      onReference(name, other) {
        if (name === 'AA') throw new ActingPdf(name);
        if (name === 'OpenAction') opened.add(other);
      },
    }),
    /** An object that is nothing but a reference to another one, which readers may follow. */
    noteAlias: (id: string): void => {
      acting.add(id);
    },
    /** Once everything was read. */
    check(): void {
      for (const id of opened) if (acting.has(id)) throw new ActingPdf(id);
    },
  };
};
export type Openings = ReturnType<typeof createOpenings>;
