/** The last so many days; without one of them, everything that ever was. */
export const FIGURE_DAYS = [30, 90, 365] as const;

/** Of fewer cases no share is told: it would say more than it knows. */
export const FEWEST_FOR_SHARE = 5;
