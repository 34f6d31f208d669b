import { type LegalDocument, numberOf } from '@sternklar/contracts/legal/legal-document';
import { legalTexts } from '../texts/legal.ts';
import { ChevronIcon } from '../ui/icons.tsx';

const Entries = ({ document }: { readonly document: LegalDocument }) => (
  <ol>
    {document.sections.map(({ id, title }, index) => (
      <li key={id}>
        <a href={`#${id}`}>
          {document.numbering !== 'none' && <span className="legal-contents-number">{numberOf(document, index)}</span>}
          <span>{title}</span>
        </a>
      </li>
    ))}
  </ol>
);

/**
 * The table of contents: beside the text where there is room, else folded above it. Both are in the page, since it has to
 * be right without scripts; styles show one.
 */
export const Contents = ({ document }: { readonly document: LegalDocument }) => (
  <>
    <nav className="legal-contents" aria-label={legalTexts.contents} data-contents="">
      <p>{legalTexts.contents}</p>
      <Entries document={document} />
    </nav>
    <details className="legal-contents-folded" data-contents="">
      <summary>
        {legalTexts.contents}
        <ChevronIcon />
      </summary>
      <nav aria-label={legalTexts.contents}>
        <Entries document={document} />
      </nav>
    </details>
  </>
);
