import { headLength, judge, type FileKind } from "./fileFormat.ts";

const judged = new WeakMap<Blob, Promise<FileKind | undefined>>();

/** How downloaded bytes may be shown, by their content and every type that was claimed for them; the same promise for the same bytes. */
export function kindOf(bytes: Blob, mimeType: string): Promise<FileKind | undefined> {
  const known = judged.get(bytes);
  if (known !== undefined) return known;
  const verdict = bytes
    .slice(0, headLength)
    .arrayBuffer()
    .then((head) => judge(new Uint8Array(head), [bytes.type, mimeType]));
  judged.set(bytes, verdict);
  return verdict;
}
