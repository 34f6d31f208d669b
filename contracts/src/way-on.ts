/**
 * Where somebody was or wanted to go when they had to sign in, in session storage under this key: customers' pages keep it, and
 * the back office; the landing page leads there.
 */
export const WAY_ON_KEY = 'weiter';
