import type {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from './passkey.api.ts';

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in globalThis;

const descriptor = ({ id }: { readonly id: string }): PublicKeyCredentialDescriptor => ({
  type: 'public-key',
  id: bytesOf(id),
});

/** Null where nothing came of it: mostly because the person, or the device, did not want to. */
const orNull = (asked: Promise<Credential | null>): Promise<PublicKeyCredential | null> =>
  asked.then(
    (credential) => credential as PublicKeyCredential | null,
    () => null,
  );

/** Lets the browser make a passkey. */
export const createPasskey = async (options: PasskeyCreationOptions): Promise<PasskeyRegistration | null> => {
  const credential = await orNull(
    navigator.credentials.create({
      publicKey: {
        ...options,
        challenge: bytesOf(options.challenge),
        user: { ...options.user, id: bytesOf(options.user.id) },
        excludeCredentials: options.excludeCredentials.map(descriptor),
      },
    }),
  );
  if (credential === null) return null;
  const response = credential.response as AuthenticatorAttestationResponse;
  return {
    id: credential.id,
    rawId: credential.id,
    type: 'public-key',
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      attestationObject: textOf(response.attestationObject),
      transports: response.getTransports?.() ?? [],
    },
  };
};

/** Lets the browser, and the person, choose a passkey and sign with it. */
export const signWithPasskey = async (options: PasskeyRequestOptions): Promise<PasskeyAssertion | null> => {
  const credential = await orNull(
    navigator.credentials.get({
      publicKey: {
        ...options,
        challenge: bytesOf(options.challenge),
        allowCredentials: options.allowCredentials.map(descriptor),
      },
    }),
  );
  if (credential === null) return null;
  const response = credential.response as AuthenticatorAssertionResponse;
  return {
    id: credential.id,
    rawId: credential.id,
    type: 'public-key',
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      authenticatorData: textOf(response.authenticatorData),
      signature: textOf(response.signature),
      userHandle: response.userHandle === null ? null : textOf(response.userHandle),
    },
  };
};
