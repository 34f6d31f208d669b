import { PARTNER_ID, partnerRegistered } from '@sternklar/contracts/partners/testing/partner.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { expect, it } from 'vitest';
import { type PartnerState, partnerStreamType } from '../partner.ts';
import { createPartnerSecrets } from '../partner-secrets.ts';
import { issueIdentitySecret } from './issue-identity-secret.ts';

const spec = deciderSpec(partnerStreamType);
const secretId = '0198a000-0000-7000-8000-00000000f201';
const issuing = (state: PartnerState) => issueIdentitySecret(state, { partnerId: PARTNER_ID, secretId });

it('records which secret counts, not the secret', () => {
  spec
    .given(partnerRegistered())
    .when(issuing)
    .then({ type: 'PartnerIdentitySecretIssued', data: { partnerId: PARTNER_ID, secretId } });
});

it('is refused for a partner that does not exist', () => {
  spec.given().when(issuing).thenRejected('partner-unknown');
});

it('derives keys, secrets and visitors from the root key alone, each for its purpose', () => {
  const secrets = createPartnerSecrets(Buffer.alloc(32, 7));
  const others = createPartnerSecrets(Buffer.alloc(32, 8));
  expect(secrets.publicKeyOf(secretId)).toMatch(/^pk_[0-9a-f]{32}$/);
  expect(secrets.identitySecretOf(secretId)).toMatch(/^[\w-]{43}$/);
  expect(secrets.visitorIdOf(PARTNER_ID, 'kunde-17')).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  const all = [secrets, others].flatMap((one) => [
    one.publicKeyOf(secretId),
    one.identitySecretOf(secretId),
    one.visitorIdOf(PARTNER_ID, 'kunde-17'),
    one.visitorIdOf(secretId, 'kunde-17'),
    one.visitorIdOf(PARTNER_ID, 'kunde-18'),
  ]);
  expect(new Set(all).size).toBe(all.length);
  expect(secrets.visitorIdOf(PARTNER_ID, 'kunde-17')).toBe(secrets.visitorIdOf(PARTNER_ID, 'kunde-17'));
});
