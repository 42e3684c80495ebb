/**
 * Where the documents of filings lie: bytes in, the same bytes out, compressed in between. Keys are made here and
 * name their content, so that storing the same bytes twice is harmless and a half-written file is never found.
 */
interface StoredDocument {
  /** what `read` takes */
  storage_key: string
  /** bytes as filed, before compression */
  size: number
  /** of the bytes as filed, hex */
  sha256: string
}

export interface DocumentStore {
  /**
   * Returns when the bytes are safe: written whole and flushed. A damaged copy on disk is written anew. Throws what the
   * disk or the network says.
   */
  write(bytes: Uint8Array): Promise<StoredDocument>
  /** @throws AppError('not-found') when nothing lies there, DamagedDocument when it is not what was stored */
  read(storageKey: string): Promise<Buffer>
  /**
   * As it lies there, still compressed, for a thread that unpacks it itself (`unpackHere`).
   * @throws AppError('not-found') when nothing lies there
   */
  readPacked(storageKey: string): Promise<Uint8Array>
}

/** Largest document that is stored or read, unpacked; protects against compressed bombs. */
export const MAX_DOCUMENT = 64 * 1024 * 1024
