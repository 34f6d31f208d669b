/** Something that a model was given, and may name as what a sentence of its stands on. */
export interface Given {
  /** 'A1' for a passage, 'W1' for the result of a tool. */
  readonly id: string;
  readonly text: string;
  /** The page it comes from, as people call it; null where there is none. */
  readonly source: string | null;
}

const CITED = /\s*\[([^\]\n]{1,60})\]/gu;
const IDS = /^[A-Z]\d{1,2}(?:\s*[,;]\s*[A-Z]\d{1,2})*$/u;

/** A sentence without the ids that it cites in brackets. Other brackets stay in it. */
export const withoutCitations = (sentence: string): { readonly text: string; readonly ids: readonly string[] } => {
  const ids: string[] = [];
  const text = sentence.replace(CITED, (written, inside: string) => {
    if (!IDS.test(inside.trim())) return written;
    ids.push(...inside.split(/[,;]/u).map((id) => id.trim()));
    return '';
  });
  return { text: text.trim(), ids: [...new Set(ids)] };
};
