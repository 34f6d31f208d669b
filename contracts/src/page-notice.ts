/**
 * A message that one screen leaves for the next when it sends its reader away: the back office stores it, the dashboard
 * says it once. Kept in session storage under this key.
 */
export const PAGE_NOTICE_KEY = 'sternklar.notice';
export const ADMIN_ACCESS_REQUIRED = 'admin-access-required';
