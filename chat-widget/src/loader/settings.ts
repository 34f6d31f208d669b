/** The partner's own words. That a program answers is said beside them, whatever they are. */
export interface OwnTexts {
  /** On the button, beside its icon. */
  readonly label?: string;
  readonly title?: string;
  /** In place of "Guten Tag!". */
  readonly welcome?: string;
  readonly suggestions?: readonly string[];
  /** When people answer, in a sentence. */
  readonly hours?: string;
  /** In place of 'a person has been asked for' while none answers. */
  readonly away?: string;
}

/** What a page can say of its chat: as attributes of the script (`data-key`), or by the order `init`. */
export interface Settings {
  key?: string | null;
  position?: string;
  theme?: string;
  color?: string;
  label?: string;
  /** In place of the page's own language. */
  lang?: string;
  /** Tells the console what happens. */
  debug?: unknown;
  texts?: OwnTexts;
  /** What the page knows of its visitor, as text for whoever answers. */
  attributes?: unknown;
}

/** What the script's attributes say; tag managers often drop them, so that its address may have the key, too. */
export const settingsOf = (script: HTMLScriptElement): Settings => ({
  key: new URL(script.src).searchParams.get('key'),
  ...script.dataset,
});
