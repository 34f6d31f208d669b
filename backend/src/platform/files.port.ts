/** A file of somebody: its id, and whose key it is encrypted under (see `subjectOf`). */
export interface FileOf {
  readonly fileId: string;
  readonly subject: string;
}

/** What a file is stored as. */
export interface StoredFile {
  /** SHA-256 of the encrypted bytes, 64 hexadecimal digits. */
  readonly storedHash: string;
}

/** The bytes that are stored are not those that were stored. */
export class FileDamaged extends Error {
  override readonly name = 'FileDamaged';
}

/** Where the files lie does not answer; what was asked for may work in a while. */
export class FilesUnavailable extends Error {
  override readonly name = 'FilesUnavailable';
}

/**
 * Files that lie outside of the log, encrypted piece by piece under keys of their own, which derive from those of their
 * subjects: once such a key is destroyed, nobody can read them. Throws `FilesUnavailable` when they cannot be reached, and
 * `SubjectErased` when something is written for a subject whose key is destroyed.
 */
export interface SealedFiles {
  /** Ids are new: nothing is ever written over. A failure may leave pieces, which `remove` takes away. */
  put(file: FileOf, content: Buffer | AsyncIterable<Buffer>): Promise<StoredFile>;
  /** Its content, piece by piece; null when there is none, or nobody can read it any more. Throws `FileDamaged`. */
  read(file: FileOf): Promise<AsyncIterable<Buffer> | null>;
  /** What is stored by this id now; null when nothing is. Needs no key. */
  storedHash(fileId: string): Promise<string | null>;
  /** Again, or of what is not there: changes nothing. */
  remove(fileIds: readonly string[]): Promise<void>;
  /** A few bytes that wait elsewhere; `place` says where, and must be the same to open them. */
  seal(file: FileOf, place: string, bytes: Buffer): Promise<Buffer>;
  /** Null when nobody can read them any more. Throws `FileDamaged`. */
  open(file: FileOf, place: string, sealed: Buffer): Promise<Buffer | null>;
}
