import type { Caller } from "../caller.ts";
import { defineFaults, type FaultDefinition } from "../fault.ts";
import { getPrincipal } from "../recordOwners.ts";
import {
  answer,
  changeRequest,
  changeRequestBody,
  changeResponse,
  changeSuccess,
  isObject,
  mapTexts,
} from "../seeds.ts";

const sentence = "Güzgü & çərçivə <b>yox</b>\nikinci sətir 🪞 — e\u0301 “n”";

const feedback = { type: "CONSUMER_RIGHTS", category: "DEFECTIVE_GOODS", subject: "Mirror", description: sentence };

/** Changes the texts of a request body before they are stored. */
const storesTexts = (
  operationId: string,
  description: string,
  change: (text: string) => string,
  observe: NonNullable<FaultDefinition["observe"]>,
  fields?: readonly string[],
): FaultDefinition => ({
  operationId,
  description,
  breaks: "contract",
  createHandler: changeRequestBody(operationId, (body) =>
    mapTexts(body, (text, name) =>
      (fields ?? ["subject", "text", "description", "name", "surname", "address", "note", "topic"]).includes(name)
        ? change(text)
        : text,
    ),
  ),
  observe,
});

const readFeedback = async ({ call }: Caller, body: object = feedback): Promise<unknown> => {
  await call("sendFeedback", { as: "citizen", body });
  return (await call("listFeedbacks", { as: "citizen" })).at("items.0.text");
};

const readComplaint = async ({ call }: Caller, subject: string): Promise<unknown> => {
  const body = { kind: "SUGGESTION", subject, text: sentence };
  const sent = await call("sendAppeal", { as: "citizen", body });
  const read = await call("readAppeal", { as: "citizen", path: Number(sent.at("id")) });
  return [read.at("subject"), read.at("text")];
};

const readPossessor = async ({ call }: Caller, name: string): Promise<unknown> => {
  const created = await call("registerPossessor", { body: { name, address: sentence } });
  const read = await call("readPossessor", { path: String(created.at("id")) });
  return [read.at("name"), read.at("address")];
};

const readContacts = async ({ call }: Caller, ...updates: readonly object[]): Promise<unknown> => {
  for (const body of updates) await call("updateContacts", { as: "citizen", body });
  const user = await call("readUser", { as: "citizen" });
  return [user.at("email"), user.at("phoneNumber"), user.at("note")];
};

const contacts = { email: "Reader@mail.example", phoneNumber: "+99470555" };

const windows1252 = (text: string): string => text.replaceAll(/(?![“”–—‘’])[\u0100-\u{10ffff}]/gu, "?");

