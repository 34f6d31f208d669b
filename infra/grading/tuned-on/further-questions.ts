/** Questions for the topics that strangers asked for and that had no answer, in other words than those learned, by topic. */
export const furtherQuestions = {
  'google-access': [
    'Benötigen Sie Verwaltungsrechte an unserem Unternehmensprofil?',
    'mus ich euch mein google passwort verraten',
    'kommt ihr ohne mein google login aus',
  ],
  'recovery-codes': [
    'Mein Telefon mit den Einmalcodes wurde gestohlen. Wie melde ich mich jetzt an?',
    'wo krieg ich diese wiederherstellungs codes her',
    'die authenticator app ist beim handywechsel verloren gegangen',
  ],
  'two-factor': ['Kann ich eine Authenticator-App einrichten?', 'login mit app code absichern'],
  accessibility: [
    'Kommt ein Blinder mit Ihrer Seite zurecht?',
    'geht alles auch nur mit der tastatur',
    'Arbeitet Ihre Seite mit einem Screenreader zusammen?',
  ],
  extortion: [
    'Ein Unbekannter fordert Geld und droht sonst mit weiteren schlechten Bewertungen.',
    'der erpresst mich mit ner bewertung',
  ],
  'jobs-and-press': [
    'Sind bei Ihnen gerade Stellen ausgeschrieben?',
    'An wen richte ich eine Presseanfrage?',
    'ich will mich bewerben wo',
  ],
  'with-person': [
    'Bleibt die KI still, solange ein Kollege von Ihnen mit mir schreibt?',
    'wan kommt der automat wieder wenn ein mensch geantwortet hat',
  ],
  'remove-business': ['Ändert sich das Abo, wenn ich ein Unternehmen aus der Liste lösche?'],
} as const;
