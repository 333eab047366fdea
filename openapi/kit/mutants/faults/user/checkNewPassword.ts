import { messages } from "../../../../../mocks/store/messages.ts";
import { defineFaults, type SeededFault } from "../../fault.ts";
import { setSuccessHeader } from "../../shared/headers.ts";
import { observeResponse } from "../../shared/observers.ts";
import { body } from "../../shared/schemas.ts";
import {
  answer,
  readBody,
  changeObject,
  changeRequest,
  changeSuccess,
  createResponse,
  getLang,
  parseJson,
  withQuery,
} from "../../shared/seeds.ts";
import { appendIf, missingParts, unusualName, weakCheck } from "./shared.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

/** Returns whether a lower-case text has an i with a separate dot, which İ becomes. */
const hasDottedLetter = (text: string): boolean => text.includes("i\u0307");

const hasLength = (password: string, length: number): boolean => [...password].length === length;

/** Returns a text without percent-encoding; `undefined` when a percent sign in it begins no escape. */
function decodeAgain(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Returns a text as it is after one more step that decodes a query. */
function decodeOnceMore(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll("+", " "));
  } catch {
    return value;
  }
}

/** Faults of `checkNewPassword`. */
export const checkNewPasswordFaults: readonly SeededFault[] = [
  ...defineFaults("account-sentences", {
    "name-at-the-beginning": {
      operationId: "checkNewPassword",
      description: "Refuses only a password that begins with a name.",
      breaks: "contract",
      createHandler: changeObject(["checkNewPassword"], (body, { url }) => {
        const [pass = "", name = "", surname = ""] = ["pass", "name", "surname"].map((key) =>
          (url.searchParams.get(key) ?? "").toLowerCase(),
        );
        if (body["valid"] !== false || !(pass.includes(name) || pass.includes(surname))) return;
        if (pass.startsWith(name) || pass.startsWith(surname)) return;
        body["valid"] = true;
        delete body["reason"];
      }),
      observe: observeResponse("checkNewPassword", {
        query: { pass: "2026#AaIngridX", name: "Ingrid", surname: "Berg" },
      }),
    },
    "dotted-letter-in-names": {
      operationId: "checkNewPassword",
      description:
        "Does not find a name with İ in a password with i, because the small letter of İ has two code points.",
      breaks: "contract",
      createHandler: changeObject(["checkNewPassword"], (body, { url }) => {
        const [pass = "", ...names] = ["pass", "name", "surname"].map((key) =>
          (url.searchParams.get(key) ?? "").toLowerCase(),
        );
        if (body["valid"] !== false || names.some((name) => pass.includes(name)) || !names.some(hasDottedLetter))
          return;
        body["valid"] = true;
        delete body["reason"];
      }),
      observe: observeResponse("checkNewPassword", {
        query: { pass: "2026#Aaibrahim", name: "İbrahim", surname: "Berg" },
      }),
    },
    "underscore-is-a-letter": {
      operationId: "checkNewPassword",
      description: "Takes an underscore for a letter, and asks for another special character.",
      breaks: "contract",
      createHandler: changeRequest("checkNewPassword", (request) =>
        /^[\p{L}\p{M}\p{N}\s]*_[\p{L}\p{M}\p{N}\s_]*$/u.test(request.url.searchParams.get("pass") ?? "")
          ? withQuery(request, { pass: "qwerty" })
          : request,
      ),
      observe: observeResponse("checkNewPassword", { query: { pass: "Abcdefg_123456", name: "Ida", surname: "Berg" } }),
    },
    "new-check-trims": {
      operationId: "checkNewPassword",
      description: "Removes the spaces around a password before it checks it.",
      breaks: "contract",
      createHandler: changeRequest("checkNewPassword", (request) =>
        withQuery(request, { pass: request.url.searchParams.get("pass")?.trim() }),
      ),
      observe: observeResponse("checkNewPassword", { query: { pass: "Wolk&Zi82 ", name: "Ida", surname: "Berg" } }),
    },
    "password-in-caches": {
      operationId: "checkNewPassword",
      description: "Lets shared caches keep the check of a password, which is in the address.",
      breaks: "contract",
      createHandler: setSuccessHeader("checkNewPassword", "cache-control", "public, max-age=600"),
      observe: observeResponse("checkNewPassword", { query: { pass: "Wolk&Zi82xx", name: "Ida", surname: "Berg" } }),
    },
  }),
  ...defineFaults("passwords", {
    "name-in-other-case": {
      operationId: "checkNewPassword",
      description: "Finds a name in a password only in the same case.",
      breaks: "contract",
      createHandler: changeObject(["checkNewPassword"], (body, { url }) => {
        const [pass = "", ...names] = ["pass", "name", "surname"].map((name) => url.searchParams.get(name) ?? "");
        const isSame = names.some((name) => pass.includes(name));
        if (isSame || !names.some((name) => pass.toLowerCase().includes(name.toLowerCase()))) return;
        body["valid"] = true;
        delete body["reason"];
      }),
      observe: async ({ call }) =>
        (
          await call("checkNewPassword", { query: { pass: "holmberg#2026Aa", name: "Kamilla", surname: "Holmberg" } })
        ).at(),
    },
    "surname-in-password": {
      operationId: "checkNewPassword",
      description: "Accepts a password that contains the surname; only the given name is looked for.",
      breaks: "contract",
      createHandler: answer(["checkNewPassword"], (request, { send }) => send(withQuery(request, { surname: "Qqqq" }))),
      observe: async ({ call }) =>
        (
          await call("checkNewPassword", { query: { pass: "Kornhaus-2026!x", name: "Vera", surname: "Kornhaus" } })
        ).at(),
    },
  }),
  ...defineFaults("values", {
    "length-in-bytes": {
      operationId: "checkNewPassword",
      description:
        "Measures a password in bytes of UTF-8, so that one of eight characters is accepted when some of them are not in ASCII.",
      breaks: "contract",
      createHandler: changeSuccess(["checkNewPassword"], (response, request, { send }) => {
        const pass = request.url.searchParams.get("pass") ?? "";
        const [length, size] = [[...pass].length, new TextEncoder().encode(pass).length];
        if (readBody(response)["valid"] !== false || length >= 10 || size < 10) return undefined;
        return send(withQuery(request, { pass: pass + ([...pass].at(-1) ?? "").repeat(10 - length) }));
      }),
      observe: observeResponse("checkNewPassword", { query: { pass: "Şəğ-1Öüı", name: "Emma", surname: "Berg" } }),
    },
  }),
  ...defineFaults("statuses", {
    "weak-password-422": {
      operationId: "checkNewPassword",
      description: "Answers 422 for a password that is not accepted.",
      breaks: "contract",
      createHandler: changeSuccess(["checkNewPassword"], (response) => {
        const body = parseJson(response.body);
        return isRecord(body) && body["valid"] === false
          ? createResponse(422, { message: String(body["reason"]), code: "NOT_ACCEPTED" })
          : undefined;
      }),
      observe: observeResponse("checkNewPassword", { query: { pass: "bench", name: "Ida", surname: "Berg" } }),
    },
  }),
  ...defineFaults("languages", {
    "reason-of-name": {
      operationId: "checkNewPassword",
      description:
        "Gives the reason that the password contains the name in Azerbaijani, all others in the requested language.",
      breaks: "contract",
      createHandler: changeObject(["checkNewPassword"], (check, request) => {
        const { passwordHasName } = messages;
        const lang = getLang(request) === "ru" ? "ru" : "en";
        if (check["reason"] === passwordHasName[lang]) check["reason"] = passwordHasName.az;
      }),
      observe: async ({ call }) => {
        const query = { pass: "Emma-Lindqvist-2026", name: "Emma", surname: "Lindqvist", lang: "en" };
        return (await call("checkNewPassword", { query })).at("reason");
      },
    },
    "reason-in-azerbaijani": {
      operationId: "checkNewPassword",
      description: "Explains in Azerbaijani why a password is not accepted.",
      breaks: "contract",
      createHandler: changeRequest("checkNewPassword", (request) => withQuery(request, { lang: "az" })),
      observe: async ({ call }) =>
        (await call("checkNewPassword", { query: { password: "short", name: "Ida", surname: "Berg", lang: "en" } }))
          .text,
    },
  }),
  ...defineFaults("parameters", {
    "check-without-surname": {
      operationId: "checkNewPassword",
      description: "Accepts a check of a password without a surname.",
      breaks: "contract",
      createHandler: changeRequest("checkNewPassword", (request) =>
        request.url.searchParams.has("surname") ? request : withQuery(request, { surname: "Q" }),
      ),
      observe: observeResponse("checkNewPassword", { query: { pass: "Bərk-Ağac-2041", name: "Ada" } }),
    },
    "password-decoded-twice": {
      operationId: "checkNewPassword",
      description: "Decodes the query twice, so that a plus sign in a password becomes a space.",
      breaks: "contract",
      createHandler: changeRequest("checkNewPassword", (request) =>
        withQuery(request, { pass: decodeOnceMore(request.url.searchParams.get("pass") ?? "") }),
      ),
      observe: async ({ call }) =>
        (await call("checkNewPassword", { query: { pass: "Market+Prices2026", name: "Ida", surname: "Berg" } })).text,
    },
  }),
  ...defineFaults("password-rules", {
    "nine-characters": weakCheck(
      "Accepts a password of nine characters.",
      appendIf((password) => hasLength(password, 9), "w"),
      "Zi&gel82n",
    ),
    "no-lower-case": weakCheck(
      "Accepts a password without a lower-case letter.",
      appendIf((password) => !/\p{Ll}/u.test(password), missingParts.lowerCase),
      "WOLKEN&ZIEGEL82",
    ),
    "space-is-special": weakCheck(
      "Counts a space as a special character.",
      (password) => password.replaceAll(" ", "~"),
      "Wolken Ziegel 82",
    ),
    "only-latin-capitals": {
      ...weakCheck("", (password) => password, "şəhər&Ölçü82"),
      description: "Counts only A to Z as upper-case letters.",
      createHandler: changeRequest("checkNewPassword", (request) => {
        const pass = request.url.searchParams.get("pass") ?? "";
        return /[A-Z]/.test(pass)
          ? request
          : withQuery(request, { pass: pass === "" ? undefined : pass.toLowerCase() });
      }),
    },
    "name-in-password": weakCheck(
      "Accepts a password that contains the surname.",
      (password) => password.replaceAll(/berg/gi, "hill"),
      "Berg&Wolken82",
    ),
    "name-of-three-letters": {
      operationId: "checkNewPassword",
      description: "Accepts a password with a name of three letters.",
      breaks: "contract",
      createHandler: changeRequest("checkNewPassword", (request) =>
        withQuery(
          request,
          Object.fromEntries(
            ["name", "surname"].flatMap((name) =>
              request.url.searchParams.get(name)?.length === 3 ? [[name, unusualName]] : [],
            ),
          ),
        ),
      ),
      observe: async ({ call }) =>
        (await call("checkNewPassword", { query: { pass: "Ulf%Wagen2026", name: "Ulf", surname: "Berg" } })).text,
    },
    "decoded-twice": {
      operationId: "checkNewPassword",
      description: "Decodes a password twice, so that one with a percent sign is an invalid parameter.",
      breaks: "contract",
      createHandler: changeRequest("checkNewPassword", (request) =>
        withQuery(request, { pass: decodeAgain(request.url.searchParams.get("pass") ?? "") }),
      ),
      observe: async ({ call }) => {
        const query = { pass: "Endirim-100%-Bazar", name: "Emma", surname: "Lindqvist" };
        return (await call("checkNewPassword", { query })).text;
      },
    },
  }),
  ...defineFaults("schemas", {
    "password-check-bare": body("checkNewPassword", "Returns true or false instead of an object.", (value) =>
      isRecord(value) ? value["valid"] : value,
    ),
  }),
];
