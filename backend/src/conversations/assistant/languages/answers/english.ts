import {
  CODE_LENGTH,
  CODE_LIFETIME_MS,
  COPIES_READABLE_DAYS,
  EVIDENCE_MAX_BYTES,
  EVIDENCE_MAX_PER_REVIEW,
  INVOICE_PAYMENT_TERM_DAYS,
  NOTICE_DAYS_OTHER_PAGES,
  NOTICE_DAYS_TERMS,
  PASSWORD_MIN_LENGTH,
  PRICE_FIRST_YEAR_EUR,
  PRICE_PER_MONTH_EUR,
  REVIEW_IMPORT_MAX_REVIEWS,
  TERM_MONTHS,
  VAT_PERCENT,
  VISITOR_CONVERSATION_KEPT_MONTHS,
} from '@sternklar/contracts/constants';
import { REASONS } from '../../knowledge/facts.ts';
import type { Spoken } from './spoken.ts';

const MESSENGER =
  'We are a messenger: we pass your request on, and the platform alone decides whether a review is deleted.';

export const english: Spoken = {
  notUnderstood: 'I understand only simple questions in English, and I did not understand this one.',
  inGerman: 'This is what I can tell you about it, in German:',
  inDanger: 'In an emergency: 112 (ambulance, fire) or 110 (police).',
  toPerson: 'Write “Mensch” and a person from our team will reply to you in this chat.',
  answers: {
    price:
      `There is one plan: €${PRICE_PER_MONTH_EUR} a month including ${VAT_PERCENT} % VAT, so €${PRICE_FIRST_YEAR_EUR} in the first year. It comes with an ` +
      'unlimited number of requests; there are no discounts, no other plans and no free trial.',
    unlimited: `You can submit an unlimited number of requests and add as many businesses as you like; the price stays €${PRICE_PER_MONTH_EUR} a month.`,
    'fee-on-success': `You pay the fixed fee of €${PRICE_PER_MONTH_EUR} a month, however many requests you make and however the platform decides.`,
    term: `The minimum term is ${TERM_MONTHS} months. The contract renews automatically for ${TERM_MONTHS} more months unless you cancel in time; there is no shorter one.`,
    notice:
      `You cancel on your account page (“Abo kündigen”) or by e-mail. Our terms name a notice period of ${NOTICE_DAYS_TERMS / 7} weeks, our other pages ` +
      `${NOTICE_DAYS_OTHER_PAGES} days: we accept every cancellation that arrives ${NOTICE_DAYS_TERMS} days before the end of the ${TERM_MONTHS}-month term and ` +
      'recommend the earlier date. A later one takes effect at the end of the next term.',
    withdrawal:
      'Amounts paid are not refunded, and there is no right of withdrawal, since we only contract with businesses.',
    product: `We help businesses to act against unwanted reviews of their Google profile: you enter the review and always see where your request stands. ${MESSENGER}`,
    'first-steps':
      'It works like this: 1. Create an account and confirm your e-mail address. 2. Add your business with the link to its Google profile. 3. Enter the ' +
      'reviews (author, stars, text). 4. Subscribe. 5. We pass your requests on to the platform; you see the status in your overview and get an e-mail.',
    'add-review':
      'In your overview choose “Löschantrag stellen” at your business and enter the name of the author, the stars and the text; link, reason and evidence if you like.',
    'which-reviews': `You can submit every review of your Google profile, also old ones and those without text. You choose the reason yourself; we do not assess it. The form offers: ${REASONS}. ${MESSENGER}`,
    duration:
      'That depends on the platform; we cannot name a period. You see every change in your overview at once and get an e-mail.',
    promise: `Nobody can promise that, and we do not guarantee success. ${MESSENGER}`,
    'who-decides': `${MESSENGER} We are not part of Google.`,
    assessment: `I do not assess whether a review is lawful, and we give no legal advice; please ask a lawyer. ${MESSENGER}`,
    'not-approved':
      'You can appeal once at the platform, through us, or submit the review again with another reason. Why the platform decided so we do not know.',
    status:
      'There are three: “eingereicht” means submitted, “gelöscht” means that the review was deleted, “nicht genehmigt” that the deletion was not approved.',
    payment:
      'You pay by credit card (Visa or Mastercard), not from a bank account. There are no other means of payment.',
    'change-card': 'On your account page, under “Rechnungen”, choose “Andere Karte hinterlegen” to enter another card.',
    invoice: `Invoices come by e-mail, one a month, payable within ${INVOICE_PAYMENT_TERM_DAYS} days. On your account page, under “Rechnungen”, you download each as PDF and as XML.`,
    'companies-only':
      'Our offer is for businesses only (traders, freelancers and companies with their seat in Germany), not for private persons.',
    platforms: 'The offer is for reviews of Google business profiles only, not for other platforms.',
    password: `Choose “Passwort vergessen?” when you log in: you get a code by e-mail and set a new password with at least ${PASSWORD_MIN_LENGTH} characters. If you are logged in, you change it on your account page.`,
    register: `Choose “Jetzt starten” on the first page, enter your e-mail address and a password (at least ${PASSWORD_MIN_LENGTH} characters), and confirm the address with the code we send you. A phone number is not needed.`,
    'delete-account':
      'You delete your account on your account page. A running subscription does not end by that: it has to be cancelled.',
    'data-protection':
      'We use your data for your account, your requests and this chat and sell none. What we store and which rights you have is in the privacy policy under /datenschutz; you download your data on your account page.',
    'public-counter':
      'Your request reaches the platform with the name and e-mail address of whoever reports; whether and how it informs the author, the platform decides itself. It publicly shows in a profile how many reviews were removed after complaints about defamation.',
    contact: 'Our e-mail address is in the footer of every page and in the imprint (/impressum).',
    greeting: 'Hello! I am the AI assistant. I understand simple questions in English; what would you like to know?',
    thanks: 'You are welcome!',
    machine: 'I am no human, I am the AI assistant, a program.',
    language:
      'I understand simple questions in English and answer most of them in English. The website and the contract are in German.',
    'plan-contents':
      'The plan comprises an unlimited number of requests, their handling, the status of each in real time and the chat. All of it is included in the price.',
    'many-reviews': `You can enter up to ${REVIEW_IMPORT_MAX_REVIEWS} reviews at once, pasted as text or from a CSV file.`,
    'add-business':
      'In your overview choose “Unternehmen hinzufügen” and enter the name and the link to the Google profile (“Share” in your profile). Add as many as you like.',
    'change-review':
      'Open the review in your overview: on its page you correct and complete what you entered, or withdraw the request. What the platform already has stays there as it was sent.',
    evidence: `You add evidence on the page of the review: JPEG, PNG, WebP and PDF, up to ${EVIDENCE_MAX_BYTES / 1_000_000} MB, ${EVIDENCE_MAX_PER_REVIEW} for each review at most; no videos. It is not required, and you make sure that it may be passed on.`,
    'what-is-sent':
      'The platform gets your reason and explanation, where the review is (as a rule its link), the name and e-mail address of whoever reports, and evidence if there is any. You can read the text before it is sent.',
    'payment-failed':
      'If the card is refused, the invoice stays open and you get an e-mail; we try again by ourselves. You can also pay it on your account page under “Rechnungen”, with another card if you like.',
    'verification-code': `The code has ${CODE_LENGTH} characters, comes by e-mail and is valid for ${CODE_LIFETIME_MS / 60_000} minutes. Please look in your spam folder, too; in the window you can ask for a new one.`,
    'change-email':
      'On your account page you enter the new e-mail address and your password; it counts as soon as you confirm it with the code that we send there.',
    'change-account':
      'E-mail address, password, devices and notifications are changed on your account page; everything else you settle with our team.',
    'more-people':
      'An account has one login with one e-mail address; further logins for staff do not exist at present. You can be logged in on several devices at once.',
    'erased-how': `We destroy the key that your data are encrypted with; after that nobody can read them, in backups after ${COPIES_READABLE_DAYS} days at the latest. Invoices stay as long as the law demands.`,
    'chat-privacy': `This chat is stored, and our team can read it. A chat without an account is deleted ${VISITOR_CONVERSATION_KEPT_MONTHS} months after its last message.`,
    'data-export':
      'On your account page, under “Meine Daten”, you download everything that we store about your account as a file (JSON).',
    cookies: 'We use no cookies, no advertising and no tracking.',
    notifications:
      'You see every change in your overview at once and get an e-mail, if you like also a push message. You switch both off on your account page.',
    'support-hours':
      'I answer around the clock. A person from our team answers here as soon as somebody is there; we name no fixed hours.',
    operator:
      'The operator is based in Bad Kreuznach, Germany. Address and legal details are in the imprint (/impressum), the terms under /agb.',
    install: 'Our site runs in the browser, also on your phone; there is nothing to install.',
    exclusive: 'The order is exclusive: while the contract runs, you hire no other provider for removal requests.',
    subscribe: 'The button for the subscription is at the top of your overview.',
  },
};
