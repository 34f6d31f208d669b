import { createHmac, timingSafeEqual } from 'node:crypto';

/** What lets the holder of a mail switch off mails of its kind, and nothing else. */
export interface UnsubscribeTokens {
  tokenOf(accountId: string): string;
  /** Whose token it is; null when nobody's. */
  accountOf(token: string): string | null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Tokens that do not run out: a mail may be read years later. The key is used for nothing else. */
export const createUnsubscribeTokens = (key: Buffer): UnsubscribeTokens => {
  const markOf = (accountId: string) => createHmac('sha256', key).update(accountId).digest();
  return {
    tokenOf: (accountId) => `${accountId}.${markOf(accountId).toString('base64url')}`,
    accountOf(token) {
      const [accountId = '', mark = ''] = token.split('.');
      if (!UUID.test(accountId)) return null;
      const wanted = markOf(accountId);
      const given = Buffer.from(mark, 'base64url');
      return given.length === wanted.length && timingSafeEqual(given, wanted) ? accountId : null;
    },
  };
};
