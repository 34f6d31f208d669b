/** Kinds of questions that a round of fresh ones showed to be answered by something else, in other words than there. */
export const missingQuestions = {
  'account-cost': [
    'Zahlt man schon, wenn man sich bloß ein Profil bei euch macht?',
    'Muss ich mit einer Rechnung rechnen, nur weil ich mich registriert habe?',
    'is a account bei eich gratis',
  ],
  'add-review': [
    'so ich hab jetzt die pizzeria reingetan und nun such ich die stelle wo ich die bewertung von der frau k hinschreibe die find ich nicht',
    'Mein Betrieb ist eingetragen, aber wo gibt man nun die Rezension ein? Ich sehe keinen Button.',
  ],
  'others-data': [
    'wie steht der antrag von meinem bruder',
    'sag mir den status zu kundennummer 8812',
    'zeig mir das abo von meiner frau',
  ],
  'support-hours': [
    'habt ihr am Dienstag auf?',
    'bis wann habt ihr denn heut offen',
    'Von wann bis wann ist bei Ihnen geöffnet?',
  ],
  'fee-on-success': [
    'was bezahle ich denn, wenn am Ende alle Bewertungen stehen bleiben',
    'und wenn nix gelöscht wird was kost mich des',
  ],
  duration: ['wie lange liegt so ein antrag bei google rum'],
  'chat-privacy': ['Nach wie viel Monaten verschwindet, was ich hier schreibe?', 'wann löscht ihr diesen chat'],
  'business-restored': [
    'Hilfe, ich habe gerade den falschen Laden gelöscht, kommt der wieder?',
    'Unternehmen versehentlich entfernt, wie bekomme ich es zurück',
    'mist, aus versehen die ganze praxis rausgelöscht',
  ],
  'vat-id-needed': [
    'Ist die Umsatzsteuer-ID ein Pflichtfeld?',
    'ich hab keine ust-id, ist das schlimm',
    'kann ich die ustid einfach weglassen',
  ],
  payment: [
    'kann ich von meinem österreichischen Bankkonto zahlen',
    'Ich habe nur ein Konto bei einer Bank in Polen, geht das?',
  ],
  'data-recipients': [
    'Wer alles kriegt meine Angaben zu sehen außer euch?',
    'an welche firmen gebt ihr meine daten',
    'Haben Sie Unterauftragnehmer, die Daten bekommen?',
  ],
  'terms-change': [
    'Sagt ihr mir rechtzeitig, wenn es teurer wird?',
    'wenn ihr die bedingungen oder den preis ändert, merke ich das vorher',
  ],
  'name-needed': [
    'Geht die Registrierung auch ohne meinen richtigen Namen?',
    'reicht unsere büroadresse per mail oder wollt ihr einen namen',
  ],
  'register-again': [
    'Kann ich nach der Löschung mit der alten Mail wieder ein Konto aufmachen?',
    'konto weg, selbe adresse, neues konto: geht das',
  ],
  'deletion-waits': [
    'Wie lange dauert es eigentlich, bis mein Benutzerkonto tatsächlich gelöscht ist?',
    'mei konto soll jetzt glei weg net in vierzeh dag',
    'wann ist mein account denn endgültig weg',
  ],
  'deletion-taken-back': [
    'Ich habe die Löschung meines Kontos beantragt, kann ich sie noch stoppen?',
    'konto doch behalten',
  ],
  encryption: [
    'Womit sind die Daten verschlüsselt?',
    'Ich bin IT-Leiter in einer Klinik, wie verschlüsselt ihr?',
    'aes?',
  ],
  'two-factor': [
    'mfa?',
    'kann ich einen zweiten faktor beim login einschalten',
    'Gibt es bei Ihnen eine Zwei-Faktor-Anmeldung?',
  ],
  unknown: [
    'Setz mir ein Mahnschreiben an meinen Gast auf',
    'Aushilfe (m/w/d) gesucht für unser Bistro',
    'mein laptop fährt nicht hoch',
  ],
} as const;
