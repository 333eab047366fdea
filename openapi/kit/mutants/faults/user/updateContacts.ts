import type { Caller } from "../../caller.ts";
import { defineFaults, type SeededFault } from "../../fault.ts";
import { citizen } from "../../shared/callers.ts";
import { errorsInEnglish } from "../../shared/errors.ts";
import { converts } from "../../shared/inputs.ts";
import { preferBrowser } from "../../shared/languages.ts";
import { acceptsLonger } from "../../shared/lengths.ts";
import { observeResponse } from "../../shared/observers.ts";
import { getPrincipal } from "../../shared/recordOwners.ts";
import { failsFor } from "../../shared/robustness.ts";
import {
  readBody,
  acceptRejected,
  answer,
  changeErrors,
  changeObject,
  changeRequest,
  changeRequestBody,
  changeResponse,
  parseJson,
} from "../../shared/seeds.ts";
import { storesTexts } from "../../shared/storedTexts.ts";

const foreignContacts = { email: "reader@mail.example", phoneNumber: "+99470" };

const readContacts = async ({ call }: Caller, ...updates: readonly object[]): Promise<unknown> => {
  for (const body of updates) await call("updateContacts", { as: "citizen", body });
  const user = await call("readUser", { as: "citizen" });
  return [user.at("email"), user.at("phoneNumber"), user.at("note")];
};

const mixedCaseContacts = { email: "Reader@mail.example", phoneNumber: "+99470555" };

