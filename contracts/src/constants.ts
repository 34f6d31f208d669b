/**
 * Business constants of the product (specification, section 9). Server, screens, mails and legal
 * pages read them from here and nowhere else.
 */

export const PLAN_NAME = 'standard';
/** Gross price of one month in euro, 19 % VAT included. */
export const PRICE_PER_MONTH_EUR = 59;
/** Minimum term and length of every automatic renewal, in months. */
export const TERM_MONTHS = 12;
/** Gross price of the first year in euro: 708. */
export const PRICE_FIRST_YEAR_EUR = PRICE_PER_MONTH_EUR * TERM_MONTHS;
export const VAT_PERCENT = 19;
/** Set by the server; the only way to pay. */
export const PAYMENT_METHOD = 'Kreditkarte';

/** Notice of termination as the terms read (4 weeks) and as every other page reads (30 days), in days. */
export const NOTICE_DAYS_TERMS = 28;
export const NOTICE_DAYS_OTHER_PAGES = 30;
export const INVOICE_PAYMENT_TERM_DAYS = 3;
/** Whole calendar years after the one of its issue that an invoice is kept for (§ 14b UStG, since 2025). */
export const INVOICE_RETENTION_YEARS = 8;
/** A card that refused an open invoice is asked again so many days after its first refusal, its second and so on; then no more. */
export const PAYMENT_RETRY_DAYS = [3, 5, 7] as const;
/** Customers are reminded so many days before the last day on which they should give notice. */
export const NOTICE_REMINDER_DAYS = [60, 35] as const;
/** How long a request to delete the account can be taken back before it is carried out. */
export const DELETION_REQUEST_WAITS_DAYS = 14;
/** How long an account that holds nothing is kept whose address nobody verified. */
export const UNVERIFIED_ACCOUNT_KEPT_DAYS = 30;
/** How long a visitor's conversation is kept after its last message. */
export const VISITOR_CONVERSATION_KEPT_MONTHS = 12;
/** Whole calendar years after the one of its last decision, or of its withdrawal, that a review's name, text and link are kept for (§§ 195, 199 BGB). */
export const DECIDED_REVIEW_KEPT_YEARS = 3;
/** How long whoever runs the product may keep its log lines, which name nobody; the product itself keeps none. */
export const LOGS_KEPT_DAYS = 30;
/** After so many days nobody can read what was erased in any copy (backup, base backup, archived WAL): the key that opens it is gone. */
export const COPIES_READABLE_DAYS = 30;
export const TERMS_CHANGE_NOTICE_DAYS = 30;
export const AVAILABILITY_AIM_PERCENT = 99;
/** A conversation that somebody of the team took over is theirs for so long, unless they let it go before. */
export const CONVERSATION_HELD_MS = 3_600_000;
/** Whoever answers it goes on having it; so often that is recorded anew. */
export const CONVERSATION_HELD_ANEW_MS = 600_000;
/** Text blocks of the team: how many there may be, and how long. */
export const TEXT_BLOCKS_MAX = 200;
export const TEXT_BLOCK_TITLE_MAX_LENGTH = 80;
export const TEXT_BLOCK_MAX_LENGTH = 2_000;
/** Since when the AGB are as they are. */
export const TERMS_DATE = '2026-11-25';
export const PRIVACY_POLICY_DATE = '2025-01-24';
export const OPERATOR_TOWN = 'Bad Kreuznach';
export const OPERATOR_COUNTRY = 'Deutschland';

/** Length of verification and reset codes, in characters. */
/** How long a changed e-mail address can be taken back by whoever reads the former one. */
export const EMAIL_CHANGE_UNDO_DAYS = 7;
export const CODE_LENGTH = 6;
export const CODE_LIFETIME_MS = 15 * 60_000;
export const CODE_MAX_TRIES = 5;
export const CODE_RESEND_INTERVAL_MS = 60_000;
export const CODE_MAX_PER_HOUR = 5;
/** So often an account may ask for another address within 24 hours: each time it is kept from others for a while. */
export const EMAIL_CHANGES_PER_DAY = 10;

export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_LENGTH = 128;
export const SESSION_LIFETIME_MS = 12 * 3_600_000;

/** How long a widget visitor's token counts, and how long after that it may still be renewed. */
export const VISITOR_SESSION_LIFETIME_MS = 12 * 3_600_000;
export const VISITOR_RENEWAL_MS = 7 * 24 * 3_600_000;

