import { EVIDENCE_MAX_PER_REVIEW, PASSWORD_MIN_LENGTH, RATING_MAX, RATING_MIN } from '../constants.ts';
import { figures, productFacts } from '../product-facts.ts';
import type { Site } from '../site.ts';
import { AGB_TITLE } from './agb-paragraphs.ts';
import { clauses, type LegalDocument, link, list, type Section, text, words } from './legal-document.ts';
import { emailOf, feeReading, noticeReading, postalAddressInLine, priceFacts } from './shared-blocks.ts';

const overview: Section = {
  id: 'ueberblick',
  title: 'Das Wichtigste im Überblick',
  blocks: [
    priceFacts(figures.noticeInTerms),
    text('Dieser Überblick hilft beim Lesen. Maßgeblich sind die Paragrafen, die folgen.'),
  ],
};

const partiesAndService = ({ brand, operator }: Site): readonly Section[] => [
  {
    id: 'geltung',
    title: AGB_TITLE.geltung,
    blocks: [
      clauses(
        `Diese Bedingungen gelten für alle Verträge über den Online-Dienst ${brand} zwischen ${postalAddressInLine(operator)} („wir“) und unseren Kunden („Sie“).`,
        productFacts.companiesOnly,
        'Unternehmer ist, wer den Vertrag in Ausübung seiner gewerblichen oder selbständigen beruflichen Tätigkeit schließt (§ 14 BGB). Mit dem Abschluss bestätigen Sie, dass das auf Sie zutrifft; wir fragen dabei nach dem Namen Ihres Unternehmens.',
      ),
    ],
  },
  {
    id: 'leistung',
    title: AGB_TITLE.leistung,
    blocks: [
      clauses(
        'Sie tragen Ihr Google-Unternehmensprofil und Bewertungen dazu ein und beantragen deren Löschung. Wir übermitteln Ihre Anträge an die Plattform, fragen nach, wenn sie nicht antwortet, zeigen Ihnen jeden Schritt in Echtzeit und beantworten Fragen zum Dienst.',
        productFacts.unlimited,
        words`Der Support-Chat steht Ihnen rund um die Uhr offen; was Sie von ihm erwarten können, steht unter ${link('#assistent', 'KI-Assistent')}.`,
      ),
    ],
  },
  {
    id: 'bote',
    title: AGB_TITLE.bote,
    blocks: [
      clauses(
        productFacts.messenger,
        `${productFacts.platformDecides} ${productFacts.noGuarantee}`,
        `Gut zu wissen: ${productFacts.publicCounter}`,
      ),
    ],
  },
  {
    id: 'loeschantrag',
    title: AGB_TITLE.loeschantrag,
    blocks: [
      clauses(
        `Zu jedem Löschantrag nennen Sie den Namen, unter dem die Bewertung erschienen ist, ihre Sterne (${RATING_MIN} bis ${RATING_MAX}) und ihren Text. Den Link zur Bewertung, den Grund und die Erklärung in gutem Glauben können Sie hinzufügen.`,
        'Den Grund wählen Sie selbst. Sie sind dafür verantwortlich, dass Ihre Angaben richtig und vollständig sind.',
        'Was an die Plattform geht, entsteht aus Ihren Angaben und aus Formulierungen zu dem Grund, den Sie gewählt haben. Es sind Ihre Erklärungen: Sie können den Text vorher lesen und Ihre Angaben ändern. Wir achten darauf, ob ein Antrag vollständig ist; ob er berechtigt ist, prüfen wir nicht.',
        `Sie können Belege hinzufügen, Bilder (JPEG, PNG, WebP) und PDF-Dateien, bis zu ${EVIDENCE_MAX_PER_REVIEW} je Antrag. Sie sorgen dafür, dass sie weitergegeben werden dürfen, denn sie können mit dem Antrag an die Plattform gehen.`,
        'Bis zur Übermittlung können Sie Ihre Angaben berichtigen, danach ergänzen. Solange die Bewertung nicht gelöscht ist, können Sie einen Antrag zurückziehen und wieder aufnehmen. Was die Plattform schon hat, wird dadurch nicht zurückgeholt.',
        'Was die Plattform antwortet, trägt unser Team ein. Antwortet sie Ihnen selbst, können Sie es eintragen; unser Team sieht es sich an, bevor sich der Status ändert.',
        'Der Status eines Antrags ist „eingereicht“ (der Antrag ist gestellt), „gelöscht“ (die Bewertung wurde gelöscht) oder „nicht genehmigt“ (die Löschung wurde nicht genehmigt).',
      ),
      text(
        'Eine Meldung an die Plattform soll nach Art. 16 Abs. 2 des Gesetzes über digitale Dienste (VO (EU) 2022/2065) enthalten:',
      ),
      list(
        'eine hinreichend begründete Erklärung, warum der Inhalt rechtswidrig sein soll,',
        'den genauen Ort des Inhalts, in der Regel den Link zur Bewertung,',
        'Name und E-Mail-Adresse der meldenden Person oder Einrichtung,',
        'die Erklärung, dass die meldende Person in gutem Glauben davon überzeugt ist, dass ihre Angaben richtig und vollständig sind.',
      ),
    ],
  },
];

