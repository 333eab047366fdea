import type { RJSFSchema } from "@rjsf/utils";
import { listDocuments } from "../generated/queries/documents/documents.ts";
import { readDraft } from "../generated/queries/drafts/drafts.ts";
import type { Draft } from "../generated/contract.d.ts";
import { getAccountKey } from "../auth/accountKey.ts";
import { getSessionUser, sessionStore } from "../auth/sessionStore.ts";
import { isOfOtherAccount, type UploadedFile } from "../components/attachments/attachmentDraft.ts";
import type { DraftContent } from "./deviceDraft.ts";
import { omitSensitiveFields } from "./drafts.ts";
import { areValuesEqual } from "./areValuesEqual.ts";
import { isSameId } from "../config/isSameId.ts";
import { isFields } from "../api/readers/fields.ts";

/** Returns whether the contract accepts the name of a form as the key of a draft. A service id may be another text. */
export const isDraftKey = (form: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(form);

const isUploadedFile = (value: unknown): value is UploadedFile =>
  isFields(value) &&
  ["number", "string"].includes(typeof value["documentId"]) &&
  typeof value["fileName"] === "string" &&
  typeof value["size"] === "number";

/** Returns the content of a server's draft, `undefined` without one. `schema` says which values the form has. */
export function readDraftContent({ data }: Pick<Draft, "data">, schema?: RJSFSchema): DraftContent | undefined {
  if (data === null) return undefined;
  const { answers, files, step, title, lang, filledIn } = data;
  return {
    ...(isFields(answers) && { answers: schema === undefined ? answers : omitSensitiveFields(schema, answers) }),
    ...(Array.isArray(files) && { files: files.filter(isUploadedFile) }),
    ...(typeof step === "string" && { step }),
    ...(typeof title === "string" && { title }),
    ...(typeof lang === "string" && { lang }),
    ...(isFields(filledIn) && { filledIn }),
  };
}

type Version = { content: DraftContent; savedAt?: string | undefined };

/** A draft of the server without the files that the server has deleted since. */
export type ServerDraft = Version & { deletedFiles: readonly UploadedFile[] };

/** What this tab has last read from the server, or sent to it: `undefined` when it has not read anything. */
export type KnownDraft = { content: DraftContent | undefined };

/**
 * Returns which draft a form continues with. `conflict`: both have changed since they were the same, so the person chooses.
 * The times are those of the server; the clock of the device is not asked.
 */
export function selectDraft(
  device: (Version & { isUnsaved: boolean }) | undefined,
  server: Version | undefined,
  known?: KnownDraft,
): "device" | "server" | "conflict" {
  if (server === undefined) return "device";
  if (known?.content !== undefined && hasSameWords(known.content, server.content)) return "device";
  if (device === undefined) return "server";
  if (device.savedAt !== undefined && device.savedAt === server.savedAt) return "device";
  if (hasSameWords(device.content, server.content)) return "device";
  return device.isUnsaved ? "conflict" : "server";
}

const hasSameWords = (first: DraftContent, second: DraftContent): boolean =>
  areValuesEqual(first.answers, second.answers) && areValuesEqual(first.files ?? [], second.files ?? []);

/** Reads the draft of a form from the server (`readDraft`). Resolves with `undefined` when it has none. */
export async function readServerDraft(
  form: string,
  schema: RJSFSchema,
  signal?: AbortSignal,
): Promise<ServerDraft | undefined> {
  const draft = await readDraft(form, undefined, signal);
  const content = readDraftContent(draft, schema);
  if (content === undefined) return undefined;
  const deletedFiles = await findDeletedFiles(content.files ?? [], signal);
  const files = content.files?.filter((file) => !deletedFiles.includes(file));
  return { content: { ...content, ...(files && { files }) }, savedAt: draft.updatedAt, deletedFiles };
}

/**
 * Returns the files of a draft that the server has deleted; none when it cannot be asked. The server lists the files of the
 * account for which the person acts, so nothing is known about those of another account.
 */
export async function findDeletedFiles(
  draftFiles: readonly UploadedFile[],
  signal?: AbortSignal,
): Promise<UploadedFile[]> {
  const user = getSessionUser(sessionStore.current);
  const account = user && getAccountKey(user);
  const files = draftFiles.filter((file) => account === undefined || !isOfOtherAccount(file, account));
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
