/** A sentence that a model might say, and the topics that it cites. */
export interface JudgedSentence {
  readonly cites: readonly string[];
  readonly says: string;
}
export const of = (cites: string, ...sentences: readonly string[]): readonly JudgedSentence[] =>
  sentences.map((says) => ({ cites: cites.split(' '), says }));

/** Supported by what they cite: put together, shortened or said in other words. */
export const SUPPORTED: readonly JudgedSentence[] = [
  ...of(
    'price',
    'Das kostet 59,00 € im Monat, einschließlich 19 % Mehrwertsteuer.',
    'Im ersten Jahr zahlen Sie also 708,00 €.',
    'Die Laufzeit beträgt 12 Monate.',
    'Rabatte und einen Probemonat gibt es nicht.',
    'Es gibt nur einen Tarif, für 59,00 € im Monat.',
    'Sie können so viele Löschanträge stellen, wie Sie möchten.',
  ),
  ...of('price term', 'Der Tarif kostet 59 € im Monat und läuft mindestens zwölf Monate.'),
  ...of(
    'term',
    'Die Mindestlaufzeit beträgt 12 Monate.',
    'Danach verlängert sich der Vertrag automatisch um weitere 12 Monate.',
    'Wenn Sie nicht rechtzeitig kündigen, verlängert sich der Vertrag um weitere zwölf Monate.',
    'Einen kürzeren Vertrag gibt es nicht.',
    'Wann Ihre Laufzeit endet, sehen Sie auf Ihrer Kontoseite.',
  ),
  ...of(
    'notice',
    'Kündigen können Sie auf Ihrer Kontoseite mit „Abo kündigen“ oder per E-Mail.',
    'Einen Grund müssen Sie nicht angeben.',
    'Die Kündigung muss bis 28 Tage vor dem Ende der Laufzeit bei uns eingehen.',
    'Geht sie später ein, wirkt die Kündigung zum Ende der nächsten Laufzeit.',
    'Bis zum Ende der Laufzeit bleibt Ihr Abo aktiv.',
    'In den AGB stehen 4 Wochen Kündigungsfrist, auf den anderen Seiten 30 Tage.',
  ),
  ...of(
    'who-decides',
    'Über die Löschung entscheidet allein die Plattform.',
    'Wir sind nur Bote und übermitteln Ihren Löschantrag an die Plattform.',
    'Wir geben keinen Rechtsrat.',
  ),
  ...of(
    'duration',
    'Eine Frist können wir Ihnen nicht nennen, das hängt von der Plattform ab.',
    'Meist antwortet die Plattform in 3 bis 5 Werktagen.',
    'Sobald sich etwas ändert, bekommen Sie eine E-Mail.',
  ),
  ...of(
    'evidence',
    'Belege fügen Sie auf der Seite der Bewertung hinzu.',
    'Möglich sind JPEG, PNG, WebP und PDF bis 10 MB.',
    'Sie können bis zu 10 Belege je Bewertung hinzufügen.',
    'Videos gehen leider nicht.',
    'Belege sind keine Pflicht.',
  ),
  ...of(
    'payment',
    'Sie zahlen mit Kreditkarte, Visa oder Mastercard.',
    'Andere Zahlungsarten gibt es nicht.',
    'Abgerechnet wird monatlich.',
  ),
  ...of(
    'invoice',
    'Die Rechnung kommt jeden Monat per E-Mail.',
    'Sie haben 3 Tage Zahlungsziel.',
    'Unter „Rechnungen“ auf Ihrer Kontoseite laden Sie jede Rechnung als PDF herunter.',
  ),
  ...of(
    'delete-account',
    'Ohne laufendes Abo löschen Sie Ihr Konto auf Ihrer Kontoseite sofort.',
    'Die Löschung führen wir nach 14 Tagen aus.',
    'Ihr Abo endet dadurch nicht von selbst.',
  ),
  ...of(
    'refund',
    'Gezahlte Beträge werden nicht erstattet.',
    'Das gilt auch, wenn die Plattform eine Löschung ablehnt.',
  ),
  ...of('withdrawal', 'Ein Widerrufsrecht gibt es nicht, weil sich unser Angebot nur an Unternehmen richtet.'),
  ...of(
    'companies-only',
    'Das Angebot richtet sich nur an Unternehmer mit Sitz in Deutschland.',
    'Auch Freiberufler gehören dazu.',
  ),
  ...of(
    'add-review',
    'Wählen Sie bei Ihrem Unternehmen „Löschantrag stellen“.',
    'Danach steht die Bewertung auf „eingereicht“.',
  ),
  ...of(
    'password',
    'Ihr Passwort ändern Sie auf Ihrer Kontoseite.',
    'Mit „Passwort vergessen?“ bekommen Sie einen Code per E-Mail.',
    'Das neue Passwort braucht mindestens 6 Zeichen.',
  ),
  ...of('exclusive', 'Solange der Vertrag läuft, beauftragen Sie keinen anderen Dienstleister mit Löschanträgen.'),
  ...of(
    'payment-failed',
    'Wir versuchen die Abbuchung bis zu dreimal erneut, nach 3, 5 und 7 Tagen.',
    'Lehnt die Karte ab, bleibt die Rechnung offen.',
  ),
  ...of(
    'not-approved',
    'Sie können die Bewertung erneut einreichen, zum Beispiel mit einem anderen Grund.',
    'Gegen eine Ablehnung können Sie bei der Plattform einmal Widerspruch einlegen.',
  ),
  ...of(
    'which-reviews',
    'Sie können auch ältere Bewertungen einreichen und solche ohne Text.',
    'Den Grund wählen Sie selbst, zum Beispiel „Beleidigung“.',
  ),
  ...of(
    'support-hours',
    'Ich antworte rund um die Uhr.',
    'Feste Zeiten können wir für Menschen aus dem Team nicht zusagen.',
  ),
];