export const RATING_MIN = 1;
export const RATING_MAX = 5;

/** Longest accepted inputs, in UTF-16 code units. */
export const EMAIL_MAX_LENGTH = 254;
/** Of what stands before the @ (RFC 5321, 4.5.3.1.1): no server takes mail for a longer one. */
export const EMAIL_NAME_MAX_LENGTH = 64;
export const BUSINESS_NAME_MAX_LENGTH = 200;
/** How long a business that was removed can be had back by its owner. */
export const BUSINESS_RESTORABLE_MS = 10 * 60_000;
export const COMPANY_NAME_MAX_LENGTH = 200;
export const LINK_MAX_LENGTH = 2_000;
export const REVIEWER_NAME_MAX_LENGTH = 200;
export const REVIEW_TEXT_MAX_LENGTH = 10_000;
export const REVIEW_NOTE_MAX_LENGTH = 2_000;
/** What a customer says to their ground, and to a question. */
export const CASE_FACTS_MAX_LENGTH = 4_000;
/** How long a case counts as taken over after the last step of whoever did. */
export const CASE_HELD_MS = 30 * 60_000;
/** No later day can be set on which somebody asks after a request: half a year, as long as Art. 20 DSA leaves for a complaint. */
export const FOLLOW_UP_MAX_DAYS = 180;
/** A question that nobody answered: after how many days its customer is reminded once, and after how many it is closed. */
export const QUESTION_REMINDER_DAYS = 3;
export const QUESTION_CLOSED_DAYS = 30;
/** What a platform wrote back. */
export const NOTICE_MAX_LENGTH = 20_000;
/** A text as it was sent to a platform, in UTF-8. */
export const SENT_TEXT_MAX_BYTES = 60_000;
/** What a platform calls a request. */
export const REFERENCE_MAX_LENGTH = 200;
export const INVOICE_CANCELLATION_NOTE_MAX_LENGTH = 200;
/** What a bank statement says of a transfer. */
export const BOOKING_REFERENCE_MAX_LENGTH = 140;
/** So many days before a card on file expires its holder is told. */
export const CARD_EXPIRY_NOTICE_DAYS = 30;
/** Of the note about an end out of the ordinary. */
export const TERMINATION_NOTE_MAX_LENGTH = 1_000;
export const CHAT_MESSAGE_MAX_LENGTH = 4_000;
export const PARTNER_NAME_MAX_LENGTH = 200;
export const ORIGIN_MAX_LENGTH = 260;

/** On how many sites a partner may have the widget, and how many of its keys may count at the same time. */
export const PARTNER_MAX_ORIGINS = 20;
export const PARTNER_MAX_LIVE_KEYS = 5;
/** How long a replaced key of a partner goes on working, in days: usually, and at most. */
export const PARTNER_KEY_GRACE_DAYS = 14;
export const PARTNER_KEY_GRACE_MAX_DAYS = 90;

/**
 * Evidence of a review's case: how large one file may be, how many there may be that did not go to the platform, how many in
 * all, and in what pieces it comes.
 */
export const EVIDENCE_MAX_BYTES = 10_000_000;
export const EVIDENCE_MAX_PER_REVIEW = 10;
export const EVIDENCE_MAX_IN_ALL = 30;
export const EVIDENCE_CHUNK_BYTES = 1_048_576;
export const EVIDENCE_NAME_MAX_LENGTH = 200;

/** Most reviews a customer adds in one go, and of those in one call. */
export const REVIEW_IMPORT_MAX_REVIEWS = 200;
export const REVIEW_IMPORT_MAX_PER_CALL = 50;

/** Most reviews whose status an admin sets in one call. */
export const REVIEW_STATUS_MAX_PER_CALL = 100;

export const CARD_NUMBER_DIGITS = 16;
export const CARD_CVV_DIGITS = 3;
export const CARD_EXPIRY_DIGITS = 4;
export const SIMULATED_PAYMENT_DELAY_MS = 2_000;

/** How long toasts stay, in milliseconds. */
export const TOAST_CODE_MS = 10_000;
export const TOAST_CODE_NOTE_MS = 8_000;
export const TOAST_PAYMENT_MS = 5_000;
export const TOAST_DEFAULT_MS = 4_000;

