import type { RJSFSchema } from "@rjsf/utils";
import type { Draft } from "../../generated/contract.d.ts";
import { keepDraftFormKey as maxKeyLength } from "../../generated/maxLengths.ts";
import { parseUploadedFiles, type DraftContent } from "./draftStorage.ts";
import { omitSensitiveFields } from "../omitSensitiveFields.ts";
import { isRecord } from "../../config/isRecord.ts";

/** Returns whether the contract accepts the name of a form as the key of a draft. A service id may be another text. */
export const isDraftKey = (form: string): boolean => /^[A-Za-z0-9_-]+$/.test(form) && form.length <= maxKeyLength;

/** Returns the content of a server's draft, `undefined` without one. `schema` says which values the form has. */
export function readDraftContent({ data }: Pick<Draft, "data">, schema?: RJSFSchema): DraftContent | undefined {
  if (data === null) return undefined;
  const { answers, step, title, lang, filledIn } = data;
  const files = parseUploadedFiles(data["files"]);
  return {
    ...(isRecord(answers) && { answers: schema === undefined ? answers : omitSensitiveFields(schema, answers) }),
    ...(files !== undefined && { files }),
    ...(typeof step === "string" && { step }),
    ...(typeof title === "string" && { title }),
    ...(typeof lang === "string" && { lang }),
    ...(isRecord(filledIn) && { filledIn }),
  };
}

/** The content of a draft, and the time at which the server has saved it. */
export type DraftVersion = { content: DraftContent; savedAt?: string | undefined };
