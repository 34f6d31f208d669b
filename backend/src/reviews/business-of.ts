/** What reviews need to know of a business; another capability knows it and the composition passes it in. */
export interface BusinessFacts {
  readonly accountId: string;
  readonly removed: boolean;
  /** Null once the account was erased. */
  readonly businessName: string | null;
}

/** Holds every change acknowledged before; null: there never was such a business. */
export type BusinessOf = (businessId: string) => Promise<BusinessFacts | null>;
