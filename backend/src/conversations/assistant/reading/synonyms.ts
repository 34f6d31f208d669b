import { stem } from './stem.ts';

/** Words that customers use for the same thing, in plain letters; the first one stands for all. */
const GROUPS: readonly string[] = [
  'bewertung bewerten bewertet rezension review kommentar beurteilung sternebewertung feedback',
  'loschen losch loschung loschen entfernen entfernt entfernung loswerden los weg wegbekommen verschwinden verschwindet tilgen',
  'antrag loschantrag antrage loschantrage beantragen beantragt anfrage ticket',
  'einreichen eingereicht einsenden melden gemeldet eintragen eingetragen erfassen abgeben hochladen',
  'ablehnen absage abgelehnt ablehnung ablehnt zuruckgewiesen verweigert',
  'unternehmen unternehmer firma firmen hotel pension cafe kneipe werkstatt kanzlei geschaft geschafte betrieb betriebe laden business standort filiale praxis restaurant',
  'hinzufugen hinzu anlegen lege angelegt aufnehmen',
  'abo abonnement mitgliedschaft vertrag abovertrag',
  'abschliessen schliesse buchen buche bestellen bestelle abonnieren abonniere aktivieren aktiviere kaufen',
  'kundigung kundigen gekundigt kundige beenden beende aussteigen aussteige raus stornieren storniere storno',
  'laufzeit mindestlaufzeit vertragslaufzeit mindestvertragslaufzeit vertragsdauer bindung gebunden binden festlegen',
  'verlangern verlangert verlangerung weiterlaufen erneuern',
  'preis kosten kostet koste teuer kostenpunkt ausgaben finanziell gebuhr betrag preislich abopreis beitrag kostenpunkt',
  'tarif paket plan',
  'kostenlos kostenfrei probezeit gratis umsonst testphase probemonat ausprobieren testen gratisversion',
  'anbieter dienstleister agentur wettbewerber',
  'gunstig billig gunstiger billiger',
  'monat monatlich monate monatliche',
  'jahr jahrlich jahre jahrliche',
  'bezahlen zahlen zahle bezahle bezahlung zahlung gezahlt bezahlt abbuchen abgebucht',
  'zahlungsart zahlungsarten zahlungsmethode zahlungsmethoden zahlungsmoglichkeit zahlungsmoglichkeiten',
  'kreditkarte karte kreditkarten visa mastercard amex',
  'uberweisung uberweisen lastschrift sepa paypal klarna',
  'rechnung beleg belege quittung',
  'mehrwertsteuer umsatzsteuer mwst ust brutto netto',
  'erstatten erstattung ruckerstattung ruckzahlung zuruckbekommen',
  'widerruf widerrufen widerrufsrecht zurucktreten rucktritt',
  'rabatt mengenrabatt nachlass vergunstigung ermassigung',
  'unbegrenzt beliebig unlimitiert begrenzt grenze limit hochstzahl anzahl',
  'status zustand',
  'bedeuten bedeutet bedeutung heisst heissen meint gemeint',
  'grund grunde ursache',
  'konto account benutzerkonto kundenkonto zugang',
  'registrieren registrierung registriere erstellen',
  'sicher sicherheit gefahrlos vertraulich verschlusselt',
  'herunterladen download exportieren export kopie',
  'gerat gerate handy smartphone',
  'verboten erlaubt',
  'plattform portal portale',
  'einloggen login anmelden anmeldung reinkommen rein',
  'passwort kennwort',
  'code kode bestatigungscode verifizierungscode verifizierung bestatigung',
  'mail email mails emails mailadresse',
  'benachrichtigung benachrichtigen informieren informiert information bescheid',
  'datenschutz dsgvo datenschutzerklarung geschutzt schutz',
  'speichern gespeichert verarbeiten verarbeitet',
  'sehen sieht sehe sichtbar',
  'abrechnen abgerechnet rechnen abrechnung',
  'telefon handynummer telefonnummer telefonisch anrufen anruf hotline nummer ruckruf zuruckrufen rufnummer',
  'kundenservice kundendienst kundensupport support',
  'mitarbeiter mensch ansprechpartner berater',
  'erreichbar offen offnungszeiten servicezeiten sprechzeiten',
  'erreichen kontakt kontaktieren kontaktdaten',
  'dauern dauert dauer zeitraum',
  'schnell zugig rasch',
  'privatperson privatmensch verbraucher privat',
  'impressum betreiber',
  'anschrift sitz sitzt stadt',
  'agb geschaftsbedingungen vertragsbedingungen',
  'stand fortschritt neuigkeit neuigkeiten neues',
  'enthalten beinhaltet inbegriffen umfasst drin',
  'angebot dienst service produkt anbieten anbietet',
  'storung hangt offline ausfall kaputt defekt down ausgefallen wartung',
  'ablauf vorgang prozess vorgehensweise verfahren',
  'anfangen losgehen anfang starten beginnen beginne loslegen',
  'verfasser autor rezensent bewerter',
  'andern anderung bearbeiten korrigieren tippfehler vertippt',
];

/** Every word that has synonyms, in plain letters. */
export const wordsWithSynonyms: readonly string[] = GROUPS.flatMap((group) => group.split(' '));

const canonical: ReadonlyMap<string, string> = new Map(
  GROUPS.flatMap((group) => {
    const stems = group.split(' ').map(stem);
    return stems.map((word) => [word, stems[0] ?? word] as const);
  }),
);

/** The stem that stands for all with the same meaning. */
export const canonicalStem = (word: string): string => canonical.get(word) ?? word;
