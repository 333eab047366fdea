import type { RJSFSchema } from "@rjsf/utils";
import type { Draft } from "../../generated/contract.d.ts";
import { keepDraftFormKey as maxKeyLength } from "../../generated/maxLengths.ts";
import type { DraftContent, UploadedFile } from "./draftStorage.ts";
import { omitSensitiveFields } from "../omitSensitiveFields.ts";
import { isRecord } from "../../config/isRecord.ts";

/** Returns whether the contract accepts the name of a form as the key of a draft. A service id may be another text. */
export const isDraftKey = (form: string): boolean => /^[A-Za-z0-9_-]+$/.test(form) && form.length <= maxKeyLength;

const isUploadedFile = (value: unknown): value is UploadedFile =>
  isRecord(value) &&
  ["number", "string"].includes(typeof value["documentId"]) &&
  typeof value["fileName"] === "string" &&
  typeof value["size"] === "number";

/** Returns the content of a server's draft, `undefined` without one. `schema` says which values the form has. */
export function readDraftContent({ data }: Pick<Draft, "data">, schema?: RJSFSchema): DraftContent | undefined {
  if (data === null) return undefined;
  const { answers, files, step, title, lang, filledIn } = data;
  return {
    ...(isRecord(answers) && { answers: schema === undefined ? answers : omitSensitiveFields(schema, answers) }),
    ...(Array.isArray(files) && { files: files.filter(isUploadedFile) }),
    ...(typeof step === "string" && { step }),
    ...(typeof title === "string" && { title }),
    ...(typeof lang === "string" && { lang }),
    ...(isRecord(filledIn) && { filledIn }),
  };
}

/** The content of a draft, and the time at which the server has saved it. */
export type DraftVersion = { content: DraftContent; savedAt?: string | undefined };