/** Faults of `updateContacts`. */
export const updateContactsFaults: readonly SeededFault[] = [
  ...defineFaults("access", {
    "name-with-contact-details": {
      operationId: "updateContacts",
      description: "Saves a name that the request contains besides the contact details.",
      breaks: "contract",
      createHandler: changeResponse(["updateContacts"], (response, request, { store }) => {
        const account = getPrincipal(request, store)?.account;
        if (response.status !== 200 || account === undefined) return;
        const body = readBody(request);
        for (const name of ["name", "surname", "fatherName", "pin"] as const) {
          const value = body[name];
          if (typeof value === "string" && value !== "") account[name] = value;
        }
      }),
      observe: async ({ call }) => {
        const body = { email: "aysel@poct.example", phoneNumber: "+994125550142", surname: "Həsənova" };
        await call("updateContacts", { ...citizen, body });
        return (await call("readUser", citizen)).at("surname");
      },
    },
  }),
  ...defineFaults("account-sentences", {
    "confirmation-in-the-language-of-the-browser": {
      operationId: "updateContacts",
      description: "Confirms a change in the language that the browser prefers.",
      breaks: "contract",
      createHandler: changeRequest("updateContacts", preferBrowser),
      observe: observeResponse("updateContacts", {
        as: "citizen",
        query: { lang: "ru" },
        headers: { "accept-language": "en" },
        body: { email: "a.b@mail.example", phoneNumber: "+994501112233" },
      }),
    },
  }),
  ...defineFaults("boundaries", {
    "note-2001": acceptsLonger({
      operationId: "updateContacts",
      field: "note",
      limit: 2000,
      options: { as: "citizen" },
      rest: foreignContacts,
    }),
    "phone-26": {
      ...acceptsLonger({
        operationId: "updateContacts",
        field: "phoneNumber",
        limit: 25,
        options: { as: "citizen" },
        rest: foreignContacts,
      }),
      observe: async ({ call }) =>
        (
          await call("updateContacts", {
            as: "citizen",
            body: { ...foreignContacts, phoneNumber: `+${"9".repeat(25)}` },
          })
        ).status,
    },
  }),
  ...defineFaults("persistence", {
    "note-dropped": {
      operationId: "updateContacts",
      description: "Confirms a note of the user, and stores nothing of it.",
      breaks: "contract",
      createHandler: changeRequestBody("updateContacts", ({ note: _note, ...body }) => body),
      observe: async ({ call }) => {
        const body = { email: "a.b@mail.example", phoneNumber: "+994501112233", note: "Call after six" };
        await call("updateContacts", { as: "citizen", body });
        return (await call("readUser", { as: "citizen" })).at("note");
      },
    },
    "email-lower-case": {
      ...storesTexts(
        "updateContacts",
        "Stores e-mail addresses in lower case.",
        (text) => text.toLowerCase(),
        (caller) => readContacts(caller, mixedCaseContacts),
        ["email"],
      ),
      breaks: "quality",
    },
    "contacts-not-stored": {
      operationId: "updateContacts",
      description: "Confirms new contact details without storing them.",
      breaks: "contract",
      createHandler: answer(["updateContacts"], async (request, { store, send }) => {
        const account = getPrincipal(request, store)?.account;
        const before = { ...account };
        const response = await send(request);
        if (account !== undefined) Object.assign(account, before);
        return response;
      }),
      observe: (caller) => readContacts(caller, mixedCaseContacts),
    },
    "note-cleared": {
      operationId: "updateContacts",
      description: "Clears the note when only other contact details are sent.",
      breaks: "quality",
      createHandler: changeRequestBody("updateContacts", (body) => {
        body["note"] ??= "";
      }),
      observe: (caller) => readContacts(caller, { ...mixedCaseContacts, note: "Call after six." }, mixedCaseContacts),
    },
    "note-until-emoji": {
      operationId: "updateContacts",
      description: "Stores a note up to its first emoji, since the database has characters of at most three bytes.",
      breaks: "contract",
      createHandler: changeRequestBody("updateContacts", (body) =>
        typeof body["note"] === "string" ? { ...body, note: body["note"].split(/[\u{10000}-\u{10FFFF}]/u)[0] } : body,
      ),
      observe: async ({ call }) => {
        const body = {
          email: "aysel.quliyeva@poct.example",
          phoneNumber: "+994125550142",
          note: "Zəng edin 🙂, sağ olun",
        };
        await call("updateContacts", { as: "citizen", body });
        return (await call("readUser", { as: "citizen" })).at("note");
      },
    },
    "refused-and-saved": {
      operationId: "updateContacts",
      description: "Answers 412 to a change of what has changed meanwhile, and saves it nevertheless.",
      breaks: "contract",
      createHandler: changeErrors(["updateContacts"], async ({ status }, request, { send }) => {
        const headers = new Headers(request.headers);
        headers.delete("if-match");
        if (status === 412) await send({ ...request, headers });
      }),
      observe: async ({ call }) => {
        const body = { email: "aysel@bench.example", phoneNumber: "+994501234567" };
        await call("updateContacts", { as: "citizen", body, headers: { "if-match": '"other"' } });
        return (await call("readUser", { as: "citizen" })).at("email");
      },
    },
    "lost-update": {
      operationId: "updateContacts",
      description: "Ignores If-Match, so that the last update wins.",
      breaks: "contract",
      createHandler: changeRequest("updateContacts", (request) => {
        const headers = new Headers(request.headers);
        headers.delete("if-match");
        return { ...request, headers };
      }),
      observe: async ({ call }) =>
        (
          await call("updateContacts", {
            as: "citizen",
            body: { email: "mail@quince.example", phoneNumber: "+994701112233" },
            headers: { "If-Match": '"outdated"' },
          })
        ).status,
    },
    "weak-tag-is-another": {
      operationId: "updateContacts",
      description:
        "Takes the tag of a version for another one when a proxy has compressed the response and made it weak.",
      breaks: "contract",
      createHandler: answer(["readUser", "updateContacts"], async (request, { send }) => {
        const headers = new Headers(request.headers);
        if (headers.get("if-match")?.startsWith("W/") === true) headers.set("if-match", '"none"');
        const response = await send({ ...request, headers });
        const tag = response.headers.get("etag");
        if (tag !== null) response.headers.set("etag", tag.replace(/^W\//, ""));
        return response;
      }),
      observe: async ({ call }) => {
        const user = await call("readUser", { as: "citizen" });
        const tag = `W/${(user.headers.get("etag") ?? "").replace(/^W\//, "")}`;
        const body = { email: "mail@quince.example", phoneNumber: "+994701112244" };
        return (await call("updateContacts", { as: "citizen", body, headers: { "if-match": tag } })).status;
      },
    },
    "last-contacts-win": {
      operationId: "updateContacts",
      description: "Ignores If-Match, so that contacts that were changed meanwhile are overwritten.",
      breaks: "contract",
      createHandler: answer(["updateContacts"], (request, { send }) => {
        const headers = new Headers(request.headers);
        headers.delete("if-match");
        return send({ ...request, headers });
      }),
      observe: async ({ call }) =>
        (
          await call("updateContacts", {
            as: "citizen",
            body: { email: "a@b.example", phoneNumber: "+994501" },
            headers: { "if-match": '"other"' },
          })
        ).status,
    },
  }),
  ...defineFaults("inputs", {
    "email-without-domain": converts(
      "updateContacts",
      "Accepts an e-mail address without a domain.",
      (body) => {
        if (/^[^@\s]+@?$/.test(String(body["email"]))) body["email"] = "without@domain.example";
      },
      { body: { email: "reader@", phoneNumber: "+99470" } },
    ),
    "phone-with-plus-rejected": converts(
      "updateContacts",
      "Rejects phone numbers with a plus.",
      (body) => {
        body["phoneNumber"] = String(body["phoneNumber"]).replace("+", "");
      },
      { body: { email: "reader@mail.example", phoneNumber: "+99470555" } },
    ),
    "contacts-with-letters": {
      operationId: "updateContacts",
      description: "Accepts a phone number with letters, and drops them.",
      breaks: "contract",
      createHandler: changeRequestBody("updateContacts", (body) => {
        if (typeof body["phoneNumber"] === "string")
          body["phoneNumber"] = `+${body["phoneNumber"].replaceAll(/\D/g, "")}`;
      }),
      observe: observeResponse("updateContacts", {
        as: "citizen",
        body: { ...foreignContacts, phoneNumber: "+99450 call me 1234567" },
      }),
    },
  }),
  ...defineFaults("languages", {
    "message-in-azerbaijani": {
      operationId: "updateContacts",
      description: "Confirms changes in Azerbaijani.",
      breaks: "contract",
      createHandler: changeObject(["updateContacts"], (body) => {
        body["message"] = "Məlumatlar yadda saxlanıldı.";
      }),
      observe: async ({ call }) =>
        (
          await call("updateContacts", {
            as: "citizen",
            query: { lang: "ru" },
            body: { email: "reader@mail.example", phoneNumber: "+99470" },
          })
        ).text,
    },
    "contact-error-in-english": {
      operationId: "updateContacts",
      description: "Explains errors in English, whatever the language of the request.",
      breaks: "contract",
      createHandler: errorsInEnglish("updateContacts"),
      observe: observeResponse("updateContacts", { ...citizen, body: { email: "kiosk" } }),
    },
  }),
  ...defineFaults("robustness", {
    "body-is-array": failsFor(
      "updateContacts",
      "Fails with 500 for a list as the body.",
      (request) => Array.isArray(parseJson(request.body)),
      500,
      { body: [] },
    ),
  }),
  ...defineFaults("roles", {
    "foreign-user-as-citizen": {
      operationId: "updateContacts",
      description: "Lets a foreign user change contact details with the call for users with a state identity.",
      breaks: "quality",
      createHandler: acceptRejected(
        "updateContacts",
        (request, { store }) => {
          const principal = getPrincipal(request, store);
          if (principal?.account.foreign !== true) return undefined;
          principal.account.foreign = false;
          return request;
        },
        (request, { store }) => {
          const principal = getPrincipal(request, store);
          if (principal !== undefined) principal.account.foreign = true;
        },
      ),
      observe: async ({ call }) =>
        (await call("updateContacts", { as: "foreign", body: { email: "e@mail.example", phoneNumber: "+4670" } }))
          .status,
    },
  }),
];
