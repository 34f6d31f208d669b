/** Renewals are told so many days ahead. */
export const RENEWAL_DAYS = 60;