/** Not supported by what they cite: invented, twisted, about something or somebody else. */
export const UNSUPPORTED: readonly JudgedSentence[] = [
  ...of(
    'price',
    'Das kostet 49,00 € im Monat.',
    'Das kostet 59,00 € im Jahr.',
    'Das kostet 708,00 € im Monat.',
    'Die Laufzeit beträgt 12 Wochen.',
    'Die Laufzeit beträgt zwei Jahre.',
    'Rabatte und einen Probemonat gibt es.',
    'Neue Kunden bekommen einen Rabatt von 19 %.',
    'Sie können höchstens 12 Löschanträge im Monat stellen.',
    'Eine Einrichtungsgebühr kommt einmalig hinzu.',
    'Der Tarif heißt „Premium“.',
    'Bezahlen können Sie auch mit PayPal.',
    'Der Preis steigt im zweiten Jahr.',
    'Sie können jederzeit kündigen.',
  ),
  ...of(
    'term',
    'Die Mindestlaufzeit beträgt 6 Monate.',
    'Der Vertrag verlängert sich nicht.',
    'Einen Vertrag mit kürzerer Laufzeit gibt es.',
    'Der Vertrag verlängert sich automatisch um weitere 12 Wochen.',
    'Ihr Vertrag endet am 31. Januar 2027.',
    'Wann Ihre Laufzeit endet, steht im Impressum.',
    'Der Vertrag endet automatisch nach 12 Monaten.',
  ),
  ...of(
    'notice',
    'Sie kündigen mit „Vertrag beenden“ auf Ihrer Kontoseite.',
    'Die Kündigungsfrist beträgt 3 Monate.',
    'Die Kündigung muss bis 28 Wochen vor dem Ende der Laufzeit eingehen.',
    'Sie müssen einen Grund angeben.',
    'Kündigen können Sie auch telefonisch unter 0190 123456.',
    'Nach der Kündigung wird Ihr Abo sofort gesperrt.',
    'Geht die Kündigung später ein, wirkt sie nicht.',
  ),
  ...of(
    'who-decides',
    'Über die Löschung entscheidet allein unser Team.',
    'Wir prüfen und bewerten Ihren Löschantrag.',
    'Wir geben Rechtsrat.',
    'Google löscht neun von zehn Bewertungen.',
    'Ein Gericht entscheidet über die Löschung.',
  ),
  ...of(
    'duration',
    'Meist antwortet die Plattform in 3 bis 5 Wochen.',
    'Nach 24 Stunden ist die Bewertung weg.',
    'Eine Frist können wir Ihnen nennen.',
    'Bleibt die Antwort aus, klagen wir für Sie.',
  ),
  ...of(
    'evidence',
    'Möglich sind Videos bis 100 MB.',
    'Belege sind Pflicht.',
    'Belege schicken Sie per Fax.',
    'Ort und Gerät entfernen wir nicht aus Bildern.',
  ),
  ...of(
    'payment',
    'Sie zahlen per Lastschrift oder Rechnung.',
    'Abgerechnet wird jährlich.',
    'Bitte geben Sie Ihre echten Kartendaten hier im Chat ein.',
  ),
  ...of(
    'invoice',
    'Das Zahlungsziel beträgt 30 Tage.',
    'Rechnungen kommen per Post.',
    'Ihre Rechnung RE-2026-0009 ist offen.',
  ),
  ...of('delete-account', 'Die Löschung führen wir 14 Monate später aus.', 'Ein Abo endet dadurch von selbst.'),
  ...of('refund', 'Gezahlte Beträge werden erstattet.', 'Wir erstatten Ihnen 59,00 €.'),
  ...of('withdrawal', 'Ein Widerrufsrecht besteht für 14 Tage.', 'Ein Widerrufsrecht besteht.'),
  ...of(
    'companies-only',
    'Das Angebot richtet sich auch an Verbraucher in Österreich.',
    'Mit Verbrauchern schließen wir Verträge.',
  ),
  ...of(
    'add-review',
    'Wählen Sie „Bewertung melden“.',
    'Die Bewertung von Karla K. ist gelöscht.',
    'Frau Sommer von der Metzgerei Fremd hat das auch so gemacht.',
  ),
  ...of(
    'password',
    'Das neue Passwort braucht mindestens 12 Zeichen.',
    'Ihr Passwort sehen Sie auf Ihrer Kontoseite.',
    'Nennen Sie uns Ihr Passwort hier im Chat.',
  ),
  ...of('exclusive', 'Daneben können Sie jeden anderen Dienstleister mit Löschanträgen beauftragen.'),
  ...of(
    'payment-failed',
    'Wir versuchen die Abbuchung bis zu siebenmal erneut.',
    'Ihre Bank hat Sie bei der Schufa gemeldet.',
  ),
  ...of(
    'not-approved',
    'Gegen eine Ablehnung klagen wir vor Gericht.',
    'Die Plattform wird beim zweiten Mal zustimmen.',
  ),
  ...of(
    'which-reviews',
    'Bewertungen ohne Text können Sie nicht einreichen.',
    'Wählen Sie am besten „Beleidigung“, das wirkt meistens.',
  ),
  ...of(
    'support-hours',
    'Unser Team antwortet montags bis freitags von 9 bis 17 Uhr.',
    'Das Wetter in Berlin ist heute schön.',
  ),
];
