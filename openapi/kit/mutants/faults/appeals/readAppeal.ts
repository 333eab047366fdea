import { isSameId } from "../../../../../src/config/isSameId.ts";
import { defineFaults, type FaultDefinition, type SeededFault, breach } from "../../fault.ts";
import { unknownAppeal, citizen } from "../../shared/callers.ts";
import { answersError, withProblem, withStatus } from "../../shared/errors.ts";
import { createPdf } from "../../shared/files.ts";
import { observeResponse, sendSuggestion, observeAsCitizen } from "../../shared/observers.ts";
import { recordOfOthers } from "../../shared/otherPersons.ts";
import { listObjects } from "../../shared/publicContent.ts";
import { getPrincipal, ignoreOwners } from "../../shared/recordOwners.ts";
import {
  readBody,
  answer,
  changeEntries,
  changeErrors,
  changeObject,
  createResponse,
  getEntries,
  getLang,
  getPathPart,
  type JsonObject,
  parseJson,
  toJson,
  withJson,
  withQuery,
} from "../../shared/seeds.ts";
import { findRecord, sendComplaint } from "./shared.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

/** Returns whether an appeal has been refused or granted. */
const isDecided = ({ status }: JsonObject): boolean => status === "REFUSED" || status === "CERTIFICATE_ISSUED";

/** Returns the id of an appeal of the citizen. */
const findCitizensAppeal = (appeals: readonly { id: number; owner: string }[]): number =>
  appeals.find(({ owner }) => owner === "person:1001")?.id ?? 0;

/** Changes the first appeal of the citizen in full. */
const returnsAppeal = (description: string, change: (appeal: JsonObject) => unknown): FaultDefinition => ({
  operationId: "readAppeal",
  description,
  breaks: "contract",
  createHandler: changeObject(["readAppeal"], change),
  observe: async ({ call, store }) => {
    const owned = store.state.appeals.filter(({ owner }) => owner === "person:1001");
    const results = await Promise.all(owned.map(({ id }) => call("readAppeal", { as: "citizen", path: id })));
    return results.map(({ text }) => text);
  },
});

