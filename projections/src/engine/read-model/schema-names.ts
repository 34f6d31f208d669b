/** A version of a read model, as far as names go. */
export interface ReadModelVersion {
  readonly name: string;
  readonly version: number;
}

/** Schema of the living tables: `review-list` in version 2 → `rm_review_list_v2`. Throws when the name is not kebab-case. */
export const schemaOf = ({ name, version }: ReadModelVersion): string => {
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(name)) throw new Error(`'${name}' is no name for a projection: use kebab-case.`);
  return `rm_${name.replaceAll('-', '_')}_v${version}`;
};

/** Schema in which a rebuild fills new tables beside the living ones. */
export const rebuildSchemaOf = (readModel: ReadModelVersion): string => `${schemaOf(readModel)}_rebuild`;

/** Schema of the former tables between the switch and their end. */
export const retiredSchemaOf = (readModel: ReadModelVersion): string => `${schemaOf(readModel)}_retired`;
