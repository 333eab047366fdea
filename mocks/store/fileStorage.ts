/** Where the bytes of files that people sent are kept, apart from the state: they are too large to be written as text. */
export type FileStorage = {
  write: (id: number, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** `undefined` when nothing is kept under this number. */
  read: (id: number) => Promise<Uint8Array<ArrayBuffer> | undefined>;
};

/** Keeps files as long as the process lives. */
export function createMemoryFileStorage(): FileStorage {
  const kept = new Map<number, Uint8Array<ArrayBuffer>>();
  return {
    write: (id, bytes) => {
      kept.set(id, bytes);
      return Promise.resolve();
    },
    read: (id) => Promise.resolve(kept.get(id)),
  };
}
