import { headLength, mimeOf } from "../documents/fileFormat.ts";

/** What the service takes of files, as the contract says it: 20 megabytes, and these kinds. */
const largest = 20 * 1000 * 1000;
const taken = ["image/png", "image/jpeg", "application/pdf", "video/mp4"];

/** The same for a file input's `accept`. */
export const accepted: string = taken.join(",");

/** The most files that go with one thing that is sent. */
export const mostFiles = 20;

/** Why a file is not even sent: it is empty, too large, or none of the kinds that are taken (whatever its name says). */
export type Unacceptable = "empty" | "size" | "type";

/** Looks at a file before it is sent; `undefined` when nothing speaks against it. */
export async function unacceptable(file: File): Promise<Unacceptable | undefined> {
  if (file.size === 0) return "empty";
  if (file.size > largest) return "size";
  const mime = mimeOf(new Uint8Array(await file.slice(0, headLength).arrayBuffer()));
  // A system that does not know an ending names no type; one that does must not be contradicted by the content.
  return mime !== undefined && taken.includes(mime) && (file.type === "" || file.type === mime) ? undefined : "type";
}
