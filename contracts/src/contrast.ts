/** What text needs to be read by nearly everybody (WCAG 2.2, 1.4.3). */
export const READABLE_CONTRAST = 4.5;
/** A colour as it is stored: `#7a1f35`. */
export const HEX_COLOR = /^#[0-9a-f]{6}$/;

const channels = (color: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);

/** Relative luminance (WCAG 2.2) of a colour such as `#7a1f35`, from 0 for black to 1 for white. */
const luminanceOf = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(color).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** How much two colours such as `#7a1f35` differ: 1 for the same one, 21 for black and white. */
export const contrastOf = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

/** Black or white, whichever can be read better on a colour; never less than 4.58. */
export const textColorOn = (color: string): string =>
  contrastOf('#ffffff', color) >= contrastOf('#000000', color) ? '#ffffff' : '#000000';
