import { z } from 'zod';
import { PASSKEY_NAME_MAX_LENGTH } from '../constants.ts';
import { readable } from '../texts.ts';
import { appCodeSchema, authenticatorAppSchema } from './authenticator-app.api.ts';

/** Bytes in base64url, as browsers' `toJSON()` of credentials writes them. */
const bytes = (most: number) =>
  z
    .string('Die Antwort des Geräts ist unvollständig.')
    .max(most, 'Die Antwort des Geräts ist zu lang.')
    .regex(/^[\w-]*$/, 'Die Antwort des Geräts ist nicht lesbar.');
const credentialId = bytes(1_400).min(1, 'Die Antwort des Geräts ist unvollständig.');

/** A browser's answer when it made a passkey (Web Authentication Level 3, RegistrationResponseJSON). */
export const passkeyRegistrationSchema = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(8_000),
    attestationObject: bytes(40_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});
/** A browser's answer when a passkey signed (AuthenticationResponseJSON). */
export const passkeyAssertionSchema = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(8_000),
    authenticatorData: bytes(8_000),
    signature: bytes(8_000),
    userHandle: bytes(200).nullish(),
  }),
});
export type PasskeyRegistration = z.output<typeof passkeyRegistrationSchema>;
export type PasskeyAssertion = z.output<typeof passkeyAssertionSchema>;

/** What browsers are told for `navigator.credentials`, in the JSON of Web Authentication Level 3. */
const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});
export const passkeyCreationOptionsSchema = z
  .object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
    timeout: z.number().int(),
    excludeCredentials: z.array(descriptor),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  })
  .meta({ id: 'PasskeyCreationOptions' });
export const passkeyRequestOptionsSchema = z
  .object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.number().int(),
    userVerification: z.literal('required'),
    /** Empty for signing in: the browser offers what it has. */
    allowCredentials: z.array(descriptor),
  })
  .meta({ id: 'PasskeyRequestOptions' });
export type PasskeyCreationOptions = z.output<typeof passkeyCreationOptionsSchema>;
export type PasskeyRequestOptions = z.output<typeof passkeyRequestOptionsSchema>;

const PASSWORD_OR_PASSKEY = 'Bitte geben Sie Ihr Passwort an.';
const password = z.string(PASSWORD_OR_PASSKEY).min(1, PASSWORD_OR_PASSKEY).max(1_000, 'Das Passwort ist zu lang.');
/** What shows once more that it is the owner who asks: the password, or a passkey's signature in its place. */
export const ownerShown = { password: password.optional(), passkey: passkeyAssertionSchema.optional() } as const;
type Shown = { readonly passkey?: unknown };
/** Refuses a body with neither, as if the password alone had been asked for. */
export const needsOwner =
  <Field extends string>(field: Field) =>
  (body: Shown & { readonly [Name in Field]?: unknown }, context: z.RefinementCtx): void => {
    if (body[field] === undefined && body.passkey === undefined)
      context.addIssue({ code: 'custom', path: [field], message: PASSWORD_OR_PASSKEY });
  };
export const confirmOwnerBodySchema = z.object(ownerShown).superRefine(needsOwner('password'));
export type ConfirmOwnerBody = z.input<typeof confirmOwnerBodySchema>;

/** One of those that were issued for whoever lost passkeys or app. */
export const recoveryCodeSchema = z
  .string()
  .trim()
  .min(1, 'Bitte geben Sie den Code ein.')
  .max(40, 'Der Code ist zu lang.');
/** For what changes how the owner signs in: beside the password, where an app is set up, a code of it or a recovery code. */
export const changeSignInShown = {
  ...ownerShown,
  app_code: appCodeSchema.optional(),
  recovery_code: recoveryCodeSchema.optional(),
} as const;
export const changeSignInBodySchema = z.object(changeSignInShown).superRefine(needsOwner('password'));
export type ChangeSignInBody = z.input<typeof changeSignInBodySchema>;

export const addPasskeyBodySchema = z.object({
  name: z
    .string('Bitte geben Sie dem Passkey einen Namen.')
    .overwrite(readable)
    .min(1, 'Bitte geben Sie dem Passkey einen Namen.')
    .max(PASSKEY_NAME_MAX_LENGTH, `Der Name darf höchstens ${PASSKEY_NAME_MAX_LENGTH} Zeichen haben.`),
  credential: passkeyRegistrationSchema,
});
export type AddPasskeyBody = z.input<typeof addPasskeyBodySchema>;
export const signInWithPasskeyBodySchema = z.object({ credential: passkeyAssertionSchema });

/** `last_used_at` is null before the first sign-in; `synced` says that its maker keeps copies on other devices. */
export const passkeySchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable(),
    synced: z.boolean(),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.output<typeof passkeySchema>;

/**
 * `authenticator_app` is null where there is none; `recovery_codes_left` is null before codes were ever issued; `required` says that this
 * account needs a passkey or an app for its role.
 */
export const signInWaysSchema = z
  .object({
    passkeys: z.array(passkeySchema),
    authenticator_app: authenticatorAppSchema.nullable(),
    recovery_codes_left: z.number().int().nullable(),
    required: z.boolean(),
  })
  .meta({ id: 'SignInWays' });
export type SignInWays = z.output<typeof signInWaysSchema>;

/** Shown once; the product keeps hashes of them. */
export const recoveryCodesSchema = z.object({ codes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' });
export type RecoveryCodes = z.output<typeof recoveryCodesSchema>;
