/** What a message may bring along: how what it tells is taken back. */
export interface WithUndo {
  undo?(): void;
}