/** Faults of `readAppeal`. */
export const readAppealFaults: readonly SeededFault[] = [
  ...defineFaults("access", {
    "read-appeal": recordOfOthers("readAppeal", "appeals", "Returns an appeal of another user."),
    "masked-appeal-of-others": {
      operationId: "readAppeal",
      description: "Returns the appeal of another person with the applicant replaced by stars.",
      breaks: "contract",
      createHandler: () => {
        const sendToAll = ignoreOwners(["readAppeal"], "appeals")();
        return async (request, backend) => {
          const response = await backend.send(request);
          if (request.operationId !== "readAppeal" || response.status !== 404) return response;
          const found = await sendToAll(request, backend);
          const body = parseJson(found.body);
          return isRecord(body) && found.status === 200 ? withJson(found, { ...body, applicant: "***" }) : found;
        };
      },
      observe: async (caller) =>
        (await caller.call("readAppeal", { as: "foreign", path: await sendComplaint(caller) })).status +
        (await caller.call("readAppeal", { as: "privileged", path: await sendComplaint(caller) })).status,
    },
  }),
  ...defineFaults("lists", {
    "flags-not-listed": breach(
      "readAppeal",
      "Lists the appeals without saying which of them wait for a document or were evaluated.",
      changeEntries(["listAppeals"], (appeal) => {
        delete appeal["needsDocument"];
        delete appeal["evaluated"];
      }),
      observeAsCitizen("listAppeals"),
    ),
  }),
  ...defineFaults("values", {
    "withdrawable-while-waiting": breach(
      "readAppeal",
      "Says that an appeal cannot be withdrawn as soon as it is under review.",
      changeObject(["readAppeal"], (appeal) => {
        if (appeal["status"] !== "WAITING") appeal["withdrawable"] = false;
      }),
      observeAsCitizen("readAppeal", { path: 481 }),
    ),
    "correctable-until-decision": breach(
      "readAppeal",
      "Says that an appeal may be corrected while it is under review.",
      changeObject(["readAppeal"], (appeal) => {
        if (appeal["withdrawnAt"] === undefined && !isDecided(appeal)) appeal["correctable"] = true;
      }),
      observeAsCitizen("readAppeal", { path: 481 }),
    ),
    "refused-complaint-without-reason": breach(
      "readAppeal",
      "Shows the reason of a refusal only for applications.",
      changeObject(["readAppeal"], ({ kind, history }) => {
        for (const step of listObjects(history))
          if (kind === "COMPLAINT" && step["status"] === "REFUSED") delete step["note"];
      }),
      observeAsCitizen("readAppeal", { path: 417 }),
    ),
    "suggestion-without-answer": breach(
      "readAppeal",
      "Shows the answer to a suggestion nowhere.",
      changeObject(["readAppeal"], (appeal) => {
        if (appeal["kind"] === "SUGGESTION" && isDecided(appeal))
          delete listObjects(appeal["history"]).at(-1)?.["note"];
      }),
      observeAsCitizen("readAppeal", { path: 371 }),
    ),
    "files-of-trader-among-documents": breach(
      "readAppeal",
      "Returns the files of the trader among those of the appeal too.",
      changeObject(["readAppeal"], (appeal) => {
        const { traderAnswer, documents, appealNumber } = appeal;
        if (isRecord(traderAnswer))
          appeal["documents"] = [
            ...listObjects(documents),
            ...listObjects(traderAnswer["documents"]).map((document) => ({ ...document, appealNumber })),
          ];
      }),
      observeAsCitizen("readAppeal", { path: 452 }),
    ),
    "empty-counterparty": breach(
      "readAppeal",
      "Returns a counterparty with an empty name for an appeal that is no complaint.",
      changeObject(["readAppeal"], (appeal) => {
        appeal["counterparty"] ??= { name: "" };
      }),
      observeAsCitizen("readAppeal", { path: 402 }),
    ),
    "service-of-suggestion": breach(
      "readAppeal",
      "Returns the id 0 of a service for a suggestion, which is about none.",
      changeObject(["readAppeal"], (appeal) => {
        appeal["serviceId"] ??= 0;
      }),
      observeAsCitizen("readAppeal", { path: 402 }),
    ),
    "fees-exchanged-in-appeal": breach(
      "readAppeal",
      "Exchanges the two fees of the payments of an appeal.",
      changeObject(["readAppeal"], ({ payments }) => {
        for (const payment of listObjects(payments))
          Object.assign(payment, { serviceFee: payment["governmentFee"], governmentFee: payment["serviceFee"] });
      }),
      observeAsCitizen("readAppeal", { path: 470 }),
    ),
    "director-as-applicant": breach(
      "readAppeal",
      "Names the person who sent an appeal for an organisation as its applicant.",
      changeObject(["readAppeal"], (appeal, request, { store }) => {
        const principal = getPrincipal(request, store);
        if (principal) appeal["applicant"] = `${principal.account.name} ${principal.account.surname}`;
      }),
      observeResponse("readAppeal", { as: "director", path: 455 }),
    ),
    "time-limit-from-correction": {
      operationId: "readAppeal",
      description: "Counts the time limit from the day of the last correction.",
      breaks: "contract",
      createHandler: changeEntries(["readAppeal"], (appeal) => {
        const { history, dueDate, appealDate } = appeal;
        const last: unknown = Array.isArray(history) ? history.at(-1) : undefined;
        if (typeof dueDate !== "string" || !isRecord(last) || last["correction"] !== true) return;
        const [due, received, corrected] = [dueDate, appealDate, last["at"]].map((time) =>
          Date.parse(String(time).slice(0, 10)),
        );
        appeal["dueDate"] = new Date((due ?? 0) + (corrected ?? 0) - (received ?? 0)).toISOString().slice(0, 10);
      }),
      observe: async ({ call, store, getSession }) => {
        // A session of today.
        getSession("citizen");
        const body = {
          kind: "COMPLAINT",
          category: "CHEATING",
          subject: "Kiosk",
          text: "Short.",
          counterparty: { name: "Elm" },
        };
        store.advanceClock(-6 * 86_400);
        const path = String((await call("sendAppeal", { as: "citizen", body })).at("id"));
        store.advanceClock(6 * 86_400);
        await call("correctAppeal", { as: "citizen", path, body });
        return (await call("readAppeal", { as: "citizen", path })).at("dueDate");
      },
    },
    "history-reversed": returnsAppeal("Returns the history of an appeal with the newest step first.", (appeal) => {
      appeal["history"] = Array.isArray(appeal["history"]) ? appeal["history"].toReversed() : [];
    }),
    "status-not-of-history": returnsAppeal("Returns a status that is not the one of the last step.", (appeal) => {
      appeal["status"] = appeal["status"] === "WAITING" ? "PROGRESS" : "WAITING";
    }),
    "closed-is-withdrawable": returnsAppeal("Says of every appeal that it can be withdrawn.", (appeal) => {
      appeal["withdrawable"] = true;
    }),
    "detail-of-another": returnsAppeal("Returns another number in the appeal than in the list.", (appeal) => {
      appeal["appealNumber"] = `${String(appeal["appealNumber"])}-1`;
    }),
    "files-of-no-appeal": {
      operationId: "readAppeal",
      description: "Returns the files of an appeal without its number.",
      breaks: "contract",
      createHandler: changeObject(["readAppeal"], (body) => {
        for (const document of getEntries(body["documents"])) delete document["appealNumber"];
      }),
      observe: async ({ call }) => {
        const seen = [];
        for (const { id } of getEntries((await call("listAppeals", { as: "citizen", query: { perPage: 100 } })).at()))
          seen.push((await call("readAppeal", { as: "citizen", path: String(id) })).at("documents"));
        return seen;
      },
    },
  }),
  ...defineFaults("statuses", {
    "unknown-appeal-500": answersError(
      "readAppeal",
      "Fails with 500 for an unknown appeal.",
      404,
      withStatus(500),
      unknownAppeal,
    ),
  }),
  ...defineFaults("languages", {
    "trader-in-azerbaijani": breach(
      "readAppeal",
      "Names the requested language for the answer of a trader, which is in Azerbaijani.",
      answer(["readAppeal"], async (request, { send }) => {
        const [response, original] = [await send(request), await send(withQuery(request, { lang: "az" }))];
        const [body, { traderAnswer }] = [readBody(response), readBody(original)];
        if (!isRecord(body["traderAnswer"]) || !isRecord(traderAnswer)) return response;
        return withJson(response, { ...body, traderAnswer: { ...body["traderAnswer"], text: traderAnswer["text"] } });
      }),
      observeAsCitizen("readAppeal", { path: 452, query: { lang: "ru" } }),
    ),
  }),
  ...defineFaults("roles", {
    "forbidden-own-data": {
      operationId: "readAppeal",
      description: "Returns 403 for the user's own appeal unless they are an administrator.",
      breaks: "contract",
      createHandler: answer(["readAppeal"], async (request, { store, send }) =>
        getPrincipal(request, store)?.account.authority === "ASAN_USER"
          ? createResponse(403, { message: "Bu bölməyə girişiniz yoxdur." })
          : send(request),
      ),
      observe: async ({ call, store }) =>
        (await call("readAppeal", { as: "citizen", path: findCitizensAppeal(store.state.appeals) })).status,
    },
  }),
  ...defineFaults("errors", {
    "appeal-of-somebody-else": breach(
      "readAppeal",
      "Says in the message of the 404 that the appeal is one of another user.",
      answer(["readAppeal"], async (request, { store, send }) => {
        const response = await send(request);
        if (response.status !== 404 || findRecord(request, store, -1) === undefined) return response;
        const messages: Readonly<Record<string, string>> = {
          az: "Bu müraciət başqa istifadəçiyə məxsusdur.",
          ru: "Это обращение принадлежит другому пользователю.",
          en: "This case belongs to another user.",
        };
        const message = messages[getLang(request)];
        return withJson(response, { ...readBody(response), message, detail: message });
      }),
      observeAsCitizen("readAppeal", { path: 455 }),
    ),
    "empty-message": answersError(
      "readAppeal",
      "Returns an empty message with 404.",
      404,
      withProblem((problem) => {
        problem["message"] = "";
      }),
      unknownAppeal,
    ),
    "instance-with-the-address": {
      operationId: "readAppeal",
      description: "Names the user by their e-mail address in the instance of an error.",
      breaks: "contract",
      createHandler: changeErrors(["readAppeal"], (response, request, { store }) => {
        const email = getPrincipal(request, store)?.account.email;
        if (email === undefined) return undefined;
        return { ...response, body: toJson({ ...readBody(response), instance: `/errors/${email}/17` }) };
      }),
      observe: observeResponse("readAppeal", { ...citizen, path: 9_999_999 }),
    },
  }),
  ...defineFaults("drafts-and-files", {
    "files-of-trader-are-closed": breach(
      "readAppeal",
      "Refuses the files of a trader to the sender of the appeal, since they are not among its documents.",
      answer(["downloadDocument"], async (request, { store, send }) => {
        const id = getPathPart(request, -2);
        const files = store.state.appeals.flatMap(({ traderAnswer }) => traderAnswer?.documentIds ?? []);
        return files.some((file) => isSameId(file, id))
          ? createResponse(404, { message: "Axtardığınız məlumat tapılmadı." })
          : send(request);
      }),
      observeAsCitizen("downloadDocument", { path: 8097 }),
    ),
    "no-files-of-messages": {
      operationId: "readAppeal",
      description: "Reads an appeal without the files that came with messages.",
      breaks: "contract",
      createHandler: () => {
        const sent = new Set<string>();
        return async (request, { send }) => {
          const response = await send(request);
          if (response.status !== 200) return response;
          if (request.operationId === "sendAppealMessage") {
            const { documentIds } = readBody(request);
            if (Array.isArray(documentIds)) for (const id of documentIds) sent.add(String(id));
          }
          if (request.operationId !== "readAppeal") return response;
          const appeal = readBody(response);
          const documents = getEntries(appeal["documents"]).filter(({ id }) => !sent.has(String(id)));
          return withJson(response, { ...appeal, documents });
        };
      },
      observe: async (caller) => {
        const { call, upload } = caller;
        const path = await sendSuggestion(caller);
        const documentId = (await upload("citizen", createPdf("plan.pdf"))).at("id");
        await call("sendAppealMessage", { ...citizen, path, body: { text: "The plan.", documentIds: [documentId] } });
        return (await call("readAppeal", { ...citizen, path })).at("documents");
      },
    },
  }),
  ...defineFaults("parameters", {
    "large-id": {
      operationId: "readAppeal",
      description: "Fails with 500 for an id that does not fit into 32 bits.",
      breaks: "contract",
      createHandler: answer(["readAppeal"], async (request, { send }) =>
        Number(request.url.pathname.split("/").at(-1)) > 2_147_483_647
          ? createResponse(500, { message: "Naməlum xəta baş verdi!", code: "UNKNOWN" })
          : send(request),
      ),
      observe: async ({ call }) => (await call("readAppeal", { as: "citizen", path: 4_294_967_297 })).status,
    },
  }),
  ...defineFaults("schemas", {
    "appeal-without-payments": {
      operationId: "readAppeal",
      description: "Leaves out the list of payments of an appeal without any.",
      breaks: "contract",
      createHandler: changeObject(["readAppeal"], (body) => {
        if (Array.isArray(body["payments"]) && body["payments"].length === 0) delete body["payments"];
      }),
      observe: async ({ call }) => {
        const body = { kind: "SUGGESTION", subject: "Kettle", text: "Boil more." };
        const id = String((await call("sendAppeal", { as: "citizen", body })).at("id"));
        return (await call("readAppeal", { as: "citizen", path: id })).at("payments");
      },
    },
  }),
];
