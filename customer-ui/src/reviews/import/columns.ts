import { starsIn } from './stars-in.ts';

export type Field = 'reviewer' | 'stars' | 'text' | 'url' | 'reason';
export type Columns = Readonly<Partial<Record<Field, number>>>;

const NAMES: Readonly<Record<Field, readonly string[]>> = {
  reviewer: ['name', 'verfasser', 'verfasserin', 'name des verfassers', 'autor', 'rezensent', 'nutzer', 'kunde'].concat(
    ['reviewer', 'reviewer name', 'author', 'author name', 'user'],
  ),
  stars: ['sterne', 'sternebewertung', 'anzahl sterne', 'punkte', 'stars', 'star rating', 'rating', 'score'],
  text: ['text', 'bewertungstext', 'text der bewertung', 'kommentar', 'rezension', 'inhalt'].concat([
    'review text',
    'comment',
    'content',
    'body',
  ]),
  url: ['link', 'url', 'link zur bewertung', 'review url', 'review link'],
  reason: ['grund', 'reason'],
};
/** Words that people use for the stars or for the text; they mean whichever has no column of its own. */
const EITHER = ['bewertung', 'review'];

const plain = (cell: string) =>
  cell
    .trim()
    .toLowerCase()
    .replace(/[_\s-]+/g, ' ')
    .replace(/[*:]$/, '');

const nameOf = (cell: string): Field | undefined =>
  (Object.keys(NAMES) as Field[]).find((field) => NAMES[field].includes(plain(cell)));

/** The columns that a header row names, in German or English; null when the row is none. */
export const columnsNamedIn = (cells: readonly string[]): Columns | null => {
  if (cells.some((cell) => starsIn(cell) !== null)) return null;
  const columns: Partial<Record<Field, number>> = {};
  for (const [index, cell] of cells.entries()) {
    const field = nameOf(cell);
    if (field !== undefined) columns[field] ??= index;
  }
  const either = cells.findIndex((cell) => EITHER.includes(plain(cell)));
  if (either >= 0) {
    if (columns.text === undefined && columns.stars !== undefined) columns.text = either;
    else columns.stars ??= either;
  }
  return Object.keys(columns).length >= 2 ? columns : null;
};

/** The columns of a table without header: stars where most rows have some, then name and text in the order of the rest. */
export const columnsGuessedFrom = (rows: readonly (readonly string[])[]): Columns => {
  const counts = new Map<number, number>();
  for (const cells of rows) {
    for (const [index, cell] of cells.entries()) {
      if (starsIn(cell) !== null) counts.set(index, (counts.get(index) ?? 0) + 1);
    }
  }
  const [stars = 1] = [...counts].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  const [reviewer = 0, text = 2] = [0, 1, 2].filter((index) => index !== stars);
  return { stars, reviewer, text };
};
