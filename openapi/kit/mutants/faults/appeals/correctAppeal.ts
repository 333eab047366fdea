import { getAppealStatus } from "../../../../../mocks/store/appeals.ts";
import { toIsoDateTime } from "../../../../../mocks/store/calendar.ts";
import type { MockStore } from "../../../../../mocks/store/mockStore.ts";
import { getOwner } from "../../../../../mocks/store/owners.ts";
import { isSameId } from "../../../../../src/config/isSameId.ts";
import type { Caller } from "../../caller.ts";
import { defineFaults, type FaultRequest, type SeededFault, breach } from "../../fault.ts";
import { admin, citizen } from "../../shared/callers.ts";
import { refused } from "../../shared/errors.ts";
import { createPdf } from "../../shared/files.ts";
import { withoutHeader } from "../../shared/headers.ts";
import { arrangeEntries, observeField } from "../../shared/lists.ts";
import { sendSuggestion } from "../../shared/observers.ts";
import { listObjects } from "../../shared/publicContent.ts";
import { getPrincipal, ignoreOwners } from "../../shared/recordOwners.ts";
import { isAdmin } from "../../shared/roles.ts";
import {
  readBody,
  answer,
  changeErrors,
  changeObject,
  changeRequest,
  changeRequestBody,
  changeSuccess,
  createResponse,
  getEntries,
  getPathPart,
  parseJson,
  withBody,
  withJson,
} from "../../shared/seeds.ts";
import { acceptAnyToken, expireSession } from "../../shared/tokens.ts";
import { acceptAnswers, findOwnRecord, readAppeal, sendApplication, suggestion, validAnswers } from "./shared.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

/** Corrects an appeal of the citizen. */
const correct = ({ call }: Caller, path: string, body: object) => call("correctAppeal", { as: "citizen", path, body });

const trader = { name: "Elm Kiosk", voen: "1700000061" };

const complaint = { kind: "COMPLAINT", category: "CHEATING", subject: "Kiosk", text: "The scales are wrong." };

const kiosk = { kind: "SUGGESTION", subject: "Kiosk", text: "Open it on Sundays." };

/** Returns the appeal at the path of a request. */
const findRequestedAppeal = (request: FaultRequest, store: MockStore) =>
  store.state.appeals.find(({ id }) => isSameId(id, getPathPart(request, -1)));

const bench = { kind: "SUGGESTION", subject: "Bench", text: "Put two benches at the gate." };

/** Lets an employee of the service correct an appeal in any state. */
const correctInAnyState = answer(["correctAppeal"], async (request, { send, store }) => {
  const response = await send(request);
  const principal = getPrincipal(request, store);
  const appeal = store.state.appeals.find(
    ({ id, owner }) =>
      principal !== undefined && owner === getOwner(principal) && String(id) === getPathPart(request, -1),
  );
  if (response.status !== 409 || appeal === undefined || !isAdmin(request, store)) return response;
  const { steps, withdrawnAt } = appeal;
  const status = getAppealStatus(appeal);
  appeal.steps = steps.slice(0, 1);
  delete appeal.withdrawnAt;
  const accepted = await send(withoutHeader(request, "if-match"));
  appeal.steps = [...steps, ...appeal.steps.slice(1).map((step) => ({ ...step, status }))];
  if (withdrawnAt !== undefined) appeal.withdrawnAt = withdrawnAt;
  if (accepted.status !== 200) return accepted;
  return withJson(accepted, {
    ...readBody(accepted),
    status,
    ...(withdrawnAt !== undefined && { withdrawnAt: toIsoDateTime(withdrawnAt) }),
  });
});

