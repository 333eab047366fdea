import { addDays, getWeekday } from "../../../../../mocks/store/calendar.ts";
import type { MockStore } from "../../../../../mocks/store/mockStore.ts";
import type { Caller } from "../../caller.ts";
import {
  defineFaults,
  type FaultDefinition,
  type FaultResponse,
  type RequestHandler,
  type SeededFault,
  breach,
} from "../../fault.ts";
import { citizen } from "../../shared/callers.ts";
import { answersError, forbidden, withProblem, withStatus } from "../../shared/errors.ts";
import { observeFilesLater } from "../../shared/files.ts";
import { withToken } from "../../shared/headers.ts";
import { createKeyFault } from "../../shared/idempotencyKeys.ts";
import { converts } from "../../shared/inputs.ts";
import { rejectsLongest } from "../../shared/lengths.ts";
import { arrangeEntries } from "../../shared/lists.ts";
import { observeResponse, sendSuggestion } from "../../shared/observers.ts";
import { usesOthersUpload } from "../../shared/otherPersons.ts";
import { listObjects } from "../../shared/publicContent.ts";
import { createTokenOf, getPrincipal } from "../../shared/recordOwners.ts";
import { failsFor, hasText } from "../../shared/robustness.ts";
import {
  answer,
  readBody,
  changeErrors,
  changeObject,
  changeRequest,
  changeRequestBody,
  changeResponse,
  changeSuccess,
  createResponse,
  getEntries,
  type JsonObject,
  parseJson,
  withJson,
} from "../../shared/seeds.ts";
import { sentence, storesTexts } from "../../shared/storedTexts.ts";
import { hourMs, goTo } from "../../shared/times.ts";
import { acceptAnswers, readAppeal, sendApplication, sendComplaint, suggestion, validAnswers } from "./shared.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

const createSuggestionWith = (documentIds: readonly unknown[]) => ({
  kind: "SUGGESTION",
  subject: "Bench at the stop",
  text: "A bench would help.",
  documentIds,
});

/** Forwards the second of two equal requests with one key under a key of its own, while the first one is processed. */
const forgetKeysInFlight = (): RequestHandler => {
  const inFlight = new Set<string>();
  return async (request, { send }) => {
    const key = request.headers.get("idempotency-key");
    if (request.operationId !== "sendAppeal" || key === null) return send(request);
    if (inFlight.has(key)) {
      const headers = new Headers(request.headers);
      headers.delete("idempotency-key");
      return send({ ...request, headers });
    }
    inFlight.add(key);
    const response = await send(request);
    inFlight.delete(key);
    return response;
  };
};

const priceComplaint = {
  kind: "COMPLAINT",
  category: "CHEATING",
  subject: "Price tag",
  text: "The till showed more.",
  counterparty: { name: "Corner shop" },
};

/** The calls whose responses contain the time limit of an appeal. */
const callsWithLimit = ["sendAppeal", "correctAppeal", "withdrawAppeal", "readAppeal", "listAppeals"];

/** Lets the time limit of an appeal end after as many days without weekends, whichever of them are holidays. */
function countHolidays(appeal: JsonObject): void {
  const { appealDate, dueDate, dueWorkingDays } = appeal;
  if (dueDate === undefined || typeof dueWorkingDays !== "number") return;
  let day = String(appealDate).slice(0, 10);
  for (let left = dueWorkingDays; left > 0; left -= getWeekday(day) <= 5 ? 1 : 0) day = addDays(day, 1);
  appeal["dueDate"] = day;
}

const readComplaint = async ({ call }: Caller, subject: string): Promise<unknown> => {
  const body = { kind: "SUGGESTION", subject, text: sentence };
  const sent = await call("sendAppeal", { as: "citizen", body });
  const read = await call("readAppeal", { as: "citizen", path: Number(sent.at("id")) });
  return [read.at("subject"), read.at("text")];
};

/** Stores something although the response is an error. */
const storesAndFails = (
  operationId: string,
  description: string,
  status: number,
  countRecords: "appeals" | "documents",
): FaultDefinition => ({
  operationId,
  description,
  breaks: "contract",
  createHandler: changeResponse([operationId], (response) =>
    response.status === 200
      ? createResponse(status, { message: "Naməlum xəta baş verdi!", code: "UNKNOWN" })
      : undefined,
  ),
  observe: async ({ call, store }) => [
    (await call(operationId, { ...citizen, body: { kind: "SUGGESTION", subject: "Mirror", text: "x" } })).status,
    store.state[countRecords].length,
  ],
});

