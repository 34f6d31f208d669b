import { createHmac, hkdfSync } from 'node:crypto';

/** What follows from the installation's root key and is therefore stored nowhere. */
export interface PartnerSecrets {
  /** The key for a partner's snippet (`pk_` and 32 hexadecimal digits); no secret, but nobody's to guess. */
  publicKeyOf(keyId: string): string;
  /** What a partner's server signs identities with: 43 characters of base64url, 256 bits. */
  identitySecretOf(secretId: string): string;
  /**
   * The same visitor (UUIDv8) whenever the partner names the same person; nobody can tell the person from it. Another one
   * after each time that the person's conversation was erased.
   */
  visitorIdOf(partnerId: string, subject: string, timesErased?: number): string;
}

export const createPartnerSecrets = (rootKey: Buffer): PartnerSecrets => {
  const hmac = (purpose: string) => {
    const key = Buffer.from(hkdfSync('sha256', rootKey, '', `sternklar partners ${purpose}`, 32));
    return (...texts: readonly string[]) => createHmac('sha256', key).update(JSON.stringify(texts)).digest();
  };
  const [publicKey, identitySecret, visitorId] = [hmac('public-key'), hmac('identity-secret'), hmac('visitor-id')];
  return {
    publicKeyOf: (keyId) => `pk_${publicKey(keyId).toString('hex').slice(0, 32)}`,
    identitySecretOf: (secretId) => identitySecret(secretId).toString('base64url'),
    visitorIdOf(partnerId, subject, timesErased = 0) {
      const again = timesErased === 0 ? [] : [String(timesErased)];
      const hex = visitorId(partnerId, subject, ...again).toString('hex');
      return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
    },
  };
};
