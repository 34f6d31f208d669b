import { createHash } from 'node:crypto';
import { CURRENT_TERMS } from '@sternklar/contracts/legal-versions';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SITE } from '../site.ts';
import { legalDocument } from './legal-documents.ts';

/** What each version says, as a hash over its text; an entry is never edited. */
const TEXTS: Readonly<Record<keyof typeof CURRENT_TERMS, Readonly<Record<string, string>>>> = {
  agb: {
    '2026-11-25': '3615f15d4ab6140c',
    '2026-11-25.2': 'ce676f39f1e227e8',
    '2026-11-25.3': '74b8145cc3dd6061',
  },
  datenschutz: {
    '2025-01-24.1': '9c4ea2f2257dd66d',
    '2025-01-24.2': '222d14ac153940eb',
    '2025-01-24.3': '9d97ea0282c4fd35',
    '2025-01-24.4': '10ee5e19ab2427bb',
    '2025-01-24.5': 'dcc2e97e053d3c83',
    '2025-01-24.6': '00819bd4cd238e7d',
    '2025-01-24.7': '0b28e977aa09fe8f',
    '2025-01-24.8': '6242a64089e35618',
    '2025-01-24.9': '9156f5a4c3dea3b7',
    '2025-01-24.10': 'fdcb15030ef92fc2',
    '2025-01-24.11': '3ffc1a5e89bed48e',
  },
};

const hashOf = (name: keyof typeof CURRENT_TERMS): string =>
  createHash('sha256')
    .update(JSON.stringify(legalDocument(name, DEFAULT_SITE)))
    .digest('hex')
    .slice(0, 16);

describe.each(['agb', 'datenschutz'] as const)('the version of %s', (name) => {
  it('is another one when its text is: raise it in contracts/src/legal-versions.ts, keep the old one there, and add the hash here', () => {
    expect(TEXTS[name][CURRENT_TERMS[name]]).toBe(hashOf(name));
  });
});
