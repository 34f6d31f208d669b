export interface Names {
  /** 'mark-as-urgent'. */
  readonly stem: string;
  /** 'markAsUrgent'. */
  readonly camel: string;
  /** 'MarkAsUrgent'. */
  readonly pascal: string;
}

const capital = (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}`;

/** Throws a sentence for a name that is not in kebab-case. */
export const namesOf = (stem: string): Names => {
  if (!/^[a-z]+(-[a-z0-9]+)*$/.test(stem)) throw new Error(`A name is written like mark-as-urgent, not ${stem}.`);
  const pascal = stem.split('-').map(capital).join('');
  return { stem, camel: `${pascal[0]?.toLowerCase()}${pascal.slice(1)}`, pascal };
};