/** Gives a new appeal the number of another one that was sent at the same time. */
function renumber(response: FaultResponse, earlier: FaultResponse | undefined, store: MockStore): FaultResponse {
  if (response.status !== 200 || earlier?.status !== 200) return response;
  const [receipt, other] = [readBody(response), readBody(earlier)];
  const [number, appealNumber] = [receipt["appealNumber"], String(other["appealNumber"])];
  const record = store.state.appeals.find(({ id }) => id === receipt["id"]);
  if (record === undefined || receipt["id"] === other["id"]) return response;
  for (const document of store.state.documents)
    if (document.appealNumber === number) document.appealNumber = appealNumber;
  record.number = appealNumber;
  const message = String(receipt["message"]).replace(String(number), appealNumber);
  return withJson(response, { ...receipt, appealNumber, message });
}

/** Gives a new appeal the number that follows the last one of its own sender. */
function renumberByOwner(response: FaultResponse, store: MockStore): FaultResponse {
  const receipt = readBody(response);
  const record = store.state.appeals.find(({ id }) => id === receipt["id"]);
  if (response.status !== 200 || record === undefined) return response;
  const [year = "", ...digits] = record.number.split("-");
  const last = store.state.appeals
    .filter(({ owner, id }) => owner === record.owner && id !== record.id)
    .reduce((highest, { number }) => Math.max(highest, Number(number.split("-").at(-1))), 0);
  const appealNumber = `${year}-${String(last + 1).padStart(digits.join("").length, "0")}`;
  return renumber(response, createResponse(200, { appealNumber }), store);
}

const lampComplaint = {
  kind: "COMPLAINT",
  category: "CHEATING",
  subject: "Lamp",
  text: "The lamp is dark.",
  counterparty: { name: "Lamp shop", voen: "1700000011" },
};

const bridge = { kind: "SUGGESTION", subject: "Bridge", text: "Put scales at the bridge." };

