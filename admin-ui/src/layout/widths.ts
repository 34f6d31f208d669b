/** From this width on the bar holds everything beside each other; below, most of it stands in one menu. */
const WIDE = 1000;
export const WIDE_BAR = `@media (min-width: ${WIDE}px)`;
export const NARROW_BAR = `@media (max-width: ${WIDE - 0.02}px)`;
