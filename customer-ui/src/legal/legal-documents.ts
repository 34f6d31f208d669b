import { agb } from '@sternklar/contracts/legal/agb';
import type { LegalDocument } from '@sternklar/contracts/legal/legal-document';
import type { LegalPageName, Site } from '@sternklar/contracts/site';
import { datenschutz } from './documents/datenschutz.ts';
import { fernabsatz } from './documents/fernabsatz.ts';
import { impressum } from './documents/impressum.ts';
import { lieferung } from './documents/lieferung.ts';
import { ueberUns } from './documents/ueber-uns.ts';

const documents: Readonly<Record<LegalPageName, (site: Site) => LegalDocument>> = {
  impressum,
  datenschutz,
  agb,
  lieferung,
  fernabsatz,
  'ueber-uns': ueberUns,
};

/** What a legal page says on an installation. */
export const legalDocument = (name: LegalPageName, site: Site): LegalDocument => documents[name](site);
