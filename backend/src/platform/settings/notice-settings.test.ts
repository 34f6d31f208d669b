import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';

const refusalOf = (env: Record<string, string>): string => {
  try {
    loadConfig(env);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'started';
};

describe('settings for notices', () => {
  it('have defaults', () => {
    expect(loadConfig({}).config.notices).toMatchObject({
      reportUrl: expect.stringMatching(/^https:/),
      legalUrl: expect.stringMatching(/^https:/),
      email: null,
      postalAddress: expect.arrayContaining(['Google Ireland Limited']),
      reportLimit: 1_000,
      legalLimit: null,
    });
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,<script>',
    'http://plattform.example/melden',
    'https:',
    'https://admin@plattform.example',
    'plattform.example',
    'unsinn',
  ])('open no %s', (url) => {
    expect(refusalOf({ PLATFORM_REPORT_URL: url })).toContain('PLATFORM_REPORT_URL: muss eine Adresse wie https://');
    expect(refusalOf({ PLATFORM_LEGAL_URL: url })).toContain('PLATFORM_LEGAL_URL: muss eine Adresse wie https://');
  });

  it('leave room for every ground, and for an address on an envelope', () => {
    for (const limit of ['499', '20001', '-1', 'viel']) {
      expect(refusalOf({ PLATFORM_REPORT_LIMIT: limit })).toContain('PLATFORM_REPORT_LIMIT: ');
      expect(refusalOf({ PLATFORM_LEGAL_LIMIT: limit })).toContain('PLATFORM_LEGAL_LIMIT: ');
    }
    expect(refusalOf({ PLATFORM_POSTAL_ADDRESS: 'a;b;c;d;e;f;g' })).toContain('PLATFORM_POSTAL_ADDRESS: ');
    expect(loadConfig({ PLATFORM_POSTAL_ADDRESS: 'Plattform; Weg 1 ; ; Dublin' }).config.notices.postalAddress).toEqual(
      ['Plattform', 'Weg 1', 'Dublin'],
    );
    expect(refusalOf({ PLATFORM_EMAIL: 'niemand' })).toContain('PLATFORM_EMAIL: ');
  });
});
