/** Storage for uploaded files, separate from the state: they are too large for a JSON snapshot. */
export type FileStorage = {
  write: (id: number, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** Returns `undefined` when no file has this id. */
  read: (id: number) => Promise<Uint8Array<ArrayBuffer> | undefined>;
};

/** Stores files in memory. */
export function createMemoryFileStorage(): FileStorage {
  const files = new Map<number, Uint8Array<ArrayBuffer>>();
  return {
    write: (id, bytes) => {
      files.set(id, bytes);
      return Promise.resolve();
    },
    read: (id) => Promise.resolve(files.get(id)),
  };
}
