import { ADMIN_ACCESS_REQUIRED, PAGE_NOTICE_KEY } from '@sternklar/contracts/page-notice';
import type { Phrase } from '../texts/phrase.ts';
import { quoted } from '../texts/quoted.ts';

/** What the screen before this one wanted said, once; null when there is nothing, or storage is blocked. */
export const takePageNotice = (storage: () => Pick<Storage, 'getItem' | 'removeItem'>): Phrase | null => {
  try {
    const notice = storage().getItem(PAGE_NOTICE_KEY);
    storage().removeItem(PAGE_NOTICE_KEY);
    return notice === ADMIN_ACCESS_REQUIRED ? quoted.adminAccessRequired : null;
  } catch {
    return null;
  }
};
