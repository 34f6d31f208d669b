/** What reviews need to know of a business; another capability knows it and the composition passes it in. */
export interface BusinessOwner {
  readonly accountId: string;
  readonly removed: boolean;
}

export interface BusinessFacts extends BusinessOwner {
  /** Null once the account was erased. */
  readonly businessName: string | null;
  /** Whether it is removed, and its owner can still have it back. */
  readonly mayComeBack: boolean;
}

/** Null: there never was such a business. */
export type BusinessOwnerOf = (businessId: string) => Promise<BusinessOwner | null>;

/** Holds every change acknowledged before. */
export type BusinessOf = (businessId: string) => Promise<BusinessFacts | null>;
