import { type LegalDocument, numberOf } from '@sternklar/contracts/legal/legal-document';
import { LEGAL_PATHS, type LegalPageName, type Site } from '@sternklar/contracts/site';
import { useEffect, useRef } from 'react';
import { Footer } from '../frame/Footer.tsx';
import { PATHS } from '../routing/screen.ts';
import { legalTexts as texts } from '../texts/legal.ts';
import { siteTexts } from '../texts/site.ts';
import { Button } from '../ui/Button.tsx';
import { BackIcon } from '../ui/icons.tsx';
import { BrandLink } from '../ui/Mark.tsx';
import { StarField } from '../ui/StarField.tsx';
import { Blocks, Run } from './Blocks.tsx';
import { Contents } from './Contents.tsx';
import { enlivenLegalPage } from './enliven.ts';
import { legalDocument } from './legal-documents.ts';
import './legal.css';
import './legal-text.css';
import './legal-print.css';

const Bar = ({ brand }: { readonly brand: string }) => (
  <header className="legal-bar wrap">
    <BrandLink name={brand} href={PATHS.landing} />
    <form action={PATHS.landing} data-back="">
      <Button look="night" type="submit">
        <BackIcon />
        {texts.back}
      </Button>
    </form>
  </header>
);

const Title = ({ document }: { readonly document: LegalDocument }) => (
  <div className="legal-title">
    <StarField />
    <div className="wrap">
      <h1>{document.title}</h1>
      <p className="legal-lead">
        <Run words={document.lead} />
      </p>
      {document.dated !== null && (
        <p className="legal-dated">
          <Run words={document.dated} />
        </p>
      )}
    </div>
    <svg
      className="legal-horizon"
      viewBox="0 0 1440 60"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 60V40C260 8 520 2 760 22S1220 58 1440 34V60Z" />
    </svg>
  </div>
);

const Sections = ({ document }: { readonly document: LegalDocument }) => (
  <>
    {document.preface && (
      <section id={document.preface.id} className="legal-preface">
        <h2>{document.preface.title}</h2>
        <Blocks blocks={document.preface.blocks} />
      </section>
    )}
    {document.sections.map(({ id, title, blocks }, index) => (
      <section key={id} id={id}>
        <h2>
          {document.numbering !== 'none' && <span className="legal-number">{numberOf(document, index)} </span>}
          {title}
        </h2>
        <Blocks blocks={blocks} />
      </section>
    ))}
  </>
);

const Related = ({ document, site }: { readonly document: LegalDocument; readonly site: Site }) => (
  <nav className="legal-related" aria-labelledby="weiterlesen">
    <h2 id="weiterlesen">{texts.related}</h2>
    <ul>
      {document.related.map((name) => (
        <li key={name}>
          <a href={LEGAL_PATHS[name]}>{legalDocument(name, site).title}</a>
        </li>
      ))}
    </ul>
  </nav>
);

interface LegalPageProps {
  readonly name: LegalPageName;
  readonly site: Site;
}

/** One of the six legal pages. Rendered on the server it needs no React in the browser: `enlivenLegalPage` does. */
export const LegalPage = ({ name, site }: LegalPageProps) => {
  const root = useRef<HTMLDivElement>(null);
  const document = legalDocument(name, site);
  const tabTitle = texts.tabTitle(document.title, site.brand);
  useEffect(() => {
    window.document.title = tabTitle;
    // Another page has other sections, and another title.
    return root.current === null ? undefined : enlivenLegalPage(root.current);
  }, [tabTitle]);
  return (
    <div className="legal" ref={root}>
      <a className="skip-link" href="#inhalt">
        {siteTexts.skip}
      </a>
      <Bar brand={site.brand} />
      <main id="inhalt" tabIndex={-1}>
        <Title document={document} />
        <div className="legal-body wrap">
          <Contents document={document} />
          <article className={document.numbering === 'none' ? 'legal-text' : 'legal-text legal-text-numbered'}>
            <Sections document={document} />
            <Related document={document} site={site} />
          </article>
        </div>
      </main>
      <Footer site={site} />
    </div>
  );
};
