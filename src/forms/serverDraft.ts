import type { RJSFSchema } from "@rjsf/utils";
import { listDocuments } from "../generated/queries/documents/documents.ts";
import type { Draft } from "../generated/contract.d.ts";
import type { UploadedFile } from "../components/attachments/attachmentDraft.ts";
import type { DraftContent } from "./deviceDraft.ts";
import { omitSensitiveFields } from "./drafts.ts";
import { areValuesEqual } from "./formValues.ts";
import { isSameId } from "../config/isSameId.ts";

/** Returns whether the contract accepts the name of a form as the key of a draft. A service id may be another text. */
export const isDraftKey = (form: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(form);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isUploadedFile = (value: unknown): value is UploadedFile =>
  isRecord(value) &&
  ["number", "string"].includes(typeof value["documentId"]) &&
  typeof value["fileName"] === "string" &&
  typeof value["size"] === "number";

/** Returns the content of a server's draft, `undefined` without one. `schema` says which values the form has. */
export function readDraftContent({ data }: Pick<Draft, "data">, schema?: RJSFSchema): DraftContent | undefined {
  if (data === null) return undefined;
  const { answers, files, step, title, lang } = data;
  return {
    ...(isRecord(answers) && { answers: schema === undefined ? answers : omitSensitiveFields(schema, answers) }),
    ...(Array.isArray(files) && { files: files.filter(isUploadedFile) }),
    ...(typeof step === "string" && { step }),
    ...(typeof title === "string" && { title }),
    ...(typeof lang === "string" && { lang }),
  };
}

type Version = { content: DraftContent; savedAt?: string | undefined };

/**
 * Returns which draft a form begins with. `conflict`: both have changed since they were the same, so the person chooses.
 * The times are those of the server; the clock of the device is not asked.
 */
export function selectDraft(
  device: (Version & { isUnsaved: boolean }) | undefined,
  server: Version | undefined,
): "device" | "server" | "conflict" {
  if (server === undefined) return "device";
  if (device === undefined) return "server";
  if (device.savedAt !== undefined && device.savedAt === server.savedAt) return "device";
  if (hasSameWords(device.content, server.content)) return "device";
  return device.isUnsaved ? "conflict" : "server";
}

const hasSameWords = (first: DraftContent, second: DraftContent): boolean =>
  areValuesEqual(first.answers, second.answers) && areValuesEqual(first.files ?? [], second.files ?? []);

/** Returns the names of the files of a draft that the server has deleted; none when it cannot be asked. */
export async function findDeletedFiles(files: readonly UploadedFile[], signal: AbortSignal): Promise<UploadedFile[]> {
  if (files.length === 0) return [];
  try {
    const { items, total } = await listDocuments({ page: 1, perPage: 100 }, signal);
    // Of a longer list only a part is known.
    if (total > items.length) return [];
    return files.filter(({ documentId }) => items.every(({ id }) => !isSameId(id, documentId)));
  } catch {
    return [];
  }
}
