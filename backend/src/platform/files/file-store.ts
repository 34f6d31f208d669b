/** Where encrypted files lie. Adapters must pass `file-store.contract.ts`, and throw `FilesUnavailable` when it is away. */
export interface FileStore {
  /** Reads the pieces once, from front to back. Resolves once they will be there after a crash. */
  put(fileId: string, pieces: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<void>;
  /** Null when there is none. Cut anywhere. */
  get(fileId: string): Promise<AsyncIterable<Buffer> | null>;
  /** Of what is not there: changes nothing. */
  remove(fileIds: readonly string[]): Promise<void>;
}
