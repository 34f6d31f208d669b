import type { Order } from '@sternklar/contracts/payments/payment.events';
import type { DisputeOutcome } from '@sternklar/contracts/payments/unmatched-payments';

/** What a page at the provider asks for. A repetition under the same `checkoutId` opens no second one. */
export interface CheckoutRequest {
  readonly checkoutId: string;
  readonly accountId: string;
  readonly order: Order;
  readonly amountCents: number;
  /** A German line that says what is paid for. */
  readonly what: string;
  readonly email: string | null;
  readonly customerReference: string | null;
}

/** A page on which another card is entered, and nothing is paid. */
export type CardPageRequest = Pick<CheckoutRequest, 'accountId' | 'email' | 'customerReference'> & {
  readonly cardPageId: string;
};

export interface OpenedCheckout {
  readonly url: string;
  readonly expiresAt: string;
}

/** A payment by the card on file, without its holder. A repetition of the same attempt and round charges nothing twice. */
export interface ChargeRequest {
  readonly accountId: string;
  readonly invoiceId: string;
  /** Which time the card is asked for this invoice, the first being 1. */
  readonly attempt: number;
  /**
   * How often an answer to this attempt stayed out before. From 1 on, and in later attempts, the provider is asked first whether it was
   * paid all the same, and only what is not there is charged.
   */
  readonly round: number;
  readonly amountCents: number;
  readonly what: string;
  readonly customerReference: string;
  readonly cardReference: string;
  /** The account's customers at the provider, among whose payments it is looked for. */
  readonly customers: ReadonlySet<string>;
  /** Payments that are recorded already; what they paid may be open again. */
  readonly knownPayments: ReadonlySet<string>;
}

/**
 * `pending`: the provider tells later. `reason` is the provider's word for a refusal by the card; a final one stays the same
 * however often the card is asked.
 */
export type ChargeOutcome =
  | { readonly status: 'paid'; readonly paymentReference: string }
  | { readonly status: 'declined'; readonly reason: string; readonly isFinal: boolean }
  | { readonly status: 'pending' };

/** By what a charge is looked for whose answer never came. */
export type MadeCharge = Pick<ChargeRequest, 'invoiceId' | 'customers' | 'knownPayments'>;

/** Gives back what is left of a payment, or so much of it. A repetition under the same `refundId`, which is what it is for, gives nothing back twice. */
export interface RefundRequest {
  readonly refundId: string;
  readonly paymentReference: string;
  /** Missing: all that did not go back before. Once a bank took a part of it, that is more than there is. */
  readonly amountCents?: number;
  /** As of a charge: from 1 on the provider is asked first whether it was made all the same, and only what is not there is asked for. */
  readonly round: number;
  /** It was paid twice, or a credit note took the invoice back. */
  readonly reason: 'paid-twice' | 'invoice-cancelled';
}

/** By what a refund is looked for whose answer never came. */
export type AskedRefund = Pick<RefundRequest, 'refundId' | 'paymentReference'>;

export interface MadeRefund {
  readonly refundReference: string;
  readonly amountCents: number;
}

/** A refund of a payment as the provider knows it. */
export interface ToldRefund {
  readonly refundReference: string;
  readonly amountCents: number;
  /** Whether the product asked for it. */
  readonly isOurs: boolean;
  /** It came back to us; `reason` is the provider's word for why, else empty. */
  readonly isFailed: boolean;
  readonly reason: string;
}

/** What the provider tells of a dispute; `outcome` is null while nobody decided. Whose payment it is has to be looked up. */
export interface DisputeNotice {
  readonly kind: 'dispute';
  readonly noticeId: string;
  readonly paymentReference: string;
  readonly disputeReference: string;
  readonly amountCents: number;
  readonly reason: string;
  readonly outcome: DisputeOutcome | null;
  /** When the provider said so, by its own clock, ISO 8601; null: it does not say. The same may come again later, in another notice. */
  readonly toldAt: string | null;
}

/** Something went back of a payment, or came back to us. Null: the provider has to be asked which of them there are. */
export interface RefundNotice {
  readonly kind: 'refund';
  readonly noticeId: string;
  readonly paymentReference: string;
  readonly refund: ToldRefund | null;
}

