/** A small fault that breaks one promise of the product: a text of one file, and what stands there instead. */
export interface PlantedFault {
  /** By which it is asked for. */
  readonly name: string;
  /** What holds without it. */
  readonly promise: string;
  /** From the project's root. */
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly from: string;
  readonly to: string;
}

/** The file's text with the fault in it. Throws unless the searched text stands there exactly once. */
export const withFault = (text: string, { name, file, from, to }: PlantedFault): string => {
  const found = text.split(from).length - 1;
  if (found === 1) return text.replace(from, () => to);
  throw new Error(
    `The fault ${name} cannot be planted: its text stands in ${file} ${found} times, not once. Write it anew, so that it breaks the same promise: ${from}`,
  );
};
