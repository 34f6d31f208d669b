import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';

/** Which link of which conversation. */
export interface NamedLink {
  readonly conversationId: string;
  readonly linkId: string;
}

/** What a link must be to do something; nothing of it is stored, and who reads the database can make none. */
export interface AnswerLinkTokens {
  /** For going on with the conversation. */
  tokenOf(link: NamedLink): string;
  linkOf(token: string): NamedLink | null;
  /** For declining such mails; it does nothing else. */
  stopTokenOf(link: NamedLink): string;
  stopLinkOf(token: string): NamedLink | null;
}

const ID_BYTES = 16;

/** Both ids and a mark over them (HMAC-SHA-256), as base64url. */
const tokensWith = (key: Buffer) => {
  const markOf = (ids: Buffer) => createHmac('sha256', key).update(ids).digest();
  return {
    make({ conversationId, linkId }: NamedLink): string {
      const ids = Buffer.concat([parse(conversationId), parse(linkId)]);
      return Buffer.concat([ids, markOf(ids)]).toString('base64url');
    },
    read(token: string): NamedLink | null {
      const bytes = Buffer.from(token, 'base64url');
      const ids = bytes.subarray(0, 2 * ID_BYTES);
      const [given, wanted] = [bytes.subarray(2 * ID_BYTES), markOf(ids)];
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
      return { conversationId: stringify(ids, 0), linkId: stringify(ids, ID_BYTES) };
    },
  };
};

/** Keys of their own, derived from the root key by HKDF-SHA-256. */
export const createAnswerLinkTokens = (rootKey: Buffer): AnswerLinkTokens => {
  const keyFor = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', rootKey, '', `sternklar conversations ${purpose}`, 32));
  const goOn = tokensWith(keyFor('answer-link'));
  const stop = tokensWith(keyFor('answer-stop'));
  return { tokenOf: goOn.make, linkOf: goOn.read, stopTokenOf: stop.make, stopLinkOf: stop.read };
};
