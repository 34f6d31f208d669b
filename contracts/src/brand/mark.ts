/** The four-pointed star: one path in a 32 × 32 box, used for the logo, marks in lists and the app icon. */
export const MARK_VIEW_BOX = '0 0 32 32';
export const MARK_PATH =
  'M16 1C17.1 9.6 22.4 14.9 31 16C22.4 17.1 17.1 22.4 16 31C14.9 22.4 9.6 17.1 1 16C9.6 14.9 14.9 9.6 16 1Z';
