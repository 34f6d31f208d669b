import { phrases, type Sign } from '../phrase.ts';

const NOTICE = 'kundigung|kundschung|kindschung|kindigung|kundigunk|kuendigung|widerruf|rucktritt';
const HEREBY = 'hiermit|somit|damit|jetzt|also|daher|deshalb|folglich|nun';
const GIVEN =
  'ausgesprochen|ausjesprochen|eingereicht|erklart|erteilt|abgegeben|mitgeteilt|zugestellt|ubergeben|abgeschickt|raus|da';
const ARTICLE =
  'die|der|eine|einer|keine|ihre|eure|deren|seine|welche|diese|jede|ohne|uber|zur|nach|bei|trotz|fur|wegen';
/** Somebody's notice, one that is spoken about, or one that already is on its way. */
const SPOKEN_ABOUT = phrases(
  `${ARTICLE} ${NOTICE}`,
  `${ARTICLE} fristlose*|ausserordentliche*|ordentliche*|sofortige*|eigene* ${NOTICE}`,
  'frist|fristen|form|vorlage|muster|adresse|oder|voraussetzung*|bedeutet|heisst|mieter*|mitarbeiter*|angestellt*',
);

/** The noun does what the verb would: 'Kündigung ist hiermit ausgesprochen', 'Kündigung von mir', 'Konsequenz: Kündigung'. */
export const BY_NOUN: readonly Sign[] = [
  {
    any: phrases(
      `${NOTICE} _ ist|is|sei|gilt|wird|werde _ ${HEREBY} _ ${GIVEN}`,
      `${HEREBY} _ ${NOTICE} _ ${GIVEN}`,
      `${NOTICE} _ ${HEREBY} _ ${GIVEN}`,
      `${HEREBY} ist|is|gilt|reiche|erklare|spreche _ _ ${NOTICE} _ ${GIVEN}|ein|aus`,
    ),
    none: [],
  },
  {
    any: phrases(
      `${NOTICE} von|durch mir|uns|meiner|unserer`,
      `${NOTICE} war|ware|waer das|des|dat|es _ dann|damit|hiermit`,
      `${NOTICE} meinerseits|unsererseits`,
      `${NOTICE} aus wichtigem|wichtigen grund _ nach|gemass|gem|hiermit|ab|mit|zum`,
      `konsequenz|folge|schlussstrich|ergebnis|fazit|entschluss|entscheidung _ ${NOTICE}`,
      `fristlose|ausserordentliche|sofortige|ordentliche|fristgerechte ${NOTICE} _ nach|gemass|gem|zum|per|hiermit|wegen|aus|ab|mit`,
    ),
    none: SPOKEN_ABOUT,
  },
];
