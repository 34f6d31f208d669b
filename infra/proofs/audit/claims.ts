import type { AuditCheckpoint, AuditConsistency, AuditInclusion } from '@sternklar/contracts/audit/audit.api';
import { createNoteSigner, parseNote } from '@sternklar/event-store/transparency/signed-note';
import type { Stock } from './stock.ts';

/** What an independent implementation is asked, and what it must answer. Hashes are base64. */
export interface Claim {
  readonly expected: boolean;
  readonly kind: 'note' | 'leaf' | 'inclusion' | 'consistency';
  readonly key?: string;
  readonly note?: string;
  readonly leaf?: string;
  readonly leafHash?: string;
  readonly index?: number;
  readonly from?: number;
  readonly size?: number;
  readonly fromRoot?: string;
  readonly root?: string;
  readonly proof?: readonly string[];
}

/** Signs the newest checkpoint from outside. */
export const WITNESS = createNoteSigner('zeugin.example', Buffer.alloc(32, 42));

const TRIES = 20;

/** A witness's signature under the newest checkpoint, kept and shown by the product beside its own. */
const cosigned = async ({ ask, adminToken: token }: Stock): Promise<readonly Claim[]> => {
  const newest = () => ask<AuditCheckpoint>('/api/audit/checkpoint');
  for (let tried = 0; tried < TRIES; tried += 1) {
    const { size, note: signed } = await newest();
    const line = WITNESS.sign(parseNote(signed).text);
    await ask('/api/audit/cosignatures', { method: 'POST', token, body: { size, key: WITNESS.key.text, line } });
    const { note, keys } = await newest();
    // A log that has grown meanwhile shows a newer checkpoint.
    if (!note.includes(line)) continue;
    return [WITNESS.key.text, keys[0]?.key ?? ''].map((key) => ({ expected: true, kind: 'note', key, note }));
  }
  throw new Error('The log does not come to rest, so no witness can sign its newest checkpoint.');
};

/** Everything that the product proves of its log: each event, each step, each signature, a witness's too. */
export const collectClaims = async (stock: Stock, eventIds: readonly string[]): Promise<readonly Claim[]> => {
  const { ask, adminToken: token, newest, earlier } = stock;
  const claims: Claim[] = [...(await cosigned(stock))];
  for (const checkpoint of [...earlier, newest]) {
    const { note, size, root } = checkpoint;
    claims.push({ expected: true, kind: 'note', key: newest.keys[0]?.key ?? '', note });
    for (const other of [...earlier, newest].filter((one) => one.size >= size)) {
      const path = `/api/audit/consistency?from=${size}&to=${other.size}`;
      const { proof } = await ask<AuditConsistency>(path, { token });
      claims.push({
        expected: true,
        kind: 'consistency',
        from: size,
        size: other.size,
        fromRoot: root,
        root: other.root,
        proof,
      });
    }
  }
  for (const id of eventIds) {
    for (const { size, root } of [newest, earlier[0] ?? newest]) {
      const inclusion = await ask<AuditInclusion>(`/api/audit/inclusion?event=${id}&size=${size}`, { token }).catch(
        () => null,
      );
      if (!inclusion) continue;
      const { leaf, leaf_hash: leafHash, index, proof } = inclusion;
      claims.push({ expected: true, kind: 'leaf', leaf, leafHash });
      claims.push({ expected: true, kind: 'inclusion', index, size, leafHash, root, proof });
    }
  }
  return claims;
};

/** The same claims, each wrong in one place. */
export const falseClaims = (claims: readonly Claim[]): readonly Claim[] =>
  claims.flatMap((claim): readonly Claim[] => {
    const { proof = [], note = '', leaf = '', root = '' } = claim;
    const wrong = { ...claim, expected: false };
    if (claim.kind === 'note')
      return [{ ...wrong, note: note.replace(/\n(\d+)\n/, (_, size) => `\n${Number(size) + 1}\n`) }];
    if (claim.kind === 'leaf') return [{ ...wrong, leaf: `${leaf} ` }];
    const another = `${root.startsWith('A') ? 'B' : 'A'}${root.slice(1)}`;
    return [
      { ...wrong, root: another },
      { ...wrong, proof: [...proof, another] },
      ...(proof.length > 0
        ? [
            { ...wrong, proof: proof.slice(1) },
            { ...wrong, proof: [another, ...proof.slice(1)] },
          ]
        : []),
    ];
  });
