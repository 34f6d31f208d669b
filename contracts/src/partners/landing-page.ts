/** What the product's own landing page says instead of a partner's key: the server knows which key counts there now. */
export const LANDING_PAGE_KEY = 'startseite';
/** The product itself as a partner, with its landing page; registered with the first visitor who wants to write. */
export const LANDING_PAGE_PARTNER_ID = '01900000-0000-7000-8000-0000000057a7';
