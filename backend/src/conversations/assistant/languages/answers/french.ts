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

export const french: Spoken = {
  notUnderstood: 'En français, je ne comprends que les questions simples, et je n’ai pas compris celle-ci.',
  inGerman: 'Voici ce que je peux vous en dire, en allemand :',
  inDanger: 'En cas d’urgence : 112 (secours) ou 110 (police).',
  toPerson: 'Écrivez « Mensch » et une personne de notre équipe vous répondra dans ce chat.',
  answers: {
    price: `Il y a un seul tarif : ${month} par mois, ${vat} % de TVA comprise, soit ${year} la première année, avec un nombre illimité de demandes. Il n’y a ni remise ni essai gratuit.`,
    unlimited: `Vous pouvez faire un nombre illimité de demandes ; le prix reste de ${month} par mois.`,
    term: `La durée minimale est de ${TERM_MONTHS} mois. Sans résiliation à temps, le contrat se prolonge de ${TERM_MONTHS} mois.`,
    notice: `Vous résiliez sur la page de votre compte (« Abo kündigen ») ou par e-mail, ${weeks} semaines (selon nos conditions) ou mieux ${days} jours avant la fin des ${TERM_MONTHS} mois.`,
    product:
      'Nous aidons les entreprises à agir contre les avis indésirables de leur profil Google. Nous ne sommes qu’un messager : seule la plateforme décide de la suppression.',
    promise: 'Personne ne peut le promettre : nous ne donnons pas de garantie, seule la plateforme décide.',
    duration: 'Cela dépend de la plateforme ; nous ne pouvons pas donner de délai.',
    payment: 'Vous payez par carte de crédit (Visa ou Mastercard) ; il n’y a pas d’autre moyen de paiement.',
    'companies-only':
      'Notre offre s’adresse uniquement aux entreprises ayant leur siège en Allemagne, pas aux particuliers.',
    'fee-on-success': `Vous payez le forfait de ${month} par mois, quel que soit le nombre de demandes et quelle que soit la décision de la plateforme.`,
    withdrawal:
      'Les montants payés ne sont pas remboursés. Il n’y a pas de droit de rétractation, car nous ne contractons qu’avec des entreprises.',
    'first-steps':
      'Cela se passe ainsi : 1. Créer un compte et confirmer l’adresse e-mail. 2. Ajouter l’entreprise avec le lien de son profil Google. 3. Saisir les avis (auteur, étoiles, texte). 4. Prendre l’abonnement. 5. Nous transmettons vos demandes à la plateforme ; vous suivez leur état dans votre aperçu.',
    'add-review':
      'Dans votre aperçu, choisissez « Löschantrag stellen » auprès de votre entreprise et indiquez le nom de l’auteur, les étoiles et le texte ; le lien, le motif et des justificatifs si vous le souhaitez.',
    'many-reviews': `Vous pouvez saisir jusqu’à ${REVIEW_IMPORT_MAX_REVIEWS} avis à la fois, en texte ou par fichier CSV.`,
    'add-business':
      'Dans votre aperçu, choisissez « Unternehmen hinzufügen » et indiquez le nom et le lien du profil Google (« Partager » dans le profil).',
    'change-review':
      'Ouvrez l’avis dans votre aperçu : sur sa page, vous corrigez et complétez vos données ou retirez la demande.',
    'which-reviews': `Vous pouvez soumettre chaque avis de votre profil Google, même ancien ou sans texte. Vous choisissez le motif vous-même ; nous ne l’évaluons pas. Le formulaire propose : ${REASONS}.`,
    evidence: `Vous ajoutez des justificatifs sur la page de l’avis : JPEG, PNG, WebP ou PDF, ${EVIDENCE_MAX_PER_REVIEW} au plus par avis. Ils ne sont pas obligatoires.`,
    'who-decides': 'Seule la plateforme décide ; nous ne sommes que le messager et ne faisons pas partie de Google.',
    assessment:
      'Je n’évalue pas si un avis est licite, et nous ne donnons pas de conseil juridique ; adressez-vous à un avocat.',
    'not-approved':
      'Vous pouvez contester une fois la décision auprès de la plateforme, par notre intermédiaire, ou soumettre l’avis à nouveau avec un autre motif.',
    'change-card':
      'Sur la page de votre compte, sous « Rechnungen », vous indiquez une autre carte avec « Andere Karte hinterlegen ».',
    invoice: `Les factures arrivent par e-mail, une par mois, payables sous ${INVOICE_PAYMENT_TERM_DAYS} jours. Vous les téléchargez en PDF et en XML sur la page de votre compte, sous « Rechnungen ».`,
    platforms: 'L’offre concerne uniquement les avis des profils d’entreprise Google, pas d’autres plateformes.',
    password: `Choisissez « Passwort vergessen? » à la connexion : vous recevez un code par e-mail et définissez un nouveau mot de passe d’au moins ${PASSWORD_MIN_LENGTH} caractères. Une fois connecté, vous le changez sur la page de votre compte.`,
    register: `Avec « Jetzt starten » sur la première page, vous créez un compte avec e-mail et mot de passe (au moins ${PASSWORD_MIN_LENGTH} caractères) et confirmez l’adresse avec le code.`,
    'verification-code': `Le code arrive par e-mail et est valable ${minutes} minutes. Regardez aussi dans les spams ; dans la fenêtre de confirmation vous en demandez un nouveau.`,
    'change-email':
      'Sur la page de votre compte, vous indiquez la nouvelle adresse e-mail et votre mot de passe ; elle vaut dès que vous la confirmez avec le code.',
    'change-account':
      'L’adresse e-mail, le mot de passe, les appareils et les notifications se changent sur la page de votre compte.',
    'delete-account':
      'Vous supprimez votre compte sur la page de votre compte. Un abonnement en cours ne se termine pas pour autant : il faut le résilier.',
    'erased-how': `Nous détruisons la clé avec laquelle vos données sont chiffrées ; ensuite plus personne ne peut les lire, dans les sauvegardes au plus tard après ${COPIES_READABLE_DAYS} jours. Les factures restent aussi longtemps que la loi l’exige.`,
    'data-protection':
      'Nous utilisons vos données pour votre compte, vos demandes et ce chat et ne les vendons pas. Les détails sont sous /datenschutz.',
    'chat-privacy': `Ce chat est enregistré et notre équipe peut le lire. Un chat sans compte est effacé ${VISITOR_CONVERSATION_KEPT_MONTHS} mois après le dernier message.`,
    'public-counter':
      'La demande arrive à la plateforme avec le nom et l’adresse e-mail de la personne qui signale ; la plateforme décide elle-même si et comment elle informe l’auteur.',
    contact: 'Notre adresse e-mail se trouve au bas de chaque page et dans les mentions légales (/impressum).',
    operator: 'Le siège est à Bad Kreuznach, en Allemagne. L’adresse et le contact sont sous /impressum.',
    greeting:
      'Bonjour ! Je suis l’assistant IA et comprends des questions simples en français. Que souhaitez-vous savoir ?',
    thanks: 'Avec plaisir !',
    machine: 'Je ne suis pas un être humain, je suis l’assistant IA, un programme.',
    language: 'Je comprends des questions simples en français. Le contrat est en allemand.',
  },
};
