/** Something an operator should look into. */
export interface Finding {
  /** The same for as long as it lasts, whatever its words. */
  readonly id: string;
  readonly about: 'software' | 'read-models' | 'reactors' | 'mails';
  /** What is wrong, as a German sentence without its end. */
  readonly wrong: string;
  /** What to do about it on the command line. */
  readonly help: string;
}
