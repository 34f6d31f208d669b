import { ArchiveButton, type ArchiveWords } from './ArchiveButton.tsx';

const WORDS: ArchiveWords = {
  name: 'Das Prüfbündel',
  button: 'Prüfbündel herunterladen',
  saved: 'Prüfbündel gespeichert. Wie Sie es prüfen, steht in README.md darin.',
};

/** Saves the whole history with all that proves it, to be checked elsewhere and without this product. */
export const BundleButton = () => <ArchiveButton path="/api/audit/bundle" words={WORDS} />;
