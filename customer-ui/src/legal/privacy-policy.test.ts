import { eventRegistry } from '@sternklar/contracts/event-definitions';
import { personalFieldsOf } from '@sternklar/contracts/personal-data';
import { expect, it } from 'vitest';
import { DEFAULT_SITE } from '../site.ts';
import { datenschutz } from './documents/datenschutz.ts';

/** Each personal field that is kept, the section of the policy that names it, and how. */
const NAMED_AS: Readonly<Record<string, readonly [section: string, words: string]>> = {
  'AccountRegistered.email': ['konto', 'E-Mail-Adresse'],
  'AccountRegistered.phoneNumber': ['konto', 'Telefonnummer'],
  'EmailChangeRequested.newEmail': ['konto', 'eine neue, die Sie angeben'],
  'EmailChanged.email': ['konto', 'die bisherige noch eine Woche lang'],
  'EmailChangeUndone.email': ['konto', 'die bisherige noch eine Woche lang'],
  'BusinessAdded.businessName': ['loeschantraege', 'Name und Link zum Profil'],
  'BusinessAdded.googleBusinessLink': ['loeschantraege', 'Name und Link zum Profil'],
  'ReviewSubmitted.reviewerName': ['loeschantraege', 'Name, unter dem sie erschienen ist'],
  'ReviewSubmitted.reviewText': ['loeschantraege', 'Sterne, Text'],
  'ReviewSubmitted.reviewUrl': ['loeschantraege', 'Link'],
  'ReviewNoteAdded.text': ['loeschantraege', 'jede Notiz dazu'],
  'ReviewDetailsAmended.reviewerName': ['loeschantraege', 'Ihre Angaben zum Sachverhalt'],
  'ReviewDetailsAmended.reviewText': ['loeschantraege', 'Ihre Angaben zum Sachverhalt'],
  'ReviewDetailsAmended.reviewUrl': ['loeschantraege', 'Ihre Angaben zum Sachverhalt'],
  'ReviewDetailsAmended.facts': ['loeschantraege', 'Ihre Angaben zum Sachverhalt'],
  'RemovalWithdrawn.reason': ['loeschantraege', 'Grund, aus dem Sie einen Antrag zurückziehen'],
  'QuestionAsked.text': ['loeschantraege', 'unsere Fragen und Ihre Antworten'],
  'QuestionAnswered.text': ['loeschantraege', 'unsere Fragen und Ihre Antworten'],
  'RemovalForwarded.sentText': ['loeschantraege', 'Schriftwechsel mit der Plattform'],
  'RemovalForwarded.reference': ['loeschantraege', 'Schriftwechsel mit der Plattform'],
  'RemovalAppealed.sentText': ['loeschantraege', 'Schriftwechsel mit der Plattform'],
  'RemovalAppealed.reference': ['loeschantraege', 'Schriftwechsel mit der Plattform'],
  'AppealSetAside.text': ['loeschantraege', 'jede Notiz dazu'],
  'PlatformAnswered.text': ['loeschantraege', 'Schriftwechsel mit der Plattform'],
  'FollowUpSet.reason': ['loeschantraege', 'Schriftwechsel mit der Plattform'],
  'EvidenceAdded.name': ['loeschantraege', 'Belege'],
  'EvidenceAdded.contentHash': ['loeschantraege', 'Belege'],
  'SubscriptionStarted.companyName': ['abo', 'Namen Ihres Unternehmens'],
  'SubscriptionStarted.billingDetails': ['abo', 'Rechnungsanschrift und USt-IdNr.'],
  'BillingDetailsChanged.companyName': ['abo', 'Namen Ihres Unternehmens'],
  'BillingDetailsChanged.billingDetails': ['abo', 'Rechnungsanschrift und USt-IdNr.'],
  'SubscriptionTerminated.note': ['abo', 'eine Notiz unseres Teams'],
  'CheckoutOpened.companyName': ['abo', 'Namen Ihres Unternehmens'],
  'CheckoutOpened.billingDetails': ['abo', 'Rechnungsanschrift und USt-IdNr.'],
  'CheckoutPaid.companyName': ['abo', 'Namen Ihres Unternehmens'],
  'CheckoutPaid.billingDetails': ['abo', 'Rechnungsanschrift und USt-IdNr.'],
  'CheckoutPaid.customerReference': ['abo', 'Kartendaten speichern wir nicht'],
  'CheckoutPaid.cardReference': ['abo', 'Kartendaten speichern wir nicht'],
  'CardChanged.customerReference': ['abo', 'Kartendaten speichern wir nicht'],
  'CardChanged.cardReference': ['abo', 'Kartendaten speichern wir nicht'],
  'CardExpiryNoted.cardReference': ['abo', 'Kartendaten speichern wir nicht'],
  'CardExpiryNoted.expiresOn': ['abo', 'Kartendaten speichern wir nicht'],
  'CardExpiryReminded.expiresOn': ['abo', 'Kartendaten speichern wir nicht'],
  'InvoiceIssued.recipient': ['abo', 'Rechnungen mit dem Namen Ihres Unternehmens'],
  'InvoiceIssued.buyer': ['abo', 'Rechnungsangaben'],
  'InvoiceCorrected.recipient': ['abo', 'Rechnungen mit dem Namen Ihres Unternehmens'],
  'InvoiceCorrected.buyer': ['abo', 'Rechnungsangaben'],
  'InvoiceCancelled.recipient': ['abo', 'Rechnungen mit dem Namen Ihres Unternehmens'],
  'InvoiceCancelled.buyer': ['abo', 'Rechnungsangaben'],
  'InvoiceCancelled.note': ['abo', 'Rechnungsangaben'],
  'TransferBooked.reference': ['abo', 'Tag und Verwendungszweck'],
  'MessageSent.text': ['chat', 'Ihre Nachrichten'],
  'VisitorMessageSent.text': ['chat', 'Ihre Nachrichten'],
  'VisitorContactGiven.email': ['chat', 'eine E-Mail-Adresse und, wenn Sie mögen, einen Namen'],
  'VisitorContactGiven.name': ['chat', 'eine E-Mail-Adresse und, wenn Sie mögen, einen Namen'],
  'VisitorAttributesGiven.attributes': ['chat', 'einige Angaben über ihren Besucher'],
};

