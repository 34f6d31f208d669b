import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from '@sternklar/contracts/accounts/passkey.api';
import { CHALLENGE_LIFETIME_MS, type Challenges, type ChallengeUse } from './challenges.ts';
import type { KeptPasskey } from './passkeys.ts';

/** Whose passkeys they are: the host alone, so that no other site's page can use them. */
export interface RelyingParty {
  readonly name: string;
  /** `https://www.sternklar.example`; its host names the keys. */
  readonly origin: string;
}

export interface WebAuthnDeps {
  readonly party: RelyingParty;
  readonly challenges: Challenges;
}

type NewKey = Pick<KeptPasskey, 'credentialId' | 'publicKey' | 'signCount' | 'transports' | 'synced'>;
type Known = Pick<KeptPasskey, 'credentialId' | 'publicKey' | 'signCount' | 'transports'>;

/** Whose key it becomes, and the version of the password that is in force. */
export interface RegisteredFor {
  readonly accountId: string;
  readonly passwordVersion: number;
}

/** What browsers are asked, and whether what they answer is right (Web Authentication Level 3, by a library). */
export interface WebAuthn {
  creationOptions(account: {
    readonly id: string;
    readonly email: string;
    /** Of the password that was shown for it. */
    readonly passwordVersion: number;
    readonly known: readonly Known[];
  }): Promise<PasskeyCreationOptions>;
  requestOptions(use: ChallengeUse, allowed: readonly Known[]): PasskeyRequestOptions;
  /** The new key; null when anything about the answer is not right, or it came before. */
  registered(account: RegisteredFor, answer: PasskeyRegistration): Promise<NewKey | null>;
  /** How often the key signed by now; null as above. */
  asserted(use: ChallengeUse, answer: PasskeyAssertion, known: Known): Promise<{ readonly signCount: number } | null>;
}

/** Ed25519, P-256 and RSA with SHA-256 (COSE): what authenticators have. */
const ALGORITHMS = [-8, -7, -257];

/** Many packages, which no start has to wait for. */
const library = () => import('@simplewebauthn/server');

const descriptor = ({ credentialId, transports }: Known) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports: [...transports],
});

/** The library rejects for everything that is not right; which it was is nobody's business. */
const orNull = <Verified>(verified: Promise<Verified>): Promise<Verified | null> => verified.catch(() => null);

/** The challenge in the answer's own words. */
const challengeIn = (clientDataJSON: string): string => {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as {
      challenge?: unknown;
    };
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
};

export const createWebAuthn = ({ party, challenges }: WebAuthnDeps): WebAuthn => {
  const origin = new URL(party.origin).origin;
  const rpId = new URL(party.origin).hostname;
  const expected = (use: ChallengeUse) => ({
    expectedChallenge: (challenge: string) => challenges.fits(challenge, use),
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
  });
  return {
    async creationOptions({ id, email, passwordVersion, known }) {
      const { generateRegistrationOptions } = await library();
      const options = await generateRegistrationOptions({
        rpName: party.name,
        supportedAlgorithmIDs: ALGORITHMS,
        rpID: rpId,
        userName: email,
        userDisplayName: email,
        userID: Uint8Array.from(Buffer.from(id.replaceAll('-', ''), 'hex')),
        challenge: challenges.create({ purpose: 'register', accountId: id, passwordVersion }),
      });
      return {
        challenge: options.challenge,
        rp: { id: rpId, name: party.name },
        user: options.user,
        pubKeyCredParams: options.pubKeyCredParams.map(({ alg }) => ({ type: 'public-key', alg })),
        timeout: CHALLENGE_LIFETIME_MS,
        excludeCredentials: known.map(descriptor),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
      };
    },
    requestOptions: (use, allowed) => ({
      challenge: Buffer.from(challenges.create(use)).toString('base64url'),
      rpId,
      timeout: CHALLENGE_LIFETIME_MS,
      userVerification: 'required',
      allowCredentials: allowed.map(descriptor),
    }),
    async registered(account, answer) {
      const response: RegistrationResponseJSON = {
        ...answer,
        clientExtensionResults: {},
        response: answer.response as RegistrationResponseJSON['response'],
      };
      const { verifyRegistrationResponse } = await library();
      const verified = await orNull(
        verifyRegistrationResponse({
          ...expected({ purpose: 'register', ...account }),
          supportedAlgorithmIDs: ALGORITHMS,
          response,
        }),
      );
      if (!verified?.verified || !(await challenges.use(challengeIn(answer.response.clientDataJSON)))) return null;
      const { credential, credentialBackedUp } = verified.registrationInfo;
      return {
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey),
        signCount: credential.counter,
        transports: answer.response.transports ?? [],
        synced: credentialBackedUp,
      };
    },
    async asserted(use, answer, known) {
      const { userHandle, ...signed } = answer.response;
      const response: AuthenticationResponseJSON = {
        ...answer,
        clientExtensionResults: {},
        response: { ...signed, ...(userHandle && { userHandle }) },
      };
      const credential = {
        id: known.credentialId,
        publicKey: Uint8Array.from(known.publicKey),
        counter: known.signCount,
      };
      const { verifyAuthenticationResponse } = await library();
      const verified = await orNull(verifyAuthenticationResponse({ ...expected(use), response, credential }));
      if (!verified?.verified || !(await challenges.use(challengeIn(answer.response.clientDataJSON)))) return null;
      return { signCount: verified.authenticationInfo.newCounter };
    },
  };
};