export const persistenceFaults = defineFaults("persistence", {
  "cut-at-255": storesTexts(
    "sendFeedback",
    "Stores only 255 characters of a text.",
    (text) => text.slice(0, 255),
    (caller) => readFeedback(caller, { ...feedback, description: "line of text ".repeat(40) }),
  ),
  "combining-characters": storesTexts(
    "sendFeedback",
    "Loses combining characters.",
    (text) => text.replaceAll(/\p{M}/gu, ""),
    readFeedback,
  ),
  "emoji-as-question-mark": storesTexts(
    "sendAppeal",
    "Stores a question mark for each emoji.",
    (text) => text.replaceAll(/[\u{10000}-\u{10ffff}]/gu, "?"),
    (caller) => readComplaint(caller, "Mirror 🪞"),
  ),
  "latin-database": storesTexts(
    "registerPossessor",
    "Stores a question mark for each letter that Windows-1252 lacks.",
    windows1252,
    (caller) => readPossessor(caller, "Гранит ƏDV"),
  ),
  "escaped-html": storesTexts(
    "sendFeedback",
    "Escapes HTML in stored texts.",
    (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;"),
    readFeedback,
  ),
  "removed-html": storesTexts(
    "sendAppeal",
    "Removes everything between angle brackets from stored texts.",
    (text) => text.replaceAll(/<[^>]*>/g, ""),
    (caller) => readComplaint(caller, "2 < 3 > 1"),
  ),
  "escaped-quotes": storesTexts(
    "sendAppeal",
    "Adds a backslash before each quotation mark.",
    (text) => text.replaceAll(/["']/g, String.raw`\$&`),
    (caller) => readComplaint(caller, `The "best" shop's tag`),
  ),
  "line-breaks": storesTexts(
    "sendFeedback",
    "Replaces line breaks by spaces.",
    (text) => text.replaceAll(/\r?\n/g, " "),
    readFeedback,
  ),
  "spaces-collapsed": {
    ...storesTexts(
      "registerPossessor",
      "Collapses several spaces into one.",
      (text) => text.replaceAll(/ {2,}/g, " "),
      (caller) => readPossessor(caller, "Birch   and   Sons"),
    ),
    breaks: "quality",
  },
  "upper-case-names": storesTexts(
    "updateUser",
    "Stores names in capitals.",
    (text) => text.toUpperCase(),
    async ({ call }) => {
      const body = { name: "Ida", surname: "Berg", fatherName: "Olof", email: "ida@alder.example", phoneNumber: "+46" };
      await call("updateUser", { as: "foreign", body });
      return (await call("readUser", { as: "foreign" })).at("surname");
    },
  ),
  "email-lower-case": {
    ...storesTexts(
      "updateContacts",
      "Stores e-mail addresses in lower case.",
      (text) => text.toLowerCase(),
      (caller) => readContacts(caller, contacts),
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
    observe: (caller) => readContacts(caller, contacts),
  },
  "note-cleared": {
    operationId: "updateContacts",
    description: "Clears the note when only other contact details are sent.",
    breaks: "quality",
    createHandler: changeRequestBody("updateContacts", (body) => {
      body["note"] ??= "";
    }),
    observe: (caller) => readContacts(caller, { ...contacts, note: "Call after six." }, contacts),
  },
  "description-cleared": {
    operationId: "updatePossessor",
    description: "Clears the description of an organisation when only name and address are sent.",
    breaks: "quality",
    createHandler: changeRequestBody("updatePossessor", (body) => {
      body["description"] ??= "";
    }),
    observe: async ({ call, store }) => {
      const path = store.state.possessors[0]?.id ?? 0;
      await call("updatePossessor", { as: "foreign", path, body: { name: "Birch", address: "Birch Street 3" } });
      return (await call("readPossessor", { as: "foreign", path })).at("description");
    },
  },
  "language-not-stored": {
    operationId: "chooseLanguage",
    description: "Confirms the chosen language without storing it.",
    breaks: "specification",
    createHandler: changeResponse(["chooseLanguage"], (_response, request, { store }) => {
      const principal = getPrincipal(request, store);
      if (principal !== undefined) principal.account.language = "az";
    }),
    observe: async ({ call }) => {
      await call("chooseLanguage", { as: "citizen", body: { isoCode: "en" } });
      return (await call("readUser", { as: "citizen" })).at("language.isoCode");
    },
  },
  "notifications-stay-unread": {
    operationId: "markNotificationsRead",
    description: "Confirms that all notifications are read, and keeps them unread.",
    breaks: "specification",
    createHandler: changeResponse(["markNotificationsRead"], (_response, request, { store }) => {
      const accountId = getPrincipal(request, store)?.account.id;
      for (const notice of store.state.notifications) if (notice.accountId === accountId) notice.isRead = false;
    }),
    observe: async ({ call }) => {
      await call("markNotificationsRead", { as: "citizen" });
      return (await call("countNotifications", { as: "citizen" })).text;
    },
  },
  "feedback-not-listed": {
    operationId: "sendFeedback",
    description: "Confirms feedback that never appears in the list.",
    breaks: "contract",
    createHandler: changeSuccess(
      ["sendFeedback"],
      (_response, _request, { store }) => void store.state.feedbacks.pop(),
    ),
    observe: readFeedback,
  },
  "appeal-not-listed": {
    operationId: "sendAppeal",
    description: "Confirms an appeal that cannot be read.",
    breaks: "contract",
    createHandler: changeSuccess(["sendAppeal"], (_response, _request, { store }) => void store.state.appeals.pop()),
    observe: (caller) => readComplaint(caller, "Mirror"),
  },
  "withdrawal-not-stored": {
    operationId: "withdrawAppeal",
    description: "Confirms a withdrawal that has no effect.",
    breaks: "contract",
    createHandler: changeSuccess(["withdrawAppeal"], (_response, request, { store }) => {
      const id = Number(request.url.pathname.split("/").at(-2));
      delete store.state.appeals.find((appeal) => appeal.id === id)?.withdrawnAt;
    }),
    observe: async ({ call }) => {
      const sent = await call("sendAppeal", {
        as: "citizen",
        body: { kind: "SUGGESTION", subject: "Mirror", text: "x" },
      });
      await call("withdrawAppeal", { as: "citizen", path: Number(sent.at("id")) });
      return (await call("readAppeal", { as: "citizen", path: Number(sent.at("id")) })).at("withdrawable");
    },
  },
  "slot-stays-free": {
    operationId: "requestCallback",
    description: "Books the same time slot for several users.",
    breaks: "contract",
    createHandler: changeRequest("requestCallback", (request, { store }) => {
      store.state.callbacks = [];
      return request;
    }),
    observe: async ({ call }) => {
      const slots = (await call("readCallCenter", { as: "citizen" })).at("slots");
      const slot = (Array.isArray(slots) ? slots : []).filter(isObject).find(({ free }) => free === true);
      const body = { phoneNumber: "+99470555", slot: slot?.["id"], topic: "Fees" };
      await call("requestCallback", { as: "citizen", body });
      return (await call("requestCallback", { as: "admin", body })).status;
    },
  },
  "idempotency-key-ignored": {
    operationId: "sendAppeal",
    description: "Processes a retry with the same idempotency key a second time.",
    breaks: "contract",
    createHandler: changeRequest("sendAppeal", (request) => {
      const headers = new Headers(request.headers);
      headers.delete("idempotency-key");
      return { ...request, headers };
    }),
    observe: async ({ call }) => {
      const options = {
        as: "citizen" as const,
        body: { kind: "SUGGESTION", subject: "Mirror", text: "x" },
        headers: { "Idempotency-Key": "retry-of-the-same-form" },
      };
      return (await call("sendAppeal", options)).at("id") === (await call("sendAppeal", options)).at("id");
    },
  },
  "idempotency-key-for-other-request": {
    operationId: "sendFeedback",
    description: "Processes another request with a used idempotency key instead of rejecting it.",
    breaks: "contract",
    createHandler: changeRequest("sendFeedback", (request, { store }) => {
      const key = request.headers.get("idempotency-key");
      const isUsed = store.state.idempotencyRecords.some((record) => record.key.endsWith(` ${key}`));
      const headers = new Headers(request.headers);
      if (isUsed) headers.set("idempotency-key", `${key}0`.slice(-64));
      return { ...request, headers };
    }),
    observe: async ({ call }) => {
      const headers = { "Idempotency-Key": "retry-of-another-form" };
      await call("sendFeedback", { as: "citizen", body: feedback, headers });
      return (await call("sendFeedback", { as: "citizen", body: { ...feedback, subject: "Frame" }, headers })).status;
    },
  },
});
