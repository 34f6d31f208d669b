import {
  CODE_LIFETIME_MS,
  NOTICE_DAYS_OTHER_PAGES,
  NOTICE_DAYS_TERMS,
  PRICE_FIRST_YEAR_EUR,
  PRICE_PER_MONTH_EUR,
  VAT_PERCENT,
} from '@sternklar/contracts/constants';

/** Figures as the languages beside German write them. */
export const month = `${PRICE_PER_MONTH_EUR} €`;
export const year = `${PRICE_FIRST_YEAR_EUR} €`;
export const vat = VAT_PERCENT;
export const weeks = NOTICE_DAYS_TERMS / 7;
export const days = NOTICE_DAYS_OTHER_PAGES;
export const minutes = CODE_LIFETIME_MS / 60_000;
