/**
 * A start that cannot go on. The message is one whole sentence for the person at the terminal (what is wrong, what to
 * do); it is printed as it stands and the process ends with a non-zero code.
 */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}