/** How long after an admin's last message a conversation goes back to the assistant by itself. */
export const WITH_PERSON_MS = 24 * 3_600_000;
/** Most messages of one conversation in an answer, and of each in a list of conversations. */
export const CHAT_HISTORY_MAX_MESSAGES = 1_000;
export const CHAT_LIST_MAX_MESSAGES = 200;
/** Most questions that are offered where the assistant does not know. */
export const CHAT_SUGGESTIONS_MAX = 3;
/** What the assistant can be taught. */
export const TAUGHT_ANSWERS_MAX = 200;
export const TAUGHT_PHRASINGS_MAX = 12;
export const TAUGHT_PHRASING_MAX_LENGTH = 200;
export const TAUGHT_ANSWER_MAX_LENGTH = 900;
/** The newest unanswered questions are looked at, and of a group of them as many shown, and tried. */
export const UNANSWERED_QUESTIONS_LOOKED_AT = 500;
export const UNANSWERED_QUESTIONS_SHOWN = 20;
/** Unread messages are counted no further. */
export const MAX_UNREAD_COUNT = 100;
/** A customer who has not read a reply by then is told by mail. */
export const CHAT_MAIL_AFTER_MS = 2 * 60_000;
/** Replies that follow one another sooner than this are one burst, which one mail tells of. */
export const CHAT_BURST_MS = 3_600_000;
/** Longest name of a visitor, most of what a partner's page says of one, and how long each may be. */
export const VISITOR_NAME_MAX_LENGTH = 80;
export const ATTRIBUTES_MAX = 10;
export const ATTRIBUTE_NAME_MAX_LENGTH = 40;
export const ATTRIBUTE_VALUE_MAX_LENGTH = 200;
/** How long a link works by which a visitor goes on with a conversation, once. */
export const ANSWER_LINK_LIFETIME_DAYS = 7;
/** How long nobody is written to who has declined answers by mail. */
export const ANSWERS_DECLINED_MONTHS = 12;

export const ADMIN_CHAT_CARD_MESSAGES = 5;
export const ADMIN_CHAT_CARD_HEIGHT_PX = 300;
export const REVIEW_TEXT_ROWS = 5;

/** As far as the rows of a filtered list are counted: a total of this size means at least as many. */
export const LIST_COUNT_LIMIT = 10_000;

/** Reviews on one page of the list as of a moment. */
export const AUDIT_PAGE_SIZE = 25;
/** Most reviews and customers that a search in the audit may find before it has to be more exact. */
export const AUDIT_SEARCH_LIMIT = 500;

/** Filters that one person keeps for one list, and the length of their names. */
/** Fewer letters find too much, and more rows of a kind are not read. */
export const LOOKUP_MIN_LENGTH = 2;
export const LOOKUP_MAX_LENGTH = 100;
export const LOOKUP_ROWS = 5;
export const SAVED_FILTERS_PER_LIST = 20;
export const SAVED_FILTER_NAME_MAX_LENGTH = 60;
/** The field of every list's filter that is a search in texts. */
export const SEARCH_FIELD = 'q';
/** Push messages that were sent or dropped: long after a reactor could ask for one again. */
export const PUSH_MESSAGES_KEPT_DAYS = 7;
/** Browsers of one account in which push messages are switched on; one more takes the oldest one's place. */
export const PUSH_DEVICES_PER_ACCOUNT = 10;
/** Browsers that an account recognises; the longest unused makes room. */
export const KNOWN_DEVICES_PER_ACCOUNT = 20;
/** More are refused. */
export const PASSKEYS_PER_ACCOUNT = 20;
export const PASSKEY_NAME_MAX_LENGTH = 60;
/** What authenticator apps take for granted (RFC 6238): every code has so many digits and counts for so long. */
export const APP_CODE_DIGITS = 6;
export const APP_CODE_STEP_SECONDS = 30;
/** Wrong codes of an app before one has to wait. */
export const APP_CODE_TRIES_PER_QUARTER_HOUR = 5;
export const APP_CODE_TRIES_PER_DAY = 20;
/** How long an app may be set up with what was shown. */
export const APP_SETUP_LIFETIME_MS = 15 * 60_000;
/** How many are issued at once. */
export const RECOVERY_CODES = 10;
/** How long after the last sign-in a browser is recognised. */
export const KNOWN_DEVICE_LIFETIME_DAYS = 180;
