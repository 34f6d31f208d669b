import { lines, type Paraphrases } from '../paraphrases.ts';

/** Where the offer and the assistant end: ways to the platform, what others did, orders in the system's name, what it is made of. */
export const limitsInOtherWords: Paraphrases = {
  'google-relation': lines(`
    bezahlt ihr leute bei google, damit es klappt
    bestecht ihr die mitarbeiter der plattform
    habt ihr beziehungen zu google, die helfen
    gibt es bei euch einen kurzen dienstweg zu google
    habt ihr insider bei der plattform
    könnt ihr bei google ein gutes wort einlegen
    hobts es wen bei google, der wos drahn kann
    mit vitamin b bei google geht es sicher schneller, habt ihr das
  `),
  'others-data': lines(`
    bei wem hat der verfasser noch schlechte sterne hinterlassen
    welche anderen betriebe hat der rezensent verrissen
    zeig mir alle bewertungen, die diese person woanders schrieb
    was hat der wirt gegenüber bei euch gemeldet
    was hot dr metzger bei euch eigreicht
    sag mir welche anträge mein mitbewerber gestellt hat
    wos hod da nachbar bei eich gmeldt
    hat der friseur am eck auch etwas löschen lassen
  `),
  machine: lines(`
    hast du eine frau und kinder
    bist du single
    hast du geschwister oder eltern
    was machst du in deiner freizeit
    wie alt bist du eigentlich
    hast du gefühle
  `),
  'chat-privacy': lines(`
    welches ki-modell antwortet mir hier
    steckt chatgpt hinter dir
    mit welchem sprachmodell arbeitest du
    von welcher firma kommt deine ki
    bist du gemini, claude oder gpt
    auf welchem llm läuft der chat
  `),
};
