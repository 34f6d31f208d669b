import {
  COPIES_READABLE_DAYS,
  EVIDENCE_MAX_PER_REVIEW,
  INVOICE_PAYMENT_TERM_DAYS,
  PASSWORD_MIN_LENGTH,
  TERM_MONTHS,
} from '@sternklar/contracts/constants';
import { REASONS } from '../../knowledge/facts.ts';
import { days, minutes, month, vat, weeks, year } from './figures.ts';
import type { Spoken } from './spoken.ts';

export const dutch: Spoken = {
  notUnderstood: 'In het Nederlands begrijp ik alleen eenvoudige vragen, en deze heb ik niet begrepen.',
  inGerman: 'Dit kan ik u erover zeggen, in het Duits:',
  inDanger: 'In noodgevallen: 112 (ambulance, brandweer) of 110 (politie).',
  toPerson: 'Schrijf ‘Mensch’ en iemand van ons team antwoordt u in deze chat.',
  answers: {
    price: `Er is één tarief: ${month} per maand inclusief ${vat} % btw, dus ${year} in het eerste jaar, met een onbeperkt aantal verzoeken. Kortingen of een gratis proefperiode zijn er niet.`,
    unlimited: `U kunt een onbeperkt aantal verzoeken indienen; de prijs blijft ${month} per maand.`,
    term: `De minimale looptijd is ${TERM_MONTHS} maanden. Zonder tijdige opzegging wordt het contract met ${TERM_MONTHS} maanden verlengd.`,
    notice: `U zegt op op uw accountpagina (‘Abo kündigen’) of per e-mail, ${weeks} weken (volgens onze voorwaarden) of beter ${days} dagen voor het einde van de ${TERM_MONTHS} maanden.`,
    product:
      'Wij helpen bedrijven om op te treden tegen ongewenste recensies van hun Google-profiel. Wij zijn alleen de bode: het platform beslist.',
    promise: 'Dat kan niemand beloven: wij geven geen garantie, alleen het platform beslist.',
    duration: 'Dat hangt van het platform af; een termijn kunnen wij niet noemen.',
    payment: 'U betaalt met creditcard (Visa of Mastercard); andere betaalmiddelen zijn er niet.',
    'companies-only': 'Ons aanbod is alleen voor bedrijven die in Duitsland gevestigd zijn, niet voor particulieren.',
    'fee-on-success': `U betaalt het vaste bedrag van ${month} per maand, hoeveel verzoeken u ook doet en hoe het platform ook beslist.`,
    withdrawal:
      'Betaalde bedragen worden niet terugbetaald. Een herroepingsrecht is er niet, omdat wij alleen met bedrijven contracten sluiten.',
    'first-steps':
      'Zo gaat het: 1. Account aanmaken en e-mailadres bevestigen. 2. Bedrijf toevoegen met de link van het Google-profiel. 3. Recensies invoeren (auteur, sterren, tekst). 4. Abonnement afsluiten. 5. Wij geven de verzoeken door aan het platform; de stand ziet u in uw overzicht.',
    'add-review':
      'Kies in uw overzicht bij uw bedrijf ‘Löschantrag stellen’ en geef de naam van de auteur, de sterren en de tekst op; link, reden en bewijs als u wilt.',
    'which-reviews': `U kunt elke recensie van uw Google-profiel indienen, ook oude en zonder tekst. De reden kiest u zelf; wij beoordelen die niet. Het formulier biedt: ${REASONS}.`,
    evidence: `Bewijs voegt u toe op de pagina van de recensie: JPEG, PNG, WebP of PDF, hoogstens ${EVIDENCE_MAX_PER_REVIEW} per recensie. Verplicht is het niet.`,
    'who-decides': 'Alleen het platform beslist; wij zijn de bode en horen niet bij Google.',
    assessment:
      'Ik beoordeel niet of een recensie rechtmatig is en wij geven geen juridisch advies; vraag een advocaat.',
    'not-approved':
      'U kunt via ons één keer bezwaar maken bij het platform of de recensie opnieuw indienen met een andere reden.',
    invoice: `Facturen komen per e-mail, één per maand, te betalen binnen ${INVOICE_PAYMENT_TERM_DAYS} dagen. U downloadt ze op uw accountpagina onder ‘Rechnungen’.`,
    platforms: 'Het aanbod geldt alleen voor recensies van Google-bedrijfsprofielen, niet voor andere platforms.',
    password: `Kies bij het inloggen ‘Passwort vergessen?’: u krijgt een code per e-mail en stelt een nieuw wachtwoord van minstens ${PASSWORD_MIN_LENGTH} tekens in. Bent u ingelogd, dan wijzigt u het op uw accountpagina.`,
    register: `Met ‘Jetzt starten’ op de eerste pagina maakt u een account aan met e-mailadres en wachtwoord (minstens ${PASSWORD_MIN_LENGTH} tekens) en bevestigt u het adres met de code.`,
    'verification-code': `De code komt per e-mail en geldt ${minutes} minuten. Kijk ook in de spam; in het venster kunt u een nieuwe aanvragen.`,
    'change-email':
      'Op uw accountpagina geeft u het nieuwe e-mailadres en uw wachtwoord op; het geldt zodra u het met de code bevestigt.',
    'delete-account':
      'U verwijdert uw account op uw accountpagina. Een lopend abonnement eindigt daardoor niet: dat moet u opzeggen.',
    'erased-how': `Wij vernietigen de sleutel waarmee uw gegevens versleuteld zijn; daarna kan niemand ze meer lezen, in back-ups uiterlijk na ${COPIES_READABLE_DAYS} dagen. Facturen blijven zolang de wet dat eist.`,
    'data-protection':
      'Wij gebruiken uw gegevens voor uw account, uw verzoeken en deze chat en verkopen ze niet. Meer staat op /datenschutz.',
    'public-counter':
      'Het verzoek komt bij het platform aan met naam en e-mailadres van de melder; of en hoe het de auteur informeert, beslist het platform zelf.',
    contact: 'Ons e-mailadres staat onder aan elke pagina en op /impressum.',
    greeting: 'Hallo! Ik ben de AI-assistent en begrijp eenvoudige vragen in het Nederlands. Wat wilt u weten?',
    thanks: 'Graag gedaan!',
    machine: 'Ik ben geen mens, ik ben de AI-assistent, een programma.',
    language: 'Ik begrijp eenvoudige vragen in het Nederlands. Het contract is in het Duits.',
  },
};
