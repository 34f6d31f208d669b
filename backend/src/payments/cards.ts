import type { DisputeOutcome } from '@sternklar/contracts/payments/unmatched-payments';

/** The card that pays later months, by the provider's names. */
export interface CardOnFile {
  readonly customerReference: string;
  readonly cardReference: string;
}

/** Until when the card on file can be used, as the provider said. */
export interface CardExpiry {
  /** The last day; null: the provider does not know. */
  readonly expiresOn: string | null;
  /** Whether that was asked since a card was entered last. */
  readonly isAsked: boolean;
  /** The last such day that the customer was told of. */
  readonly remindedOf: string | null;
}

interface CardPage {
  readonly openedAt: string;
  /** Nothing was entered there. */
  readonly isOpen: boolean;
}

/** The cards of an account and its names at the provider, as a part of the state of its payments. */
export interface Cards {
  readonly card: CardOnFile | null;
  readonly cardExpiry: CardExpiry;
  /** By which card, of each payment that was told of: its page's, or the one that was on file then; null: there was none. */
  readonly paidWith: ReadonlyMap<string, string | null>;
  /** The account's names at the provider. */
  readonly customers: ReadonlySet<string>;
  /** Pages for another card. */
  readonly cardPages: ReadonlyMap<string, CardPage>;
  /** When the page was opened that gave the card on file; null: there is none. */
  readonly cardPageOpenedAt: string | null;
}

export const withCard = <State extends Cards>(
  state: State,
  told: { readonly [Name in keyof CardOnFile]: string | null },
  openedAt: string,
): State => {
  const { customerReference } = told;
  const customers = customerReference === null ? state.customers : new Set(state.customers).add(customerReference);
  const cardExpiry = { ...state.cardExpiry, expiresOn: null, isAsked: false };
  const card = cardOf(told);
  const known = { ...state, customers, cardExpiry };
  return card === null ? known : { ...known, card, cardPageOpenedAt: openedAt };
};

/** By the first word about a payment: a page names its card, other payments are of the card on file, or of none that is there later. */
export const withPayingCard = <State extends Cards>(
  state: State,
  paymentReference: string,
  cardReference: string | null = null,
): State =>
  state.paidWith.has(paymentReference)
    ? state
    : {
        ...state,
        paidWith: new Map(state.paidWith).set(paymentReference, cardReference ?? state.card?.cardReference ?? null),
      };

/** What the bank gave back to its holder is not asked for again by the same card, which may be any for a payment of which nobody knows. */
export const givesUpCard = (
  { card, paidWith }: Cards,
  { paymentReference, outcome }: { readonly paymentReference: string; readonly outcome: DisputeOutcome },
): boolean =>
  card !== null &&
  outcome === 'lost' &&
  (!paidWith.has(paymentReference) || paidWith.get(paymentReference) === card.cardReference);

/** The last card that was used stays; an erased one is none. */
const cardOf = ({ customerReference, cardReference }: { [Name in keyof CardOnFile]: string | null }) =>
  customerReference !== null && cardReference !== null ? { customerReference, cardReference } : null;
