import { createHmac, timingSafeEqual } from 'node:crypto';

/** One change of one account's address. */
export interface NamedChange {
  readonly accountId: string;
  /** Id of the `EmailChanged`. */
  readonly changeId: string;
}

/** What lets the reader of the former address take one change back, and nothing else. Until when is told by the account. */
export interface UndoTokens {
  tokenOf(change: NamedChange): string;
  /** Which change it names; null when nobody gave it out. */
  changeOf(token: string): NamedChange | null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The key is used for nothing else. */
export const createUndoTokens = (key: Buffer): UndoTokens => {
  const markOf = ({ accountId, changeId }: NamedChange) =>
    createHmac('sha256', key).update(`${accountId}.${changeId}`).digest();
  return {
    tokenOf: (change) => `${change.accountId}.${change.changeId}.${markOf(change).toString('base64url')}`,
    changeOf(token) {
      const [accountId = '', changeId = '', mark = ''] = token.split('.');
      if (!UUID.test(accountId) || !UUID.test(changeId)) return null;
      const change = { accountId, changeId };
      const wanted = markOf(change);
      const given = Buffer.from(mark, 'base64url');
      return given.length === wanted.length && timingSafeEqual(given, wanted) ? change : null;
    },
  };
};
