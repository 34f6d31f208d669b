import { any, byWord, type MatterOfWords } from '../named-matter.ts';

/** What is asked of the chat on partners’ pages. */
export const MATTERS_OF_WIDGET: readonly MatterOfWords[] = [
  {
    // 'Ich habe das Skript eingebaut, aber der Knopf ist nicht da'
    all: [
      any('zeile |skript|script|snippet|schnipsel|einbau|eingebaut|eingebunden|eingefugt|quelltext'),
      any('knopf |button|chatfenster|chatsymbol|sprechblase|widget|chat '),
      any('kein |keine |keinen |nicht |nix |nichts |fehlt |nirgends |net |ned '),
    ],
    none: any('bezahl|kundig|bestatig|losch|rechnung|hochlad|muss |brauch|ohne |kein html'),
    intents: ['widget-trouble'],
    insteadOf: [
      'first-steps',
      'widget-pages',
      'widget-setup',
      'widget-systems',
      'availability',
      'find-review',
      'display',
      'not-at-google',
      'partners',
      'unknown',
    ],
    isAllOfIt: true,
  },
  {
    // 'Müssen Sie unsere zweite Domain auch freischalten?'
    all: [any('domain|subdomain|www '), any('freigab|freigeb|freischalt|freigeschaltet|zugelassen|zulass|freizu')],
    none: any('google|bewertung|konto '),
    intents: ['widget-addresses'],
    insteadOf: ['companies-only', 'vat-id-needed', 'on-behalf', 'add-business', 'platforms', 'widget-pages', 'unknown'],
  },
  {
    // 'Wohin im HTML kommt die Zeile?'
    all: [
      any('html|quelltext|quellcode|body |head |zeile |skript|script|snippet|schnipsel'),
      any('wohin |wo |an welche stelle|welche stelle|an welcher stelle'),
      any('komm|kommt|gehor|rein |hin |einbau|einfug|setz|pack|schreib'),
    ],
    none: any('schlussel bekomm|bezahl|find ich|finde ich|antrag|bewertung|nicht da|fehlt'),
    intents: ['widget-setup'],
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Braucht man für WordPress ein Plugin?'
    all: [
      any('wordpress|jimdo|wix |typo3|joomla|shopify|squarespace|baukasten|tag manager|webflow|drupal'),
      any('plugin|extra |notig|brauch|geht |klappt|lauft|einbau|einbinden|funktioniert|rein '),
    ],
    none: any('bewertung|antrag|kundig|rechnung|google profil'),
    intents: ['widget-systems'],
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Läuft das auch in einem alten Firefox?'
    all: [
      any('browser|firefox|safari|chrome|internet explorer'),
      any('version|alte |alten |altem |alter |uralt|veraltet|welche|welchen|ab wann|mindestens'),
    ],
    none: any('daten |speicher|verlauf|cookie|push|passwort gespeichert|cache|erweiterung'),
    intents: byWord('browsers'),
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Was ist dieses pk_?'
    all: [any('pk '), any('was |wo |woher |wofur |bedeut|wie ')],
    intents: ['widget-setup'],
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Kostet das Widget extra?'
    all: [any('widget|chatfenster|chat fenster'), any('kost|gebuhr|extra|bezahl|umsonst|gratis')],
    intents: ['partners'],
    insteadOf: ['fees-and-rates', 'price', 'fee-on-success', 'plan-contents', 'unlimited', 'chat-free', 'unknown'],
  },
];
