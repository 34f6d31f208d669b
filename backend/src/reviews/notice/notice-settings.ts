/** What the operator set of the platform's ways and their limits; null where there is no such way or no limit. */
export interface NoticeSettings {
  /** Where the platform takes reports and legal notices: https alone. */
  readonly reportUrl: string | null;
  readonly legalUrl: string | null;
  readonly email: string | null;
  /** The lines of its address for letters; none where it has none. */
  readonly postalAddress: readonly string[];
  /** How many characters its report tool takes, and the explanation in its legal form. */
  readonly reportLimit: number;
  readonly legalLimit: number | null;
}
