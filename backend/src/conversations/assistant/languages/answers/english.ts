import {
  INVOICE_PAYMENT_TERM_DAYS,
  NOTICE_DAYS_OTHER_PAGES,
  NOTICE_DAYS_TERMS,
  PASSWORD_MIN_LENGTH,
  PRICE_FIRST_YEAR_EUR,
  PRICE_PER_MONTH_EUR,
  TERM_MONTHS,
  VAT_PERCENT,
} from '@sternklar/contracts/constants';
import type { Spoken } from './spoken.ts';

const MESSENGER =
  'We are a messenger: we pass your request on, and the platform alone decides whether a review is deleted.';

export const english: Spoken = {
  notUnderstood: 'I understand only simple questions in English, and I did not understand this one.',
  inGerman: 'This is what I can tell you about it, in German:',
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
    'which-reviews': `You can submit every review of your Google profile, also old ones and those without text. You choose the reason yourself; we do not assess it. ${MESSENGER}`,
    duration:
      'That depends on the platform; we cannot name a period. You see every change in your overview at once and get an e-mail.',
    promise: `Nobody can promise that, and we do not guarantee success. ${MESSENGER}`,
    'who-decides': `${MESSENGER} We are not part of Google.`,
    assessment: `I do not assess whether a review is lawful, and we give no legal advice; please ask a lawyer. ${MESSENGER}`,
    'not-approved':
      'You can appeal once at the platform, through us, or submit the review again with another reason. Why the platform decided so we do not know.',
    status:
      'There are three: “eingereicht” means submitted, “gelöscht” means that the review was deleted, “nicht genehmigt” that the deletion was not approved.',
    payment: 'You pay by credit card (Visa or Mastercard). There are no other means of payment.',
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
      'The platform publicly shows in a profile how many reviews were removed after complaints about defamation. Whether it informs the author, it decides itself.',
    contact: 'Our e-mail address is in the footer of every page and in the imprint (/impressum).',
    greeting: 'Hello! I am the AI assistant. I understand simple questions in English; what would you like to know?',
    thanks: 'You are welcome!',
    machine: 'I am no human, I am the AI assistant, a program.',
    language: 'I understand simple questions in English and answer most of them in English.',
  },
};
