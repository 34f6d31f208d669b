import { describe, expect, it } from 'vitest';
import { accountTexts } from '../../texts/accounts.ts';
import { quoted } from '../../texts/quoted.ts';
import { helpAfterFailure, helpAfterRefusedCode } from './auth-help.ts';

const refused = (status: number, retryAfterSeconds: number | null = null) => ({ status, retryAfterSeconds });

describe('beside the field of a refused code', () => {
  it('stands what to do next, not what the message at the top has said', () => {
    const help = helpAfterRefusedCode(refused(400));
    expect(help).toBe(accountTexts.codeHelp);
    for (const said of [quoted.codeInvalid, quoted.codeInvalidOnDashboard, quoted.resetCodeInvalid])
      expect(help).not.toContain(said.text);
  });

  it('stands how long to wait after too many tries, and that the server cannot be reached', () => {
    expect(helpAfterRefusedCode(refused(429, 40))).toContain('40');
    expect(helpAfterRefusedCode(refused(0))).toBe(accountTexts.noConnection);
  });
});

describe('after a failed attempt', () => {
  it('to sign in or register, the way out is named', () => {
    expect(helpAfterFailure('login', refused(401))).toBe(accountTexts.loginHelp);
    expect(helpAfterFailure('register', refused(409))).toBe(accountTexts.registerHelp);
    expect(helpAfterFailure('login', refused(0))).toBe(accountTexts.noConnection);
    expect(helpAfterFailure('login', refused(429))).toBe(accountTexts.tooOften(null));
  });
});
