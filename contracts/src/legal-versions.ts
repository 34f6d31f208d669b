import { PRIVACY_POLICY_DATE, TERMS_DATE } from './constants.ts';

/**
 * The versions of what customers agree to (AGB) or are told of (Datenschutz), as they stand on the pages now. A version is named
 * by the date that its page shows; one that changes under the same date is counted.
 */
export const CURRENT_TERMS = { agb: `${TERMS_DATE}.3`, datenschutz: `${PRIVACY_POLICY_DATE}.11` } as const;

/** Pages that were opened before a change still name the version that they showed, so older ones stay. */
export const KNOWN_TERMS = {
  agb: [TERMS_DATE, `${TERMS_DATE}.2`, CURRENT_TERMS.agb],
  datenschutz: [
    `${PRIVACY_POLICY_DATE}.1`,
    `${PRIVACY_POLICY_DATE}.2`,
    `${PRIVACY_POLICY_DATE}.3`,
    `${PRIVACY_POLICY_DATE}.4`,
    `${PRIVACY_POLICY_DATE}.5`,
    `${PRIVACY_POLICY_DATE}.6`,
    `${PRIVACY_POLICY_DATE}.7`,
    `${PRIVACY_POLICY_DATE}.8`,
    `${PRIVACY_POLICY_DATE}.9`,
    `${PRIVACY_POLICY_DATE}.10`,
    CURRENT_TERMS.datenschutz,
  ],
} as const;
