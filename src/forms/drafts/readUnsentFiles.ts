import { isRecord } from "../../config/isRecord.ts";
import { readPart, type UnsentFile } from "./draftStorage.ts";

const isUnsentFile = (value: unknown): value is UnsentFile =>
  isRecord(value) && typeof value["fileName"] === "string" && typeof value["size"] === "number";

/** Returns the files that the same user added to a form in this tab, but that were not sent. */
export function readUnsentFiles(form: string, owner: string): UnsentFile[] {
  const unsent = readPart(form, owner, "/files")?.["unsent"];
  return Array.isArray(unsent) ? unsent.filter(isUnsentFile) : [];
}
