import {
  COPIES_READABLE_DAYS,
  EVIDENCE_MAX_PER_REVIEW,
  INVOICE_PAYMENT_TERM_DAYS,
  PASSWORD_MIN_LENGTH,
  REVIEW_IMPORT_MAX_REVIEWS,
  TERM_MONTHS,
  VISITOR_CONVERSATION_KEPT_MONTHS,
} from '@sternklar/contracts/constants';
import { REASONS } from '../../knowledge/facts.ts';
import { days, minutes, month, vat, weeks, year } from './figures.ts';
import type { Spoken } from './spoken.ts';

export const italian: Spoken = {
  notUnderstood: 'In italiano capisco solo domande semplici e questa non l’ho capita.',
  inGerman: 'Ecco che cosa posso dirle, in tedesco:',
  inDanger: 'In caso di emergenza: 112 (soccorsi) o 110 (polizia).',
  toPerson: 'Scriva “Mensch” e una persona del nostro team le risponderà in questa chat.',
  answers: {
    price: `C’è una sola tariffa: ${month} al mese IVA ${vat} % inclusa, cioè ${year} nel primo anno, con un numero illimitato di richieste. Non ci sono sconti né prove gratuite.`,
    unlimited: `Può presentare un numero illimitato di richieste; il prezzo resta di ${month} al mese.`,
    term: `La durata minima è di ${TERM_MONTHS} mesi. Senza disdetta in tempo il contratto si rinnova di altri ${TERM_MONTHS} mesi.`,
    notice: `La disdetta si dà nella pagina del conto (“Abo kündigen”) o per e-mail, ${weeks} settimane (secondo le condizioni) o meglio ${days} giorni prima della fine dei ${TERM_MONTHS} mesi.`,
    product:
      'Aiutiamo le imprese ad agire contro recensioni indesiderate del loro profilo Google. Siamo solo un messaggero: sulla cancellazione decide solo la piattaforma.',
    promise: 'Questo non può prometterlo nessuno: non diamo garanzie, decide solo la piattaforma.',
    duration: 'Dipende dalla piattaforma; non possiamo indicare un termine.',
    payment: 'Si paga con carta di credito (Visa o Mastercard); altri mezzi di pagamento non ci sono.',
    'companies-only': 'La nostra offerta è solo per imprese con sede in Germania, non per privati.',
    'fee-on-success': `Paga la quota fissa di ${month} al mese, qualunque sia il numero di richieste e comunque decida la piattaforma.`,
    withdrawal:
      'Gli importi pagati non vengono rimborsati. Non c’è diritto di recesso, perché stipuliamo contratti solo con imprese.',
    'first-steps':
      'Si procede così: 1. Creare un account e confermare l’indirizzo e-mail. 2. Aggiungere l’impresa con il link del profilo Google. 3. Inserire le recensioni (autore, stelle, testo). 4. Attivare l’abbonamento. 5. Noi inoltriamo le richieste alla piattaforma; lo stato si vede nella panoramica.',
    'add-review':
      'Nella panoramica scelga “Löschantrag stellen” presso la sua impresa e indichi nome dell’autore, stelle e testo; se vuole anche link, motivo e prove.',
    'many-reviews': `Si possono inserire fino a ${REVIEW_IMPORT_MAX_REVIEWS} recensioni alla volta, come testo o da un file CSV.`,
    'add-business':
      'Nella panoramica scelga “Unternehmen hinzufügen” e indichi il nome e il link del profilo Google (“Condividi” nel profilo).',
    'change-review':
      'Apra la recensione nella panoramica: sulla sua pagina corregge e completa i dati o ritira la richiesta.',
    'which-reviews': `Può presentare ogni recensione del suo profilo Google, anche vecchia o senza testo. Il motivo lo sceglie lei; noi non lo valutiamo. Il modulo offre: ${REASONS}.`,
    evidence: `Le prove si aggiungono sulla pagina della recensione: JPEG, PNG, WebP o PDF, al massimo ${EVIDENCE_MAX_PER_REVIEW} per recensione. Non sono obbligatorie.`,
    'who-decides': 'Decide solo la piattaforma; noi siamo solo il messaggero e non facciamo parte di Google.',
    assessment: 'Non valuto se una recensione sia lecita e non diamo consulenza legale; si rivolga a un avvocato.',
    'not-approved':
      'Ci si può opporre una volta presso la piattaforma, tramite noi, o presentare di nuovo la recensione con un altro motivo.',
    'change-card':
      'Sulla pagina del conto, sotto “Rechnungen”, si indica un’altra carta con “Andere Karte hinterlegen”.',
    invoice: `Le fatture arrivano per e-mail, una al mese, pagabili entro ${INVOICE_PAYMENT_TERM_DAYS} giorni. Si scaricano in PDF e XML sulla pagina del conto, sotto “Rechnungen”.`,
    platforms: 'L’offerta vale solo per le recensioni dei profili aziendali Google, non per altre piattaforme.',
    password: `Al login scelga “Passwort vergessen?”: riceve un codice per e-mail e imposta una nuova password di almeno ${PASSWORD_MIN_LENGTH} caratteri. Una volta entrato, la cambia sulla pagina del conto.`,
    register: `Con “Jetzt starten” sulla prima pagina crea un account con e-mail e password (almeno ${PASSWORD_MIN_LENGTH} caratteri) e conferma l’indirizzo con il codice.`,
    'verification-code': `Il codice arriva per e-mail e vale ${minutes} minuti. Guardi anche nello spam; nella finestra di conferma ne richiede uno nuovo.`,
    'change-email':
      'Sulla pagina del conto indica il nuovo indirizzo e-mail e la password; vale appena lo conferma con il codice.',
    'change-account': 'Indirizzo e-mail, password, dispositivi e notifiche si cambiano sulla pagina del conto.',
    'delete-account':
      'Il conto si cancella sulla pagina del conto. Un abbonamento in corso non finisce per questo: va disdetto.',
    'erased-how': `Distruggiamo la chiave con cui i suoi dati sono cifrati; poi nessuno può più leggerli, nelle copie di sicurezza al più tardi dopo ${COPIES_READABLE_DAYS} giorni. Le fatture restano finché la legge lo richiede.`,
    'data-protection':
      'Usiamo i suoi dati per il conto, le richieste e questa chat e non li vendiamo. I dettagli sono sotto /datenschutz.',
    'chat-privacy': `Questa chat viene salvata e il nostro team può leggerla. Una chat senza conto si cancella ${VISITOR_CONVERSATION_KEPT_MONTHS} mesi dopo l’ultimo messaggio.`,
    'public-counter':
      'La richiesta arriva alla piattaforma con nome e indirizzo e-mail di chi segnala; se e come informare l’autore lo decide la piattaforma.',
    contact: 'Il nostro indirizzo e-mail è in fondo a ogni pagina e nell’impressum (/impressum).',
    operator: 'La sede è a Bad Kreuznach, in Germania. Indirizzo e contatto sono sotto /impressum.',
    greeting: 'Buongiorno! Sono l’assistente IA e capisco domande semplici in italiano. Che cosa desidera sapere?',
    thanks: 'Prego!',
    machine: 'Non sono un essere umano, sono l’assistente IA, un programma.',
    language: 'Capisco domande semplici in italiano. Il contratto è in tedesco.',
  },
};
