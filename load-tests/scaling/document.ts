const MARKED = /(<!-- table: ([^>]+) -->\n)[\s\S]*?(<!-- end -->)/g;

/** The document with each marked table as given. Throws when one of them is not marked in it, or unknown. */
export const withTables = (document: string, tables: Readonly<Record<string, string>>): string => {
  const missing = new Set(Object.keys(tables));
  const written = document.replace(MARKED, (_, before: string, name: string, after: string) => {
    const table = tables[name];
    if (table === undefined) throw new Error(`The model prints no table named ${name}.`);
    missing.delete(name);
    return `${before}\n${table}\n\n${after}`;
  });
  if (missing.size > 0) throw new Error(`docs/scaling.md has no place for ${[...missing].join(', ')}.`);
  return written;
};
