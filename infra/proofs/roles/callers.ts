import { createHmac } from 'node:crypto';

/**
 * Everybody who may try: without a live session, with one, and as a widget visitor on a partner's page. The owner is the
 * customer whose things calls name.
 */
export const CALLERS = [
  'nobody',
  'garbage',
  'unsigned',
  'forged',
  'expired',
  'ended',
  'owner',
  'stranger',
  'admin',
  'auditor',
  'visitor',
] as const;
export type Caller = (typeof CALLERS)[number];

/** Those with a live session. */
export const PEOPLE = ['owner', 'stranger', 'admin', 'auditor'] as const satisfies readonly Caller[];
export type Person = (typeof PEOPLE)[number];

export const isPerson = (caller: Caller): caller is Person => PEOPLE.some((person) => person === caller);

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token as the product makes them. */
export const signed = (claims: object, secret: string): string => {
  const content = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
};

const claimsIn = (token: string): { readonly sid: string; readonly iat: number; readonly exp: number } =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

const YEAR_S = 365 * 24 * 3_600;

/** Tokens that name a live admin's session and would open everything, if only one thing about them were different. */
export const falseTokens = (adminToken: string, secret: string) => {
  const claims = claimsIn(adminToken);
  return {
    garbage: 'garbage',
    unsigned: `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`,
    forged: signed(claims, `not ${secret}`),
    expired: signed({ ...claims, iat: claims.iat - YEAR_S, exp: claims.iat - 1 }, secret),
    /** Genuine in every way: the control that the others fail for the reason they should. */
    genuine: signed(claims, secret),
  };
};
