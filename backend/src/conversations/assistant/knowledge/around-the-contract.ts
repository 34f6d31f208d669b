import { productFacts } from '@sternklar/contracts/product-facts';
import { HOW_TO_GIVE_NOTICE, OFFER_OF_A_PERSON } from './facts.ts';
import type { Topic } from './topic.ts';

/** What people ask around the contract: whom they deal with, who follows them, what they have in writing. */
export const aroundTheContractTopics: readonly Topic[] = [
  {
    id: 'lawyer',
    title: 'Anwälte und Rechtsrat',
    questions: [
      'Sind Sie eine Anwaltskanzlei?',
      'Können Sie mir einen Anwalt vermitteln?',
      'Darf ich daneben einen Anwalt beauftragen?',
    ],
    answer:
      'Wir sind keine Anwaltskanzlei, geben keinen Rechtsrat und vermitteln auch keine Anwälte; rechtlich beraten lassen Sie sich bei einer Anwältin oder einem ' +
      `Anwalt. Wir handeln nur als Bote und übermitteln Ihren Löschantrag. ${productFacts.exclusive} Von Anwältinnen und Anwälten sagt diese Klausel ` +
      `nichts; was das für Sie bedeutet, klären Sie am besten mit unserem Team. ${OFFER_OF_A_PERSON}`,
  },
  {
    id: 'trust',
    title: 'die Frage, wem Sie hier vertrauen',
    questions: ['Sind Sie seriös?', 'Wie viele Kunden haben Sie?', 'Haben Sie Referenzen?'],
    answer:
      'Kundenzahlen, Referenzen, die Größe unseres Teams, unser Alter oder Anteile gelöschter Bewertungen kann ich Ihnen nicht nennen. Nachprüfen können Sie vorher alles, was gilt: wer wir sind, im Impressum unter /impressum, was wir tun und was es kostet, unter /ueber-uns und in den AGB unter ' +
      '/agb. Wir versprechen keinen Erfolg; ' +
      `${productFacts.platformDecides} Registrieren und sich umsehen kostet nichts.`,
  },
  {
    id: 'terms-version',
    title: 'die Fassung der AGB',
    questions: ['Welche Fassung der AGB gilt für mich?', 'Wo bekomme ich die AGB von damals?'],
    answer:
      'Die AGB, mit denen Ihr Abo begann, lagen als Textdatei der E-Mail bei, die Ihnen den Beginn bestätigt hat. Die Fassung, die jetzt gilt, steht mit ihrem Stand unter ' +
      `/agb; Sie können sie ausdrucken oder speichern. Fehlt Ihnen die E-Mail von damals, hilft unser Team. ${OFFER_OF_A_PERSON}`,
  },
  {
    id: 'successor',
    title: 'die Übergabe Ihres Betriebs',
    questions: [
      'Was passiert mit dem Abo, wenn ich meinen Betrieb verkaufe?',
      'Kann mein Nachfolger den Vertrag übernehmen?',
      'Kann ich das Konto auf eine andere Person übertragen?',
      'Kontoinhaber wechseln',
    ],
    answer:
      'Von selbst endet das Abo dadurch nicht, und es geht auch nicht auf jemand anderen über: Verkauf, Übergabe, Umzug, Aufgabe, Insolvenz oder einen Todesfall regeln unsere AGB nicht ' +
      `eigens. Ob und wie es jemand übernehmen oder beenden kann, klärt ein Mensch aus unserem Team mit Ihnen. ${OFFER_OF_A_PERSON} Bis dahin gilt: ` +
      `${HOW_TO_GIVE_NOTICE} E-Mail-Adresse und „Rechnungsangaben“ ändern Sie selbst auf Ihrer Kontoseite.`,
  },
  {
    id: 'notice-form',
    title: 'die Form der Kündigung',
    questions: [
      'Welche Form braucht die Kündigung?',
      'Reicht eine Kündigung per Mail oder E-Mail?',
      'Muss die Kündigung schriftlich sein, per Brief oder Post oder Fax?',
      'Darf jemand anderes für mich kündigen?',
    ],
    answer:
      'Eine E-Mail genügt, ein Brief oder eine Unterschrift ist nicht nötig, und einen Grund brauchen Sie nicht anzugeben: ' +
      `${HOW_TO_GIVE_NOTICE} Am einfachsten geht es auf der Kontoseite, dort zählt der Tag sofort. Kündigt jemand anderes für Sie, etwa Ihre Kanzlei, klärt unser ` +
      `Team, ob es eine Vollmacht braucht. ${OFFER_OF_A_PERSON}`,
  },
  {
    id: 'confirmation',
    title: 'eine Bestätigung',
    questions: [
      'Bekomme ich eine Bestätigung über mein Abo?',
      'Wird mir die Kündigung bestätigt?',
      'Ich brauche einen Nachweis über den Vertrag',
    ],
    answer:
      'Beginn, Kündigung und Ende Ihres Abos bestätigen wir per E-Mail, den Beginn mit Preis, Laufzeit und den AGB. Was gerade gilt, steht auf Ihrer Kontoseite unter „Abo“, auch ' +
      `ob eine Kündigung eingegangen ist und an welchem Tag. Fehlt Ihnen eine Bestätigung, hilft unser Team. ${OFFER_OF_A_PERSON}`,
  },
];