/** Faults of `correctAppeal`. */
export const correctAppealFaults: readonly SeededFault[] = [
  ...defineFaults("access", {
    "correction-by-anybody": {
      operationId: "correctAppeal",
      description: "Lets everybody who is signed in correct an appeal of another person.",
      breaks: "contract",
      createHandler: ignoreOwners(["correctAppeal"], "appeals"),
      observe: async ({ call }) => {
        const draft = { kind: "SUGGESTION", subject: "Kettle", text: "Boil more." };
        const id = String((await call("sendAppeal", { as: "citizen", body: draft })).at("id"));
        const body = { ...draft, text: "Boil less." };
        return (await call("correctAppeal", { as: "director", path: id, body })).status;
      },
    },
    "file-of-others-in-correction": {
      operationId: "correctAppeal",
      description: "Adds the file of another person to a corrected appeal.",
      breaks: "contract",
      createHandler: ignoreOwners(["correctAppeal"], "documents"),
      observe: async (caller) => {
        const file = await caller.upload("director", createPdf("kiosk.pdf"));
        const path = await sendSuggestion(caller);
        const body = { ...kiosk, documentIds: [file.at("id")] };
        return (await caller.call("correctAppeal", { ...citizen, path, body })).status;
      },
    },
  }),
  ...defineFaults("persistence", {
    "last-correction-only": breach(
      "correctAppeal",
      "Keeps one step for all corrections of an appeal, with the time of the last one.",
      changeObject(["readAppeal"], (appeal) => {
        const history = listObjects(appeal["history"]);
        const last = history.findLast(({ correction }) => correction === true);
        appeal["history"] = history.filter((step) => step["correction"] !== true || step === last);
      }),
      async (caller) => {
        const id = await sendSuggestion(caller);
        for (const text of ["A lamp too.", "A lamp and a bin."])
          await correct(caller, id, { kind: "SUGGESTION", subject: "Bench", text });
        return readAppeal(caller, id);
      },
    ),
    "category-of-first-complaint": breach(
      "correctAppeal",
      "Keeps the category of a complaint when it is corrected.",
      changeRequest("correctAppeal", (request, { store }) => {
        const { category } = findOwnRecord(request, store, -1) ?? {};
        return category === undefined ? request : withBody(request, { ...readBody(request), category });
      }),
      async (caller) => {
        const complaint = { subject: "Scales", text: "They are wrong.", counterparty: { name: "Market" } };
        await correct(caller, "476", { kind: "COMPLAINT", category: "CONTRACT_TERMS", ...complaint });
        return readAppeal(caller, 476);
      },
    ),
    "answers-merged": breach(
      "correctAppeal",
      "Keeps the answers of an application that its correction leaves out.",
      answer(["correctAppeal"], async (request, { store, send }) => {
        const record = findOwnRecord(request, store, -1);
        const before = record?.answers;
        const response = await send(request);
        if (record?.answers && response.status === 200) record.answers = { ...before, ...record.answers };
        return response;
      }),
      async (caller) => {
        const id = String((await sendApplication(caller, { ...validAnswers, note: "By train." })).at("id"));
        await correct(caller, id, { kind: "APPLICATION", serviceId: "101", answers: validAnswers });
        return readAppeal(caller, id);
      },
    ),
    "service-of-correction": breach(
      "correctAppeal",
      "Moves an application to another service when a correction names one.",
      answer(["correctAppeal"], async (request, { store, send }) => {
        const [record, body] = [findOwnRecord(request, store, -1), readBody(request)];
        if (record?.serviceId === undefined || body["kind"] !== "APPLICATION") return send(request);
        const response = await send(withBody(request, { ...body, serviceId: record.serviceId }));
        if (response.status === 200) record.serviceId = String(body["serviceId"]);
        return response;
      }),
      async (caller) => {
        const id = String((await sendApplication(caller)).at("id"));
        await correct(caller, id, { kind: "APPLICATION", serviceId: "110", answers: validAnswers });
        return readAppeal(caller, id);
      },
    ),
    "correction-without-tax-number": {
      operationId: "correctAppeal",
      description: "Forgets the taxpayer number of the counterparty when a complaint is corrected.",
      breaks: "contract",
      createHandler: changeRequestBody("correctAppeal", (body) => {
        const { counterparty } = body;
        return isRecord(counterparty) ? { ...body, counterparty: { name: counterparty["name"] } } : body;
      }),
      observe: async ({ call }) => {
        const body = { ...complaint, counterparty: trader };
        const path = String((await call("sendAppeal", { as: "citizen", body })).at("id"));
        await call("correctAppeal", { as: "citizen", path, body });
        return (await call("readAppeal", { as: "citizen", path })).at("counterparty.voen");
      },
    },
    "files-of-correction": {
      operationId: "correctAppeal",
      description: "Takes the files of an appeal away when a correction names none.",
      breaks: "contract",
      createHandler: changeSuccess(["correctAppeal"], (_response, request, { store }) => {
        const record = store.state.appeals.find(({ id }) => isSameId(id, getPathPart(request, -1)));
        if (readBody(request)["documentIds"] !== undefined || record === undefined) return;
        for (const document of store.state.documents)
          if (document.appealNumber === record.number && document.content.kind === "uploaded")
            delete document.appealNumber;
      }),
      observe: async ({ call, upload }) => {
        const documentIds = [(await upload("citizen", createPdf("plan.pdf"))).at("id")];
        const body = { kind: "SUGGESTION", subject: "Bench", text: "Put a bench at the gate." };
        const path = String((await call("sendAppeal", { as: "citizen", body: { ...body, documentIds } })).at("id"));
        await call("correctAppeal", { as: "citizen", path, body: { ...body, text: "Put two benches there." } });
        return getEntries((await call("readAppeal", { as: "citizen", path })).at("documents")).length;
      },
    },
    "received-when-corrected": {
      operationId: "correctAppeal",
      description: "Takes the time of the correction of an appeal for that of its receipt.",
      breaks: "contract",
      createHandler: changeSuccess(["correctAppeal"], (response, request, { store }) => {
        const id = request.url.pathname.split("/").at(-1);
        const appeal = store.state.appeals.find((candidate) => String(candidate.id) === id);
        const first = appeal?.steps[0];
        if (first !== undefined) first.at = (appeal?.steps.at(-1)?.at ?? first.at) + 60_000;
        const body = parseJson(response.body);
        return isRecord(body) && first !== undefined
          ? withJson(response, { ...body, appealDate: new Date(first.at).toISOString() })
          : undefined;
      }),
      observe: async (caller) => {
        const path = await sendSuggestion(caller);
        const date = (await caller.call("readAppeal", { as: "citizen", path })).at("appealDate");
        await caller.call("correctAppeal", { as: "citizen", path, body: { ...suggestion, text: "Two benches." } });
        return (await caller.call("readAppeal", { as: "citizen", path })).at("appealDate") === date;
      },
    },
    "merge-without-empty": {
      operationId: "correctAppeal",
      description: "Keeps an optional value that a correction leaves out, since it merges only the fields sent.",
      breaks: "contract",
      createHandler: changeRequest("correctAppeal", (request, { store }) => {
        const [body, record] = [parseJson(request.body), findRequestedAppeal(request, store)];
        if (!isRecord(body) || record === undefined) return request;
        const merged = Object.fromEntries(
          (["answers", "counterparty"] as const)
            .filter((name) => isRecord(body[name]))
            .map((name) => [name, { ...record[name], ...Object(body[name]) }]),
        );
        return withBody(request, { ...body, ...merged });
      }),
      observe: async ({ call }) => {
        const complaint = { kind: "COMPLAINT", category: "CHEATING", subject: "Scales", text: "They show too much." };
        const name = "Corner shop";
        const sent = { ...complaint, counterparty: { name, voen: "1700000061" } };
        const path = String((await call("sendAppeal", { as: "citizen", body: sent })).at("id"));
        await call("correctAppeal", { as: "citizen", path, body: { ...complaint, counterparty: { name } } });
        return (await call("readAppeal", { as: "citizen", path })).at("counterparty");
      },
    },
  }),
  ...defineFaults("lists", {
    "corrected-listed-twice": {
      operationId: "correctAppeal",
      description: "Lists a corrected appeal twice.",
      breaks: "contract",
      createHandler: () => {
        const corrected = new Set<string>();
        const list = arrangeEntries("listAppeals", (entries) =>
          entries.flatMap((entry) => (corrected.has(String(entry["id"])) ? [entry, entry] : [entry])),
        )();
        return async (request, backend) => {
          if (request.operationId !== "correctAppeal") return list(request, backend);
          const response = await backend.send(request);
          if (response.status === 200) corrected.add(request.url.pathname.split("/").at(-1) ?? "");
          return response;
        };
      },
      observe: async (caller) => {
        const path = await sendSuggestion(caller);
        await caller.call("correctAppeal", { ...citizen, path, body: kiosk });
        return (await caller.call("listAppeals", citizen)).at("total");
      },
    },
    "corrected-first": {
      operationId: "correctAppeal",
      description: "Orders appeals by the time of their last correction in place of the time of receipt.",
      breaks: "contract",
      createHandler: () => {
        const corrected = new Map<string, number>();
        const getTime = ({ id, appealDate }: Record<string, unknown>): number =>
          corrected.get(String(id)) ?? Date.parse(String(appealDate));
        const list = arrangeEntries("listAppeals", (entries, { url }) => {
          const sort = url.searchParams.get("sort") ?? "appealDate.desc";
          if (!sort.startsWith("appealDate")) return entries;
          const direction = sort.endsWith("desc") ? -1 : 1;
          return entries.toSorted((a, b) => direction * (getTime(a) - getTime(b)));
        })();
        return async (request, backend) => {
          if (request.operationId !== "correctAppeal") return list(request, backend);
          const response = await backend.send(request);
          if (response.status === 200) corrected.set(getPathPart(request, -1), backend.store.now());
          return response;
        };
      },
      observe: async (caller) => {
        const { call, store } = caller;
        const first = await sendSuggestion(caller);
        store.state.clockOffsetMs += 5000;
        await sendSuggestion(caller, "citizen", "Put a lamp at the gate.");
        store.state.clockOffsetMs += 5000;
        const body = { kind: "SUGGESTION", subject: "Bench", text: "Put two benches at the gate." };
        await call("correctAppeal", { ...citizen, path: first, body });
        return observeField("listAppeals", "id")(caller);
      },
    },
  }),
  ...defineFaults("values", {
    "correction-at-the-receipt": {
      operationId: "correctAppeal",
      description: "Names the time of the receipt in the step of a correction.",
      breaks: "contract",
      createHandler: changeObject(["readAppeal"], (body) => {
        for (const step of getEntries(body["history"]))
          if (step["correction"] === true) step["at"] = body["appealDate"];
      }),
      observe: async ({ call, store, getSession }) => {
        const token = getSession("citizen").accessToken;
        store.advanceClock(-3 * 86_400);
        const path = Number((await call("sendAppeal", { token, body: suggestion })).at("id"));
        store.advanceClock(3 * 86_400);
        await call("correctAppeal", { token, path, body: { ...suggestion, text: "Put two benches there." } });
        return (await call("readAppeal", { token, path })).at("history");
      },
    },
  }),
  ...defineFaults("inputs", {
    "no-missing-information": breach(
      "correctAppeal",
      "Knows only four of the five categories of complaints.",
      answer(["correctAppeal"], (request, { send }) =>
        readBody(request)["category"] === "MISSING_INFORMATION"
          ? Promise.resolve(createResponse(422, { message: "Kateqoriya düzgün deyil." }))
          : send(request),
      ),
      async (caller) => {
        const complaint = { subject: "Scales", text: "They are wrong.", counterparty: { name: "Market" } };
        return (await correct(caller, "476", { kind: "COMPLAINT", category: "MISSING_INFORMATION", ...complaint }))
          .status;
      },
    ),
    "any-corrected-answers": breach(
      "correctAppeal",
      "Does not check the corrected answers of an application by the form of its service.",
      acceptAnswers("correctAppeal"),
      async (caller) => {
        const id = String((await sendApplication(caller)).at("id"));
        const body = { kind: "APPLICATION", serviceId: "101", answers: { ...validAnswers, destination: "XX" } };
        return (await correct(caller, id, body)).status;
      },
    ),
  }),
  ...defineFaults("statuses", {
    "signed-is-corrected": breach(
      "correctAppeal",
      "Corrects an appeal that awaits a signature.",
      answer(["correctAppeal"], async (request, { store, send }) => {
        const record = findOwnRecord(request, store, -1);
        if (!record || getAppealStatus(record) !== "SEND_FOR_SIGN") return send(request);
        const { steps } = record;
        record.steps = steps.slice(0, 1);
        const response = await send(request);
        record.steps = steps;
        return response;
      }),
      async (caller) =>
        (
          await correct(caller, "463", {
            kind: "APPLICATION",
            serviceId: "108",
            answers: { subject: "Sign", answerLanguage: "az", text: "Please have a look at the new one." },
          })
        ).status,
    ),
    "withdrawn-is-422": {
      operationId: "correctAppeal",
      description: "Answers 422 to a correction of a withdrawn appeal.",
      breaks: "contract",
      createHandler: changeErrors(["correctAppeal"], ({ status }) => (status === 409 ? refused() : undefined)),
      observe: async (caller) => {
        const path = await sendSuggestion(caller);
        await caller.call("withdrawAppeal", { ...citizen, path });
        return (await caller.call("correctAppeal", { ...citizen, path, body: kiosk })).status;
      },
    },
  }),
  ...defineFaults("roles", {
    "officials-correct-nothing": {
      operationId: "correctAppeal",
      description: "Answers 403 to the officials of the service who correct an appeal of their own.",
      breaks: "specification",
      createHandler: answer(["correctAppeal"], async (request, { send, store }) =>
        getPrincipal(request, store)?.account.authority === "ADMIN"
          ? createResponse(403, { message: "Bu əməliyyat üçün icazəniz yoxdur.", code: "FORBIDDEN" })
          : send(request),
      ),
      observe: async (caller) => {
        const path = await sendSuggestion(caller, "admin");
        return (await caller.call("correctAppeal", { as: "admin", path, body: kiosk })).status;
      },
    },
    "employee-corrects-in-any-state": {
      operationId: "correctAppeal",
      description:
        "Checks the state of an appeal only for citizens: an employee of the service may correct their own one after it was withdrawn or taken up.",
      breaks: "contract",
      createHandler: correctInAnyState,
      observe: async (caller) => {
        const path = await sendSuggestion(caller, "admin");
        await caller.call("withdrawAppeal", { ...admin, path });
        const { status } = await caller.call("correctAppeal", { ...admin, path, body: bench });
        return [status, (await caller.call("readAppeal", { ...admin, path })).text];
      },
    },
  }),
  ...defineFaults("drafts-and-files", {
    "corrected-files-replace": {
      operationId: "correctAppeal",
      description: "Replaces the files of an appeal by those of its correction.",
      breaks: "contract",
      createHandler: changeSuccess(["correctAppeal"], (response, request, { store }) => {
        const { documentIds } = readBody(request);
        if (!Array.isArray(documentIds)) return;
        const { appealNumber } = readBody(response);
        const kept = new Set(documentIds.map(String));
        for (const document of store.state.documents)
          if (document.appealNumber === appealNumber && !kept.has(String(document.id))) delete document.appealNumber;
      }),
      observe: async ({ call, upload }) => {
        const file = async (name: string) => (await upload("citizen", createPdf(name))).at("id");
        const draft = { kind: "SUGGESTION", subject: "Scales", text: "Put scales at the gate." };
        const sent = await call("sendAppeal", {
          ...citizen,
          body: { ...draft, documentIds: [await file("plan.pdf")] },
        });
        const path = String(sent.at("id"));
        await call("correctAppeal", { ...citizen, path, body: { ...draft, documentIds: [await file("photo.pdf")] } });
        const documents = (await call("readAppeal", { ...citizen, path })).at("documents");
        return Array.isArray(documents) && documents.length;
      },
    },
  }),
  ...defineFaults("parameters", {
    "weak-tag-ignored": {
      operationId: "correctAppeal",
      description: "Ignores If-Match with a weak tag, so that a newer version is overwritten.",
      breaks: "contract",
      createHandler: changeRequest("correctAppeal", (request) => {
        const headers = new Headers(request.headers);
        if (headers.get("if-match")?.startsWith("W/") === true) headers.delete("if-match");
        return { ...request, headers };
      }),
      observe: async (caller) => {
        const path = await sendSuggestion(caller);
        const headers = { "if-match": 'W/"kiosk"' };
        return (await caller.call("correctAppeal", { ...citizen, path, headers, body: kiosk })).status;
      },
    },
  }),
  ...defineFaults("tokens", {
    "correction-with-expired-token": {
      operationId: "correctAppeal",
      description: "Corrects an appeal with an access token that has expired.",
      breaks: "contract",
      createHandler: acceptAnyToken("correctAppeal"),
      observe: async (caller) => {
        const path = await sendSuggestion(caller);
        const token = expireSession(caller, "citizen");
        return (await caller.call("correctAppeal", { token, path, body: kiosk })).status;
      },
    },
  }),
];