const contractAndMoney = (): readonly Section[] => [
  {
    id: 'abschluss',
    title: AGB_TITLE.abschluss,
    blocks: [
      clauses(
        `Sie legen ein Konto mit Ihrer E-Mail-Adresse und einem Passwort von mindestens ${PASSWORD_MIN_LENGTH} Zeichen an und bestätigen die Adresse mit einem Code. Halten Sie Ihr Passwort geheim.`,
        words`Wie der Vertrag zustande kommt, steht unter ${link('/fernabsatz#abschluss', 'Fernabsatzvertrag')}.`,
      ),
    ],
  },
  {
    id: 'preis',
    title: AGB_TITLE.preis,
    blocks: [
      clauses(
        `Es gibt einen Tarif, „${figures.planName}“. ${productFacts.price} ${productFacts.priceFirstYear}`,
        productFacts.feeOnSuccess,
      ),
      feeReading,
    ],
  },
  {
    id: 'zahlung',
    title: AGB_TITLE.zahlung,
    blocks: [
      clauses(productFacts.payment, `${productFacts.invoices} ${productFacts.invoiceTerm}`, productFacts.noRefund),
    ],
  },
];

const termAndNotice = ({ operator }: Site): readonly Section[] => [
  {
    id: 'laufzeit',
    title: AGB_TITLE.laufzeit,
    blocks: [clauses(productFacts.term, productFacts.renewal)],
  },
  {
    id: 'kuendigung',
    title: AGB_TITLE.kuendigung,
    blocks: [
      clauses(
        words`Sie kündigen auf Ihrer Kontoseite oder per E-Mail an ${emailOf(operator)}. ${productFacts.noticeInTerms}`,
        productFacts.noticeTooLate,
        'Das Recht beider Seiten, aus wichtigem Grund zu kündigen, bleibt unberührt.',
      ),
      noticeReading,
    ],
  },
  {
    id: 'widerruf',
    title: AGB_TITLE.widerruf,
    blocks: [clauses(productFacts.noWithdrawal, productFacts.noRefund)],
  },
  {
    id: 'exklusiv',
    title: AGB_TITLE.exklusiv,
    blocks: [text(productFacts.exclusive)],
  },
];

const rest = (): readonly Section[] => [
  {
    id: 'verfuegbarkeit',
    title: AGB_TITLE.verfuegbarkeit,
    blocks: [text(productFacts.availability)],
  },
  {
    id: 'assistent',
    title: AGB_TITLE.assistent,
    blocks: [clauses(productFacts.assistant, productFacts.assistantLimits)],
  },
  {
    id: 'haftung',
    title: AGB_TITLE.haftung,
    blocks: [
      text('Wir haften nach den gesetzlichen Vorschriften. Für die Entscheidungen der Plattform stehen wir nicht ein.'),
    ],
  },
  {
    id: 'aenderungen',
    title: AGB_TITLE.aenderungen,
    blocks: [clauses(productFacts.termsChange, 'Soweit eine Änderung Ihre Zustimmung braucht, bitten wir Sie darum.')],
  },
  {
    id: 'schluss',
    title: AGB_TITLE.schluss,
    blocks: [
      clauses(
        words`Wie wir mit personenbezogenen Daten umgehen, steht in der ${link('/datenschutz', 'Datenschutzerklärung')}.`,
        'Es gilt deutsches Recht. Vertragssprache ist Deutsch.',
        'Ist eine Bestimmung unwirksam, gelten die übrigen weiter; an ihre Stelle tritt das Gesetz (§ 306 BGB).',
      ),
    ],
  },
];

/** /agb: the terms of every contract. */
export const agb = (site: Site): LegalDocument => ({
  name: 'agb',
  title: 'Allgemeine Geschäftsbedingungen',
  description: `Leistung, Preis, Laufzeit, Kündigung: die Bedingungen für Unternehmen, die ${site.brand} nutzen.`,
  lead: `Für Unternehmen, die ${site.brand} nutzen. Mit Absicht kurz und in ganzen Sätzen.`,
  dated: `Stand: ${figures.termsDate}`,
  numbering: 'paragraph-sign',
  preface: overview,
  sections: [...partiesAndService(site), ...contractAndMoney(), ...termAndNotice(site), ...rest()],
  related: ['fernabsatz', 'lieferung', 'datenschutz'],
});
