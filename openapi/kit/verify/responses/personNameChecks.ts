import { isRecord } from "../../../../src/config/isRecord.ts";
import type { ContractOperation } from "../../contract/operations.ts";
import type { ContractCheck, VerifyContext } from "../check.ts";
import { fetchBody } from "../fetchBody.ts";
import { ContractViolation } from "../outcomes.ts";
import type { Personas } from "../personas.ts";
import { findErrors, type RecordedCall } from "../run/recordedCalls.ts";

/** The fields of users and requests that name a person. */
const personFields = ["name", "surname", "fatherName", "username", "email", "phoneNumber", "pin"] as const;

/** A shorter text may be part of an identifier by chance. */
const minLength = 4;

/** A text that a random number in a URI may have too. */
const mayBeNumber = /^[\da-f-]*$/i;

/** Returns the texts with which an object names a person. */
const listPersonTexts = (value: unknown): readonly string[] =>
  isRecord(value)
    ? personFields.map((name) => value[name]).filter((text): text is string => typeof text === "string")
    : [];

/** Returns a text as a URI may have it: without escapes, in small letters. */
function toPlain(text: string): string {
  try {
    return decodeURIComponent(text).toLowerCase();
  } catch {
    return text.toLowerCase();
  }
}

/** Returns whether a URI has a text that is no part of a longer word or number. */
function hasText(uri: string, text: string): boolean {
  const plain = toPlain(uri);
  const searched = text.toLowerCase();
  for (let index = plain.indexOf(searched); index !== -1; index = plain.indexOf(searched, index + 1)) {
    const around = `${plain[index - 1] ?? ""}${plain[index + searched.length] ?? ""}`;
    if (!/[\p{L}\p{N}]/u.test(around)) return true;
  }
  return false;
}

/** The texts that name the persons of a run, by access token. */
const knownTexts = new WeakMap<Personas, Map<string, Promise<readonly string[]>>>();

/** Returns the texts that name the person of an access token; none when they cannot be read. */
function readPersonTexts(context: VerifyContext, token: string): Promise<readonly string[]> {
  const known = knownTexts.get(context.personas) ?? new Map<string, Promise<readonly string[]>>();
  knownTexts.set(context.personas, known);
  const texts = known.get(token) ?? fetchBody(context, "readUser", { token }).then(listPersonTexts, () => []);
  known.set(token, texts);
  return texts;
}

/** Returns the check that what identifies an error in the logs names no person: whom it is given to needs no name. */
export const createPersonNameChecks = (
  operation: ContractOperation,
  recordedCalls: readonly RecordedCall[],
): readonly ContractCheck[] => [
  {
    name: "names no person in the instance of an error",
    run: async (context) => {
      for (const { request, response } of findErrors(recordedCalls, operation)) {
        const instance = isRecord(response.body) ? response.body["instance"] : undefined;
        if (typeof instance !== "string") continue;
        const { token, body, query } = request;
        const sent = [body, query].flatMap(listPersonTexts).filter((text) => !mayBeNumber.test(text));
        const texts = [...sent, ...(token === undefined ? [] : await readPersonTexts(context, token))];
        const found = texts.find((text) => text.length >= minLength && hasText(instance, text));
        if (found !== undefined)
          throw new ContractViolation(
            "an instance that names no person",
            `${response.status} with the instance ${instance}`,
            response.curl,
          );
      }
    },
  },
];
