import { type Phrase, phrases, sentencesIn } from './phrase.ts';

const MEANS =
  'tablett*|tabledd*|herztablett*|blutdrucktablett*|schmerztablett*|kopfschmerztablett*|beruhigungstablett*|blutverdunner*|pille*|pilln|schlaftablett*|schlafmittel*|medikament*|medis|paracetamol|ibuprofen|ibus|insulin|beruhigungsmittel*|antidepressiv*';
const TAKEN =
  'genommen|gnomma|gnumma|jenommen|geschluckt|gschluckt|jeschluckt|runtergeschluckt|eingenommen|eingeworfen|reingeworfen|intus|drin|gespritzt|getrunken';
const TOO_MUCH =
  'schachtel|schachtl|packung|viele|viel|vui|vielzuviele|zuviel|zuviele|alle|ganze|ganzen|alles|uberdosis|rest|handvoll|haufen|unmengen|leer|dreissig|vierzig|funfzig|zwanzig|1*|2*|3*|4*|5*|6*|7*|8*|9*';

const HAS_TAKEN: readonly Phrase[] = phrases(
  `${TOO_MUCH} __ ${MEANS} __ ${TAKEN}`,
  `${MEANS} __ ${TOO_MUCH} __ ${TAKEN}`,
  `${TAKEN} __ ${TOO_MUCH} __ ${MEANS}`,
  `${TAKEN} __ ${MEANS} __ ${TOO_MUCH}`,
  'uberdosis __ genommen|geschluckt|gespritzt|intus',
  'viel|zuviel|alles _ geschluckt|gschluckt|genommen|eingenommen _ _ absicht|absichtlich|extra',
);
/** They are thought of, or somebody takes them by order of a doctor. */
const NOT_TAKEN: readonly Phrase[] = phrases(
  `will|werde|mochte|wurde|konnte|soll|gleich|wenn|falls|hatte|uberlege __ ${TAKEN}|nehmen|schlucken`,
  'ernst genommen',
  'gast|kunde|kundin|patient*|apothek*|praxis|sortiment|hund|katze|pferd|bewertung*|rezension*|schreibt|behauptet|blutdruck|kopfschmerz*|kopfweh|allergie|erkaltung|arzt|verordnet|verschrieben',
);

/** Two against a headache are no overdose. */
const FEW = /^\d$/;

/** Whether somebody tells that they have swallowed too much of something. Pure. */
export const hasTakenThem = (message: string): boolean => {
  const words = sentencesIn(message).flatMap((sentence) => sentence.words.filter((word) => !FEW.test(word)));
  return HAS_TAKEN.some((phrase) => phrase(words)) && !NOT_TAKEN.some((phrase) => phrase(words));
};
