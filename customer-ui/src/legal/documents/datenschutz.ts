import { facts, type LegalDocument, list, type Section, text, words } from '@sternklar/contracts/legal/legal-document';
import { emailOf, postalAddressOf } from '@sternklar/contracts/legal/shared-blocks';
import { figures } from '@sternklar/contracts/product-facts';
import type { Site } from '@sternklar/contracts/site';
import { browserSections } from './datenschutz-browser.ts';
import { customerSections } from './datenschutz-customers.ts';
import { keepingSections } from './datenschutz-keeping.ts';

const inShort = ({ operator: { modelProvider } }: Site): Section => ({
  id: 'kurz',
  title: 'Das Wichtigste im Überblick',
  blocks: [
    list(
      'Keine Cookies, keine Werbung, keine Reichweitenmessung. Unsere Seiten laden nichts von fremden Servern.',
      'Der Verlauf, in dem alles festgehalten wird, enthält personenbezogene Angaben nur verschlüsselt, mit einem eigenen Schlüssel für jedes Konto und jede Bewertung.',
      'Unsere Protokolle enthalten keine Namen, Adressen oder Inhalte.',
      'Die Nummer Ihrer Karte bekommen wir nicht.',
      modelProvider === null
        ? 'Der Chat wird von einem KI-Assistenten beantwortet, der auf unserem eigenen Server läuft.'
        : `Der Chat wird von einem KI-Assistenten beantwortet, dessen Antworten ein Modell von ${modelProvider} formuliert.`,
    ),
  ],
});

const controller = ({ operator }: Site): Section => ({
  id: 'verantwortlicher',
  title: 'Wer verantwortlich ist',
  blocks: [
    text('Verantwortlich für die Verarbeitung im Sinne der Datenschutz-Grundverordnung (DSGVO) ist:'),
    { kind: 'address', lines: postalAddressOf(operator) },
    facts({ term: 'Vertreten durch', words: operator.representative }, { term: 'E-Mail', words: [emailOf(operator)] }),
  ],
});

const rights = ({ operator }: Site): Section => ({
  id: 'rechte',
  title: 'Ihre Rechte',
  blocks: [
    text('Sie haben gegenüber uns das Recht auf'),
    list(
      'Auskunft über Ihre Daten (Art. 15 DSGVO),',
      'Berichtigung (Art. 16 DSGVO),',
      'Löschung (Art. 17 DSGVO),',
      'Einschränkung der Verarbeitung (Art. 18 DSGVO),',
      'Übertragbarkeit Ihrer Daten (Art. 20 DSGVO).',
    ),
    text(
      'Widerspruch: Verarbeiten wir Daten wegen eines berechtigten Interesses (Art. 6 Abs. 1 Buchst. f DSGVO), können Sie dem aus Gründen, die sich aus Ihrer besonderen Situation ergeben, jederzeit widersprechen (Art. 21 DSGVO).',
    ),
    text(
      words`Auf Ihrer Kontoseite können Sie Ihre Daten als Datei herunterladen und die Löschung Ihres Kontos beantragen. Für alles andere genügt eine E-Mail an ${emailOf(operator)}. Diese Rechte haben auch Menschen, deren Bewertung unsere Kunden melden.`,
    ),
    text(
      `Sie können sich außerdem bei einer Datenschutz-Aufsichtsbehörde beschweren (Art. 77 DSGVO). Für uns zuständig ist: ${operator.dataProtectionAuthority}.`,
    ),
  ],
});

const remaining: readonly Section[] = [
  {
    id: 'pflicht',
    title: 'Müssen Sie Daten angeben?',
    blocks: [
      text(
        'Nein. Ohne E-Mail-Adresse und Passwort können wir aber kein Konto führen, und ohne die Angaben zur Bewertung keinen Antrag übermitteln. Eine Telefonnummer ist nicht nötig.',
      ),
      text('Entscheidungen, die allein auf automatisierter Verarbeitung beruhen (Art. 22 DSGVO), treffen wir nicht.'),
    ],
  },
  {
    id: 'stand',
    title: 'Stand dieser Erklärung',
    blocks: [text(`Diese Datenschutzerklärung hat den Stand ${figures.privacyPolicyDate}.`)],
  },
];

/** /datenschutz: what the product does with personal data. Whoever changes that changes this page with it. */
export const datenschutz = (site: Site): LegalDocument => ({
  name: 'datenschutz',
  title: 'Datenschutzerklärung',
  description: `Welche Daten ${site.brand} verarbeitet, wozu, wie lange und welche Rechte Sie haben. Ohne Cookies und ohne Tracker.`,
  lead: `Welche personenbezogenen Daten ${site.brand} verarbeitet, wozu, wie lange, und was Sie verlangen können.`,
  dated: `Stand: ${figures.privacyPolicyDate}`,
  numbering: 'number',
  preface: inShort(site),
  sections: [
    controller(site),
    ...browserSections(),
    ...customerSections(site),
    ...keepingSections(site),
    rights(site),
    ...remaining,
  ],
  related: ['impressum', 'agb', 'ueber-uns'],
});
