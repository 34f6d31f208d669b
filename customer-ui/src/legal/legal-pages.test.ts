import { LEGAL_PATHS, type LegalPageName, type Site } from '@sternklar/contracts/site';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SITE } from '../site.ts';
import { FACTS_ON_PAGES, missingFacts } from '../testing/facts-on-pages.ts';
import { LegalPage } from './LegalPage.tsx';
import { legalDocument } from './legal-documents.ts';

const names = Object.keys(LEGAL_PATHS) as LegalPageName[];

const filledIn: Site = {
  brand: 'Polarlicht',
  uiTexts: 'verbatim',
  operator: {
    name: 'Polarlicht GmbH',
    representative: 'Nora Nord',
    street: 'Am Markt 1',
    postalCode: '55543',
    town: 'Bad Kreuznach',
    country: 'Deutschland',
    email: 'hallo@polarlicht.example',
    phone: '0671 123',
    register: 'Amtsgericht Bad Kreuznach, HRB 1',
    vatId: 'DE1',
    hostingProvider: 'Polarhaus GmbH',
    mailProvider: 'Polarpost GmbH',
    modelProvider: null,
    paymentProvider: null,
    dataProtectionAuthority: 'Polarbehörde',
  },
};

const htmlOf = (name: LegalPageName, site: Site = filledIn) =>
  renderToStaticMarkup(createElement(LegalPage, { name, site }));

/** What the page's own text says, without the footer that all pages share. */
const textOf = (name: LegalPageName, site: Site = filledIn) =>
  htmlOf(name, site)
    .replace(/<footer.*<\/footer>/s, '')
    .replace(/<\/(?:p|li|dt|dd|h\d)>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&');

describe.each(names)('the page %s', (name) => {
  it('says everything that the specification has it say', () => {
    expect(missingFacts(name, textOf(name))).toEqual([]);
  });

  it('finds a fact missing that is dropped from it', () => {
    const text = textOf(name).replace(/\s+/g, ' ');
    for (const fact of FACTS_ON_PAGES[name]) {
      const without = text.replaceAll(fact, '');
      expect(missingFacts(name, without)).toContain(fact);
    }
  });

  it('has one main heading, and anchors that are there once and lead somewhere', () => {
    const html = htmlOf(name);
    expect(html.match(/<h1/g)).toHaveLength(1);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, anchor = ''] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(anchor);
  });

  it('links within the site only to pages and anchors that exist', () => {
    for (const [, path = '', anchor] of htmlOf(name).matchAll(/href="(\/[^"#]*)(?:#([^"]+))?"/g)) {
      expect(['/', ...Object.values(LEGAL_PATHS)]).toContain(path);
      const target = names.find((other) => LEGAL_PATHS[other] === path);
      if (anchor !== undefined && target !== undefined) expect(htmlOf(target)).toContain(`id="${anchor}"`);
    }
  });

  it('marks what the operator has not filled in, and nothing once it is', () => {
    const placeholders = textOf(name, DEFAULT_SITE).match(/\[[^\]]+ eintragen\]/g) ?? [];
    const marks = htmlOf(name, DEFAULT_SITE)
      .replace(/<footer.*<\/footer>/s, '')
      .match(/<mark class="placeholder">\[[^\]]+ eintragen\]<\/mark>/g);
    expect(marks ?? []).toHaveLength(placeholders.length);
    expect(placeholders.length).toBeGreaterThan(0);
    expect(htmlOf(name)).not.toMatch(/<mark|eintragen\]/);
  });

  it('carries no inline style, script or address of another site', () => {
    expect(htmlOf(name)).not.toMatch(/ style=|<script|https?:\/\//);
  });

  it('describes itself in one short sentence for search engines', () => {
    const { description } = legalDocument(name, filledIn);
    expect(description.length).toBeGreaterThan(60);
    expect(description.length).toBeLessThanOrEqual(155);
  });
});

describe('the two notice periods', () => {
  it('stay on their pages: 4 weeks in the terms, 30 days elsewhere', () => {
    expect(missingFacts('agb', textOf('lieferung'))).toContain(
      'Die Kündigungsfrist beträgt 4 Wochen zum Ende der Laufzeit',
    );
    expect(textOf('agb').replace(/\s+/g, ' ')).not.toContain('Die Kündigungsfrist beträgt 30 Tage');
  });
});

describe('the legal notice', () => {
  it('names a telephone only where there is one', () => {
    expect(textOf('impressum')).toContain('0671 123');
    expect(textOf('impressum', { ...filledIn, operator: { ...filledIn.operator, phone: null } })).not.toContain(
      'Telefon',
    );
  });
});
