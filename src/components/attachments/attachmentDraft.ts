import { tabStore } from "../../config/storage.ts";

/** A file that the service has taken already, for something that is not sent yet. */
export type KeptFile = { documentId: number; fileName: string; size: number };

type Kept = { owner: string; files: KeptFile[] };

/** The files that the same person added to a form in this tab before, as through a reload. */
export function readKeptFiles(form: string, owner: string): KeptFile[] {
  try {
    const kept = JSON.parse(tabStore.get(`draft:${form}/files`) ?? "null") as Kept | null;
    return kept?.owner === owner ? kept.files : [];
  } catch {
    return [];
  }
}

/** Keeps the files of a form for this tab; none removes what was kept. */
export const keepFiles = (form: string, owner: string, files: KeptFile[]): void => tabStore.set(`draft:${form}/files`, files.length === 0 ? null : JSON.stringify({ owner, files } satisfies Kept));