/** Faults of `sendAppeal`. */
export const sendAppealFaults: readonly SeededFault[] = [
  ...defineFaults("access", {
    "upload-in-appeal": usesOthersUpload("sendAppeal", "Attaches the file of another user to an appeal.", (id) => ({
      body: createSuggestionWith([id]),
    })),
    "applicant-is-the-first-organisation": {
      operationId: "sendAppeal",
      description: "Names the person's first organisation as the applicant of what they send for another one.",
      breaks: "contract",
      createHandler: answer(["sendAppeal"], async (request, { send, store }) => {
        const response = await send(request);
        const principal = getPrincipal(request, store);
        const [first] = principal?.account.organisations ?? [];
        const stored = store.state.appeals.find(({ id }) => id === readBody(response)["id"]);
        if (principal?.session.certNumber !== undefined && first !== undefined && stored !== undefined)
          stored.applicant = first.name;
        return response;
      }),
      observe: async ({ call, store }) => {
        const account = store.state.accounts.find(({ persona }) => persona === "director");
        const certNumber = account?.organisations.at(-1)?.selectedCertNumber ?? "";
        const token = String((await call("chooseAccount", { as: "director", query: { certNumber } })).at("token"));
        const path = Number((await call("sendAppeal", { token, body: suggestion })).at("id"));
        return (await call("readAppeal", { token, path })).at("applicant");
      },
    },
  }),
  ...defineFaults("availability", {
    "every-third-appeal-fails": {
      operationId: "sendAppeal",
      description: "Fails with 500 for every third appeal, after it has been stored.",
      breaks: "contract",
      createHandler: () => {
        let count = 0;
        return async (request, { send }) => {
          const response = await send(request);
          if (request.operationId !== "sendAppeal" || response.status !== 200) return response;
          count += 1;
          return count % 3 === 0 ? createResponse(500, { message: "Xəta baş verdi." }) : response;
        };
      },
      observe: async ({ call }) => {
        const statuses = [];
        for (let count = 0; count < 3; count += 1)
          statuses.push((await call("sendAppeal", { as: "citizen", body: suggestion })).status);
        return statuses;
      },
    },
  }),
  ...defineFaults("boundaries", {
    "subject-300": rejectsLongest({
      operationId: "sendAppeal",
      field: "subject",
      limit: 300,
      options: { as: "citizen" },
      rest: suggestion,
    }),
    "remark-cut": {
      operationId: "sendAppeal",
      description: "Rejects the longest text that an appeal may have.",
      breaks: "contract",
      createHandler: answer(["sendAppeal"], async (request, { send }) => {
        const body = parseJson(request.body);
        return isRecord(body) && String(body["text"] ?? "").length === 4000
          ? createResponse(422, { message: "Mətn çox uzundur.", code: "NOT_ACCEPTED" })
          : send(request);
      }),
      observe: async ({ call }) =>
        (
          await call("sendAppeal", {
            as: "citizen",
            body: { kind: "SUGGESTION", subject: "Long", text: "q".repeat(4000) },
          })
        ).status,
    },
  }),
  ...defineFaults("persistence", {
    "service-of-complaint": breach(
      "sendAppeal",
      "Does not store the service from which a complaint was started.",
      changeRequestBody("sendAppeal", (body) => {
        if (body["kind"] === "COMPLAINT") delete body["serviceId"];
      }),
      async (caller) => {
        const body = {
          kind: "COMPLAINT",
          category: "CHEATING",
          subject: "Scales",
          text: "They are wrong.",
          counterparty: { name: "Market" },
          serviceId: "105",
        };
        const sent = await caller.call("sendAppeal", { as: "citizen", body });
        return readAppeal(caller, String(sent.at("id")));
      },
    ),
    "no-answer-is-dropped": breach(
      "sendAppeal",
      "Stores only the answers that are true, not zero and not empty.",
      changeRequestBody("sendAppeal", (body) =>
        isRecord(body["answers"])
          ? { ...body, answers: Object.fromEntries(Object.entries(body["answers"]).filter(([, value]) => value)) }
          : body,
      ),
      async (caller) =>
        readAppeal(
          caller,
          String((await sendApplication(caller, { ...validAnswers, originalOnPaper: false })).at("id")),
        ),
    ),
    "emoji-as-question-mark": storesTexts(
      "sendAppeal",
      "Stores a question mark for each emoji.",
      (text) => text.replaceAll(/[\u{10000}-\u{10ffff}]/gu, "?"),
      (caller) => readComplaint(caller, "Mirror 🪞"),
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
    "appeal-not-listed": {
      operationId: "sendAppeal",
      description: "Confirms an appeal that cannot be read.",
      breaks: "contract",
      createHandler: changeSuccess(["sendAppeal"], (_response, _request, { store }) => void store.state.appeals.pop()),
      observe: (caller) => readComplaint(caller, "Mirror"),
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
    "columns-collapsed": {
      operationId: "sendAppeal",
      description: "Makes one space of several, as in the columns of a list.",
      breaks: "contract",
      createHandler: changeRequestBody("sendAppeal", (body) => ({
        ...body,
        ...("text" in body && { text: String(body["text"]).replaceAll(/ {2,}/g, " ") }),
      })),
      observe: async (caller) => {
        const path = await sendSuggestion(caller, "citizen", "Gate  A:  a bench");
        return (await caller.call("readAppeal", { as: "citizen", path })).at("text");
      },
    },
    "falsy-answers": {
      operationId: "sendAppeal",
      description: "Loses the answers of a form that are 0 or false, since it takes them for empty.",
      breaks: "contract",
      createHandler: changeSuccess(["sendAppeal"], (response, _request, { store }) => {
        const record = store.state.appeals.find(({ id }) => id === readBody(response)["id"]);
        if (record?.answers)
          record.answers = Object.fromEntries(Object.entries(record.answers).filter(([, value]) => Boolean(value)));
      }),
      observe: async ({ call }) => {
        const answers = {
          category: "CHEATING",
          seller: "Corner shop",
          sellerAddress: "Nizami 1, Baku",
          boughtAt: "2026-11-02",
          price: 0,
          demand: "REFUND",
          whatHappened: "The scales show too much.",
        };
        const sent = await call("sendAppeal", {
          as: "citizen",
          body: { kind: "APPLICATION", serviceId: "102", answers },
        });
        return [sent.text, (await call("readAppeal", { as: "citizen", path: String(sent.at("id")) })).at("answers")];
      },
    },
    "documents-of-appeal": {
      operationId: "sendAppeal",
      description: "Loses the second file of an appeal.",
      breaks: "contract",
      createHandler: changeRequestBody("sendAppeal", (body) => {
        if (Array.isArray(body["documentIds"])) body["documentIds"] = body["documentIds"].slice(0, 1);
      }),
      observe: async ({ call, upload }) => {
        const documentIds = [];
        for (const name of ["one.pdf", "two.pdf"])
          documentIds.push(
            (await upload("citizen", new File(["%PDF-1.7 x"], name, { type: "application/pdf" }))).at("id"),
          );
        const { at } = await call("sendAppeal", { as: "citizen", body: { ...suggestion, documentIds } });
        return (await call("readAppeal", { as: "citizen", path: String(at("id")) })).at("documents");
      },
    },
    "counterparty-lost": {
      operationId: "sendAppeal",
      description: "Does not store who a complaint is about.",
      breaks: "contract",
      createHandler: changeObject(["readAppeal"], (body) => void delete body["counterparty"]),
      observe: async ({ call }) => {
        const entries = getEntries((await call("listAppeals", { as: "citizen", query: { kind: "COMPLAINT" } })).at());
        return (await call("readAppeal", { as: "citizen", path: String(entries[0]?.["id"]) })).at("counterparty");
      },
    },
    "tax-number-of-shop": {
      operationId: "sendAppeal",
      description: "Drops the taxpayer number of the business that a complaint is about.",
      breaks: "contract",
      createHandler: changeRequestBody("sendAppeal", (body) => {
        if (isRecord(body["counterparty"])) delete body["counterparty"]["voen"];
      }),
      observe: async ({ call }) => {
        const path = String((await call("sendAppeal", { ...citizen, body: lampComplaint })).at("id"));
        return (await call("readAppeal", { ...citizen, path })).at("counterparty");
      },
    },
    "line-breaks-of-appeal": {
      operationId: "sendAppeal",
      description: "Replaces the line breaks in the text of an appeal by spaces.",
      breaks: "contract",
      createHandler: changeRequestBody("sendAppeal", (body) => {
        if (typeof body["text"] === "string") body["text"] = body["text"].replaceAll(/\s+/g, " ");
      }),
      observe: async (caller) =>
        (await caller.call("readAppeal", { as: "citizen", path: await sendComplaint(caller) })).at("text"),
    },
  }),
  ...defineFaults("repetition", {
    "key-in-flight": {
      operationId: "sendAppeal",
      description: "Processes a request again whose key it has, while it still processes the first one.",
      breaks: "contract",
      createHandler: () => forgetKeysInFlight(),
      observe: async ({ call }) => {
        const request = {
          as: "citizen",
          headers: { "Idempotency-Key": "at-the-same-time-1" },
          body: { kind: "SUGGESTION", subject: "Two", text: "Sent twice at once." },
        } as const;
        const receipts = await Promise.all([call("sendAppeal", request), call("sendAppeal", request)]);
        return new Set(receipts.map((receipt) => receipt.at("id"))).size;
      },
    },
  }),
  ...defineFaults("lists", {
    "appeals-by-day": breach(
      "sendAppeal",
      "Orders the appeals of one day by their ids, the earliest first, since it compares only the days.",
      arrangeEntries("listAppeals", (entries, request) => {
        const day = (appeal: JsonObject): string => String(appeal["appealDate"]).slice(0, 10);
        const isDefault = (request.url.searchParams.get("sort") ?? "appealDate.desc") === "appealDate.desc";
        return isDefault
          ? entries.toSorted((a, b) => day(b).localeCompare(day(a)) || Number(a["id"]) - Number(b["id"]))
          : entries;
      }),
      async (caller) => {
        await sendSuggestion(caller);
        await sendSuggestion(caller);
        return (await caller.call("listAppeals", { as: "citizen" })).text;
      },
    ),
  }),
  ...defineFaults("values", {
    "receipt-without-limit": breach(
      "sendAppeal",
      "Returns a new appeal without its time limit, which is counted later.",
      changeObject(["sendAppeal"], (appeal) => {
        delete appeal["dueDate"];
        delete appeal["dueWorkingDays"];
      }),
      async (caller) => (await sendApplication(caller)).text,
    ),
    "time-limit-counts-holidays": {
      operationId: "sendAppeal",
      description: "Counts public holidays as working days of the time limit.",
      breaks: "contract",
      createHandler: changeObject(callsWithLimit, (body) => getEntries(body).forEach(countHolidays)),
      observe: async ({ call, store }) => {
        goTo(store, "2026-03-16T12:00:00+04:00");
        const body = { ...suggestion, kind: "COMPLAINT", category: "CHEATING", counterparty: { name: "Shop" } };
        return (await call("sendAppeal", { ...citizen, body })).at("dueDate");
      },
    },
    "number-without-zeros": {
      operationId: "sendAppeal",
      description: "Returns the number of a new appeal without the zeros that it has in the list.",
      breaks: "contract",
      createHandler: changeObject(["sendAppeal"], (body) => {
        body["appealNumber"] = String(body["appealNumber"]).replace(/-0+/, "-");
      }),
      observe: async ({ call }) => (await call("sendAppeal", { as: "citizen", body: suggestion })).at("appealNumber"),
    },
  }),
  ...defineFaults("inputs", {
    "any-answers": breach(
      "sendAppeal",
      "Does not check the answers of an application by the form of its service.",
      acceptAnswers("sendAppeal"),
      async (caller) => (await sendApplication(caller, { ...validAnswers, weight: "heavy" })).status,
    ),
    "array-as-counterparty": converts(
      "sendAppeal",
      "Accepts a list instead of the counterparty.",
      (body) => {
        if (Array.isArray(body["counterparty"])) body["counterparty"] = { name: "?" };
      },
      { body: { ...priceComplaint, counterparty: ["Corner shop"] } },
    ),
    "too-many-documents": converts(
      "sendAppeal",
      "Accepts more than 20 documents.",
      (body) => {
        if (Array.isArray(body["documentIds"]) && body["documentIds"].length > 20) body["documentIds"] = [];
      },
      { body: { ...priceComplaint, documentIds: Array.from({ length: 21 }, (_, index) => index + 1) } },
    ),
    "short-idempotency-key": {
      operationId: "sendAppeal",
      description: "Ignores an idempotency key that is too short.",
      breaks: "contract",
      createHandler: changeRequest("sendAppeal", (request) => {
        const headers = new Headers(request.headers);
        if ((headers.get("idempotency-key")?.length ?? 16) < 16) headers.delete("idempotency-key");
        return { ...request, headers };
      }),
      observe: async ({ call }) =>
        (await call("sendAppeal", { as: "citizen", body: priceComplaint, headers: { "Idempotency-Key": "short" } }))
          .status,
    },
  }),
  ...defineFaults("statuses", {
    "invalid-appeal-500": answersError(
      "sendAppeal",
      "Fails with 500 for an appeal without its fields.",
      422,
      withStatus(500),
      { ...citizen, body: { kind: "COMPLAINT" } },
    ),
    "rejected-and-stored": storesAndFails(
      "sendAppeal",
      "Fails with 500 after it has stored the appeal.",
      500,
      "appeals",
    ),
  }),
  ...defineFaults("languages", {
    "suggestion-is-not-translated": {
      operationId: "sendAppeal",
      description: "Names a suggestion in Azerbaijani in its receipt, whatever the requested language.",
      breaks: "contract",
      createHandler: changeObject(["sendAppeal"], (body) => {
        if (body["kind"] === "SUGGESTION") body["serviceType"] = "Təklif";
      }),
      observe: observeResponse("sendAppeal", { ...citizen, query: { lang: "ru" }, body: bridge }),
    },
  }),
  ...defineFaults("robustness", {
    "appeal-sent-twice": createKeyFault(
      "sendAppeal",
      "Creates a second appeal when a request is sent again with its key hours later.",
      async () => ({ ...citizen, body: suggestion }),
    ),
    "emoji-rejected": failsFor(
      "sendAppeal",
      "Rejects a text with an emoji.",
      (request) => hasText(request, (text) => /\p{Extended_Pictographic}/u.test(text)),
      422,
      { body: { ...priceComplaint, text: "Rotten tomatoes 🍅" } },
    ),
    "number-of-each-owner": {
      operationId: "sendAppeal",
      description:
        "Counts the registration numbers of each sender for themselves, so that two appeals can have one number.",
      breaks: "contract",
      createHandler: changeResponse(["sendAppeal"], (response, _request, { store }) =>
        renumberByOwner(response, store),
      ),
      observe: async ({ call }) => (await call("sendAppeal", { as: "director", body: suggestion })).at("appealNumber"),
    },
    "highest-number-plus-one": {
      operationId: "sendAppeal",
      description: "Gives two appeals that arrive at the same time the same registration number.",
      breaks: "contract",
      createHandler: () => {
        const running = new Set<Promise<FaultResponse | undefined>>();
        return async (request, backend) => {
          if (request.operationId !== "sendAppeal") return backend.send(request);
          const [earlier] = running;
          const answered = backend
            .send(request)
            .then(async (response) => renumber(response, await earlier, backend.store));
          const done = answered.catch(() => undefined);
          running.add(done);
          try {
            return await answered;
          } finally {
            running.delete(done);
          }
        };
      },
      observe: async (caller) => {
        await Promise.all(Array.from({ length: 6 }, () => sendSuggestion(caller)));
        const appeals = await caller.call("listAppeals", { as: "citizen", query: { perPage: 100 } });
        return new Set(getEntries(appeals.at()).map(({ appealNumber }) => appealNumber)).size;
      },
    },
  }),
  ...defineFaults("roles", {
    "appeals-of-foreign-users": {
      operationId: "sendAppeal",
      description: "Lets a foreign organisation send an appeal.",
      breaks: "contract",
      createHandler: answer(["sendAppeal"], async (request, { send, store }) => {
        const response = await send(request);
        const other = createTokenOf(store, ({ authority }) => authority === "ASAN_USER");
        return response.status === 403 && other !== undefined ? send(withToken(request, other)) : response;
      }),
      observe: async ({ call }) => (await call("sendAppeal", { as: "foreign", body: suggestion })).status,
    },
    "appeal-not-for-administrators": {
      operationId: "sendAppeal",
      description: "Refuses the appeal of an administrator.",
      breaks: "contract",
      createHandler: answer(["sendAppeal"], async (request, { send, store }) =>
        getPrincipal(request, store)?.account.authority === "ADMIN" ? forbidden() : send(request),
      ),
      observe: observeResponse("sendAppeal", { as: "admin", body: {} }),
    },
  }),
  ...defineFaults("errors", {
    "first-question": breach(
      "sendAppeal",
      "Names the first question of the form, whichever answer is wrong.",
      changeErrors(["sendAppeal"], (response) => {
        const body = readBody(response);
        const fields = listObjects(body["fields"]).map((problem) =>
          String(problem["field"]).startsWith("answers/") ? { ...problem, field: "answers/productName" } : problem,
        );
        return fields.length === 0 ? undefined : withJson(response, { ...body, fields });
      }),
      async (caller) => (await sendApplication(caller, { ...validAnswers, weight: 0 })).text,
    ),
    "fields-of-server": answersError(
      "sendAppeal",
      "Names invalid fields by their path in the server, with dots.",
      422,
      withProblem((problem) => {
        const fields = Array.isArray(problem["fields"]) ? problem["fields"].filter(isRecord) : [];
        problem["fields"] = fields.map(({ field, message }) => ({
          field: `appealDto.${String(field).replaceAll("/", ".")}`,
          message,
        }));
      }),
      { ...citizen, body: { kind: "COMPLAINT", subject: "x", text: "x", category: "CHEATING", counterparty: {} } },
    ),
  }),
  ...defineFaults("drafts-and-files", {
    "first-file-of-an-appeal": {
      operationId: "sendAppeal",
      description: "Attaches only the first file to an appeal, and deletes the others after a day.",
      breaks: "contract",
      createHandler: answer(["sendAppeal"], async (request, { send, store }) => {
        const response = await send(request);
        const { documentIds } = (parseJson(request.body) ?? {}) as { documentIds?: readonly unknown[] };
        for (const document of store.state.documents)
          if (response.status === 200 && documentIds?.slice(1).includes(document.id)) delete document.attached;
        return response;
      }),
      observe: observeFilesLater(30 * hourMs, ({ call, getSession }, documentIds) =>
        call("sendAppeal", {
          token: getSession("citizen").accessToken,
          body: { ...suggestion, documentIds },
        }),
      ),
    },
  }),
];