/** A repetition under the same `changeId` changes nothing. */
export interface EmailAtProvider {
  readonly changeId: string;
  readonly customerReference: string;
  readonly email: string;
}

/** What the provider tells of a payment. Exactly one of `checkoutId` and `invoiceId` is not null. */
export interface PaymentNotice {
  readonly kind: 'payment';
  /** The provider's id of this notice; one that comes again is the same one. */
  readonly noticeId: string;
  readonly outcome: 'paid' | 'declined';
  readonly accountId: string;
  readonly checkoutId: string | null;
  readonly invoiceId: string | null;
  /** Which time the card was asked; 1 on a page. */
  readonly attempt: number;
  readonly amountCents: number;
  readonly paymentReference: string;
  readonly customerReference: string | null;
  readonly cardReference: string | null;
  /** Why the card refused; empty when it did not. */
  readonly reason: string;
  /** Whether it would refuse again for certain. */
  readonly isFinal: boolean;
}

/** A card was entered on a page for it. */
export interface CardNotice {
  readonly kind: 'card';
  readonly noticeId: string;
  readonly accountId: string;
  readonly cardPageId: string;
  readonly customerReference: string;
  readonly cardReference: string;
}

export type ProviderNotice = PaymentNotice | DisputeNotice | RefundNotice | CardNotice;

/**
 * A provider on whose own pages cards are entered. The simulated card of the specification needs none: the customer's browser
 * acts the payment, no money moves, and an invoice is paid when it is issued. Calls have a time limit and are repeated; then they throw
 * `ProviderFailed`.
 */
export interface HostedPayments {
  readonly name: 'stripe';
  openCheckout(request: CheckoutRequest): Promise<OpenedCheckout>;
  openCardPage(request: CardPageRequest): Promise<OpenedCheckout>;
  chargeCard(request: ChargeRequest): Promise<ChargeOutcome>;
  /** A payment of the invoice that is recorded nowhere, or is under way; null: there is none. */
  chargeMade(request: MadeCharge): Promise<ChargeOutcome | null>;
  /** The last day on which a card can be used, `YYYY-MM-DD`; null: the provider does not know it. */
  cardExpiry(cardReference: string): Promise<string | null>;
  /** Receipts go there from now on; a customer whom the provider does not know any more is none to tell of. */
  changeEmail(change: EmailAtProvider): Promise<void>;
  /** Forgets a customer with the cards; payments stay, and can go back. One whom the provider does not know any more is none to forget. */
  deleteCustomer(customerReference: string): Promise<void>;
  /** Null: nothing of it can go back, since it did before, or a bank decides about it; a notice tells of that. */
  refund(request: RefundRequest): Promise<MadeRefund | null>;
  /** A refund whose answer never came, also where it came back to us since: a notice tells of that. Null: it was not made. */
  refundMade(request: AskedRefund): Promise<MadeRefund | null>;
  /** A payment that was made, as a notice would tell of it; null: it is none of ours, or was not made. */
  paymentNamed(paymentReference: string): Promise<PaymentNotice | null>;
  /** All refunds of a payment. */
  refundsOf(paymentReference: string): Promise<readonly ToldRefund[]>;
  /** Null when it is about something else. Throws `InvalidNotice` when it is not genuine, `MistimedNotice` when its time is not ours. */
  readNotice(body: string, signature: string | undefined, now: Date): ProviderNotice | null;
}

/** The provider could not be reached, or did not do what it was asked to; asking again later may help. */
export class ProviderFailed extends Error {
  override readonly name = 'ProviderFailed';
}

/** Somebody else than the provider sent it, or it was sent again much later. */
export class InvalidNotice extends Error {
  override readonly name: string = 'InvalidNotice';
}

/** The provider signed it, at a time that is too far from ours: one of the two clocks is wrong, or it was under way for that long. */
export class MistimedNotice extends InvalidNotice {
  override readonly name = 'MistimedNotice';
  /** By how much our clock is ahead of it, behind below zero. */
  readonly secondsAhead: number;
  constructor(secondsAhead: number) {
    super('The notice is not of our time.');
    this.secondsAhead = secondsAhead;
  }
}
