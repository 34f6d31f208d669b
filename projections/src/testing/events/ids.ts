export const id = (kind: number, number: number) =>
  `0192f0c1-${kind.toString(16).padStart(4, '0')}-7000-8000-${number.toString(16).padStart(12, '0')}`;

export const accountId = (number: number) => id(0xa, number);
export const businessId = (number: number) => id(0xb, number);
export const reviewId = (number: number) => id(0xc, number);
export const subscriptionId = (number: number) => id(0x5, number);
/** A customer has one conversation, so it goes by the account's number. */
export const conversationId = (account: number) => id(0xd, account);
export const visitorId = (number: number) => id(0x8, number);
export const messageId = (number: number) => id(0x3, number);
export const partnerId = (number: number) => id(0x6, number);
export const partnerKeyId = (number: number) => id(0x7, number);
export const noteId = (number: number) => id(0x4, number);
export const invoiceId = (number: number) => id(0x9, number);
/** Of the credit note that takes the invoice back. */
export const creditNoteId = (invoice: number) => id(0x90, invoice);
/** Of the correction with a number: an invoice may have several. */
export const correctionId = (sequence: number) => id(0x92, sequence);
export const unmatchedPaymentId = (payment: number) => id(0x91, payment);
export const emailOf = (account: number) => `kunde${account}@beispiel.de`;
