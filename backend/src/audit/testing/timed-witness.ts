import {
  COSIGNATURE_V1,
  createNoteSigner,
  noteKey,
  parseSignature,
} from '@sternklar/event-store/transparency/signed-note';

/** A witness as C2SP cosignature/v1 has it, written beside the product's own code for reading one. */
export const timedWitness = (name: string, seed: Buffer) => {
  const signer = createNoteSigner(name, seed);
  const publicKey = signer.key.publicKey.export({ format: 'der', type: 'spki' }).subarray(-32);
  const key = noteKey(name, publicKey, COSIGNATURE_V1);
  return {
    key,
    /** The line under a text; `claimed` is the time that stands in it, in seconds. */
    sign(text: string, signedAt: number, claimed = signedAt): string {
      const { signature } = parseSignature(signer.sign(`cosignature/v1\ntime ${signedAt}\n${text}`));
      const time = Buffer.alloc(8);
      time.writeBigUInt64BE(BigInt(claimed));
      const bytes = Buffer.concat([Buffer.from(key.keyId, 'hex'), time, signature]);
      return `— ${name} ${bytes.toString('base64')}`;
    },
  };
};