const personalFields = [...eventRegistry.values()].flatMap(({ type, schema }) =>
  [...personalFieldsOf(schema).keys()].map((field) => `${type}.${field}`),
);

it('every personal field that is kept has its place in the privacy policy', () => {
  expect(personalFields.filter((field) => !(field in NAMED_AS))).toEqual([]);
  expect(Object.keys(NAMED_AS).filter((field) => !personalFields.includes(field))).toEqual([]);
});

it.each(Object.entries(NAMED_AS))('the policy names %s', (_field, [section, words]) => {
  const { sections } = datenschutz(DEFAULT_SITE);
  expect(JSON.stringify(sections.find(({ id }) => id === section)?.blocks)).toContain(words);
});

it('the policy names who takes card payments, or that nobody does', () => {
  const words = (site: Parameters<typeof datenschutz>[0]) => JSON.stringify(datenschutz(site));
  expect(words(DEFAULT_SITE)).toContain('keine Daten an einen Zahlungsdienstleister');
  const operator = { ...DEFAULT_SITE.operator, paymentProvider: 'Zahl GmbH' };
  const paying = words({ ...DEFAULT_SITE, operator });
  expect(paying.match(/Zahl GmbH/g)).toHaveLength(2);
  expect(paying).toContain('bis wann die Karte gilt');
  expect(paying).not.toMatch(/Kartendaten speichern wir nicht|Testformular|keine Daten an einen Zahlungsdienstleister/);
});

it('the policy says that messages stay here, or whose model gets them', () => {
  const alone = JSON.stringify(datenschutz(DEFAULT_SITE));
  expect(alone).toContain('Ihre Nachrichten gehen an keinen Anbieter von KI-Modellen');
  const operator = { ...DEFAULT_SITE.operator, modelProvider: 'Modell GmbH' };
  const withModel = JSON.stringify(datenschutz({ ...DEFAULT_SITE, operator }));
  expect(withModel.match(/Modell GmbH/g)).toHaveLength(3);
  expect(withModel).not.toMatch(/an keinen Anbieter|auf unserem eigenen Server/);
});
