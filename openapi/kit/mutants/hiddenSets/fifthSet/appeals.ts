import { defineFaults } from "../../fault.ts";
import { arrangeEntries, changePage } from "../../lists.ts";
import { createPdf, observeResponse, sendSuggestion } from "../../observers.ts";
import { ignoreOwners } from "../../recordOwners.ts";
import {
  answer,
  changeEntries,
  changeErrors,
  changeObject,
  changeRequest,
  changeRequestBody,
  changeResponse,
  changeSuccess,
  createResponse,
  getEntries,
  isObject,
  parseJson,
  withBody,
  withJson,
  withQuery,
} from "../../seeds.ts";

const suggestion = { kind: "SUGGESTION", subject: "Bench", text: "Put a bench at the gate." };

export const fifthAppealFaults = [
  ...defineFaults("lists", {
    "oldest-appeal-first-in-filter": {
      operationId: "listAppeals",
      description: "Returns the oldest appeal first when appeals of one kind are asked for.",
      breaks: "contract",
      createHandler: arrangeEntries("listAppeals", (entries, { url }) =>
        url.searchParams.has("kind") && !url.searchParams.has("sort") ? entries.toReversed() : entries,
      ),
      observe: observeResponse("listAppeals", { as: "citizen", query: { kind: "APPLICATION" } }),
    },
    "deleted-draft-listed": {
      operationId: "listDrafts",
      description: "Lists a draft that was deleted, with the values that it had.",
      breaks: "contract",
      createHandler: () => {
        const kept = new Map<string, unknown>();
        return async (request, { send }) => {
          const response = await send(request);
          const body = parseJson(response.body);
          if (response.status !== 200 || !isObject(body)) return response;
          const token = request.headers.get("authorization") ?? "";
          if (request.operationId === "keepDraft") {
            const sent = parseJson(request.body);
            if (isObject(sent) && isObject(sent["data"]))
              kept.set(token, {
                formKey: request.url.pathname.split("/").at(-1),
                data: sent["data"],
                updatedAt: body["updatedAt"],
              });
          }
          const last = kept.get(token);
          if (request.operationId !== "listDrafts" || !isObject(last)) return response;
          const entries = getEntries(body);
          if (entries.some(({ formKey }) => formKey === last["formKey"])) return response;
          return withJson(response, { ...body, items: [last, ...entries], total: Number(body["total"]) + 1 });
        };
      },
      observe: async ({ call }) => {
        await call("keepDraft", { as: "citizen", path: "bench", body: { data: { a: 1 } } });
        await call("keepDraft", { as: "citizen", path: "bench", body: { data: null } });
        return (await call("listDrafts", { as: "citizen" })).at("total");
      },
    },
    "paid-among-unpaid": {
      operationId: "listObligations",
      description: "Lists also the amounts that are paid already.",
      breaks: "contract",
      createHandler: arrangeEntries("listObligations", async (entries, request, { send }) => {
        const url = new URL(request.url);
        url.pathname = "/api/payments/paid";
        url.search = "";
        const paid = getEntries(parseJson((await send({ ...request, operationId: "listPaidPayments", url })).body));
        return [...entries, ...paid.filter((entry) => "amount" in entry)];
      }),
      observe: observeResponse("listObligations", { as: "citizen", query: { perPage: 100 } }),
    },
    "earliest-payment-first": {
      operationId: "listPaidPayments",
      description: "Returns the earliest payment first by default.",
      breaks: "contract",
      createHandler: arrangeEntries("listPaidPayments", (entries, { url }) =>
        url.searchParams.has("sort") ? entries : entries.toReversed(),
      ),
      observe: observeResponse("listPaidPayments", { as: "director" }),
    },
    "documents-by-code-unit": {
      operationId: "listDocuments",
      description: "Sorts the names of documents by code unit, capitals before small letters.",
      breaks: "contract",
      createHandler: arrangeEntries("listDocuments", (entries, { url }) =>
        url.searchParams.get("sort") === "name.asc"
          ? entries.toSorted((a, b) => (String(a["name"]) < String(b["name"]) ? -1 : 1))
          : entries,
      ),
      observe: async ({ call, upload }) => {
        for (const name of ["bench.pdf", "Chair.pdf", "çay.pdf", "Zebra.pdf"]) await upload("citizen", createPdf(name));
        const { at } = await call("listDocuments", { as: "citizen", query: { sort: "name.asc", perPage: 100 } });
        return getEntries(at()).map(({ name }) => name);
      },
    },
    "ten-per-page-of-feedback": {
      operationId: "listFeedbacks",
      description: "Says of each page that it has at most ten entries, whatever was asked for.",
      breaks: "contract",
      createHandler: changePage("listFeedbacks", (page) => {
        page.perPage = 10;
      }),
      observe: observeResponse("listFeedbacks", { as: "citizen", query: { perPage: 4 } }),
    },
  }),
  ...defineFaults("values", {
    "number-without-zeros": {
      operationId: "sendAppeal",
      description: "Returns the number of a new appeal without the zeros that it has in the list.",
      breaks: "contract",
      createHandler: changeObject(["sendAppeal"], (body) => {
        body["appealNumber"] = String(body["appealNumber"]).replace(/-0+/, "-");
      }),
      observe: async ({ call }) => (await call("sendAppeal", { as: "citizen", body: suggestion })).at("appealNumber"),
    },
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
    "everything-by-service": {
      operationId: "listAppealMessages",
      description: "Names the service as the author of each message.",
      breaks: "contract",
      createHandler: changeEntries(["listAppealMessages"], (entry) => {
        if ("author" in entry) entry["author"] = "SERVICE";
      }),
      observe: async (caller) => {
        const path = await sendSuggestion(caller);
        await caller.call("sendAppealMessage", { as: "citizen", path, body: { text: "Two benches." } });
        return getEntries((await caller.call("listAppealMessages", { as: "citizen", path })).at()).map(
          ({ author }) => author,
        );
      },
    },
    "first-save-as-last": {
      operationId: "keepDraft",
      description: "Returns the time of the first save of a draft as that of the last one.",
      breaks: "contract",
      createHandler: () => {
        const times = new Map<string, unknown>();
        return async (request, { send }) => {
          const response = await send(request);
          const body = parseJson(response.body);
          if (!["keepDraft", "readDraft"].includes(request.operationId ?? "") || !isObject(body)) return response;
          const key = `${request.headers.get("authorization")} ${request.url.pathname}`;
          if (body["updatedAt"] === undefined) times.delete(key);
          else times.set(key, times.get(key) ?? body["updatedAt"]);
          return body["updatedAt"] === undefined
            ? response
            : withJson(response, { ...body, updatedAt: times.get(key) });
        };
      },
      observe: async ({ call, store }) => {
        await call("keepDraft", { as: "citizen", path: "bench", body: { data: { a: 1 } } });
        store.state.clockOffsetMs += 90_000;
        const first = (await call("readDraft", { as: "citizen", path: "bench" })).at("updatedAt");
        await call("keepDraft", { as: "citizen", path: "bench", body: { data: { a: 2 } } });
        return (await call("readDraft", { as: "citizen", path: "bench" })).at("updatedAt") === first;
      },
    },
    "number-as-sent": {
      operationId: "findAppeal",
      description: "Returns the number of an appeal with the spaces around it that were sent.",
      breaks: "contract",
      createHandler: changeObject(["findAppeal"], (body, request) => {
        const sent = parseJson(request.body);
        if (isObject(sent) && typeof sent["appealNumber"] === "string") body["appealNumber"] = sent["appealNumber"];
      }),
      observe: observeResponse("findAppeal", { body: { appealNumber: " 2026-00001 ", email: "a@bench.example" } }),
    },
  }),
  ...defineFaults("persistence", {
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
        return isObject(body) && first !== undefined
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
    "withdrawn-is-refused": {
      operationId: "withdrawAppeal",
      description: "Sets the status of an appeal to REFUSED when it is withdrawn.",
      breaks: "contract",
      createHandler: changeSuccess(["withdrawAppeal"], (response, request, { store }) => {
        const id = request.url.pathname.split("/").at(-2);
        const appeal = store.state.appeals.find((candidate) => String(candidate.id) === id);
        appeal?.steps.push({ status: "REFUSED", at: appeal.steps.at(-1)?.at ?? 0 });
        const body = parseJson(response.body);
        return isObject(body) ? withJson(response, { ...body, status: "REFUSED" }) : undefined;
      }),
      observe: async (caller) => {
        const path = await sendSuggestion(caller);
        return (await caller.call("withdrawAppeal", { as: "citizen", path })).at("status");
      },
    },
    "files-stay-with-message": {
      operationId: "sendAppealMessage",
      description: "Does not add the files of a message to the documents of the appeal.",
      breaks: "contract",
      createHandler: changeObject(["readAppeal"], async (body, request, { send }) => {
        const url = new URL(request.url);
        url.pathname += "/messages";
        const messages = getEntries(parseJson((await send({ ...request, url })).body));
        const loose = new Set(messages.flatMap(({ documents }) => getEntries(documents)).map(({ id }) => id));
        body["documents"] = getEntries(body["documents"]).filter(({ id }) => !loose.has(id));
      }),
      observe: async (caller) => {
        const path = await sendSuggestion(caller);
        const file = await caller.upload("citizen", createPdf("bench.pdf"));
        const body = { text: "With a picture.", documentIds: [file.at("id")] };
        await caller.call("sendAppealMessage", { as: "citizen", path, body });
        return (await caller.call("readAppeal", { as: "citizen", path })).at("documents");
      },
    },
    "first-paragraph": {
      operationId: "sendFeedback",
      description: "Stores the description up to its first empty line.",
      breaks: "contract",
      createHandler: changeRequestBody("sendFeedback", (body) => {
        if (typeof body["description"] === "string")
          body["description"] = body["description"].split(/\r?\n\r?\n/)[0] || body["description"];
      }),
      observe: async ({ call }) => {
        const body = { type: "CONSUMER_RIGHTS", category: "CHEATING", subject: "Bench", description: "One.\n\nTwo." };
        return (await call("sendFeedback", { as: "citizen", body })).at("text");
      },
    },
    "report-not-listed-as-submitted": {
      operationId: "submitReport",
      description: "Lists a submitted report without the id of its file.",
      breaks: "contract",
      createHandler: changeEntries(["listReports"], (entry) => {
        delete entry["documentId"];
      }),
      observe: async ({ call, upload }) => {
        const file = await upload("director", createPdf("bench.pdf"));
        const report = getEntries((await call("listReports", { as: "director" })).at())[0]?.["id"];
        await call("submitReport", { as: "director", path: String(report), body: { documentId: file.at("id") } });
        return (await call("listReports", { as: "director" })).at("items");
      },
    },
  }),
  ...defineFaults("drafts-and-files", {
    "every-file-is-document": {
      operationId: "uploadDocument",
      description: "Names each file that is uploaded without a name document.",
      breaks: "contract",
      createHandler: changeObject(["uploadDocument"], (body, request, { store }) => {
        if (new TextDecoder("latin1").decode(request.body).includes('name="name"')) return;
        const record = store.state.documents.find(({ id }) => id === body["id"]);
        if (record !== undefined) record.name = "document";
        body["name"] = "document";
      }),
      observe: async ({ upload }) => (await upload("citizen", createPdf("bench.pdf"))).at("name"),
    },
    "line-break-at-end": {
      operationId: "downloadDocument",
      description: "Adds a line break to the end of each file.",
      breaks: "contract",
      createHandler: changeSuccess(["downloadDocument"], (response) => ({
        ...response,
        body: new Uint8Array([...response.body, 10]),
      })),
      observe: async ({ call, upload }) => {
        const { at } = await upload("citizen", createPdf("bench.pdf"));
        return (await call("downloadDocument", { as: "citizen", path: String(at("id")) })).bytes.length;
      },
    },
    "draft-of-key-in-any-case": {
      operationId: "readDraft",
      description: "Returns the draft of another form whose key differs only in capital letters.",
      breaks: "contract",
      createHandler: answer(["readDraft", "keepDraft"], (request, { send }) => {
        const url = new URL(request.url);
        url.pathname = url.pathname.replace(/[^/]+$/, (key) => key.toLowerCase());
        return send({ ...request, url });
      }),
      observe: async ({ call }) => {
        await call("keepDraft", { as: "citizen", path: "Bench", body: { data: { a: 1 } } });
        return (await call("readDraft", { as: "citizen", path: "bench" })).at("data");
      },
    },
  }),
  ...defineFaults("inputs", {
    "key-of-another-payment": {
      operationId: "startPayment",
      description: "Starts another payment with an idempotency key that was used.",
      breaks: "contract",
      createHandler: changeErrors(["startPayment"], ({ status }, request, { send }) => {
        const headers = new Headers(request.headers);
        headers.delete("idempotency-key");
        return status === 422 ? send({ ...request, headers }) : undefined;
      }),
      observe: async ({ call }) => {
        const ids = getEntries((await call("listObligations", { as: "director" })).at()).map(({ id }) => String(id));
        const headers = { "idempotency-key": "bench-bench-bench-1" };
        const statuses = [];
        for (const path of ids.slice(0, 2))
          statuses.push((await call("startPayment", { as: "director", path, headers })).status);
        return statuses;
      },
    },
    "questions-left-out": {
      operationId: "sendEvaluation",
      description: "Accepts an evaluation that leaves out questions.",
      breaks: "contract",
      createHandler: answer(["sendEvaluation"], async (request, { send }) => {
        const response = await send(request);
        const body = parseJson(request.body);
        if (response.status !== 422 || !isObject(body) || !Array.isArray(body["answers"])) return response;
        if (body["answers"].length === 0) return response;
        const url = new URL(request.url);
        url.search = "?perPage=100";
        const lists = await send({ ...request, method: "GET", url, body: new Uint8Array() });
        const found = getEntries(parseJson(lists.body)).find(
          ({ id }) => String(id) === String(body["questionnaireId"]),
        );
        if (found === undefined) return response;
        const given = getEntries(body["answers"]);
        const answers = getEntries(found["questions"]).map(
          ({ id }) =>
            given.find(({ questionId }) => String(questionId) === String(id)) ?? { questionId: id, answer: "YES" },
        );
        return send(withBody(request, { ...body, answers }));
      }),
      observe: async ({ call }) => {
        const lists = getEntries((await call("listQuestionnaires")).at());
        const found = lists.find(({ questions }) => getEntries(questions).length > 1);
        const answers = [{ questionId: getEntries(found?.["questions"])[0]?.["id"], answer: "NO" }];
        return (await call("sendEvaluation", { body: { questionnaireId: found?.["id"], answers } })).status;
      },
    },
    "path-with-colon": {
      operationId: "sendRemark",
      description: "Rejects the route pattern of a personal page, because of its colon.",
      breaks: "contract",
      createHandler: changeResponse(["sendRemark"], (response, request) => {
        const body = parseJson(request.body);
        return response.status === 200 && isObject(body) && String(body["page"]).includes(":")
          ? createResponse(422, { message: "Məlumatlar düzgün daxil edilməyib.", code: "NOT_ACCEPTED" })
          : undefined;
      }),
      observe: observeResponse("sendRemark", { body: { page: "/my-appeals/:id", text: "A word is missing." } }),
    },
  }),
  ...defineFaults("statuses", {
    "no-organisation-403": {
      operationId: "listReports",
      description: "Answers 403 to a user who does not act for an organisation.",
      breaks: "contract",
      createHandler: changeSuccess(["listReports"], (response) => {
        const body = parseJson(response.body);
        return isObject(body) && body["total"] === 0
          ? createResponse(403, { message: "Bu əməliyyat üçün icazəniz yoxdur.", code: "FORBIDDEN" })
          : undefined;
      }),
      observe: observeResponse("listReports", { as: "citizen" }),
    },
    "nothing-unread-404": {
      operationId: "markNotificationsRead",
      description: "Answers 404 when there is no unread notification.",
      breaks: "specification",
      createHandler: answer(["markNotificationsRead"], async (request, { send }) => {
        const url = new URL(request.url);
        url.pathname = url.pathname.replace(/read$/, "count");
        const unread = parseJson((await send({ ...request, method: "GET", url })).body);
        const response = await send(request);
        return unread === 0 && response.status === 200
          ? createResponse(404, { message: "Bildiriş yoxdur.", code: "NOT_FOUND" })
          : response;
      }),
      observe: observeResponse("markNotificationsRead", { as: "citizen" }, 2),
    },
  }),
  ...defineFaults("access", {
    "messages-to-any-appeal": {
      operationId: "sendAppealMessage",
      description: "Accepts a message on the appeal of another person.",
      breaks: "contract",
      createHandler: ignoreOwners(["sendAppealMessage"], "appeals"),
      observe: async (caller) => {
        const path = await sendSuggestion(caller, "director");
        return (await caller.call("sendAppealMessage", { as: "citizen", path, body: { text: "Hello." } })).status;
      },
    },
  }),
  ...defineFaults("roles", {
    "paid-by-foreign-users": {
      operationId: "listPaidPayments",
      description: "Returns an empty list of payments to a foreign organisation instead of 403.",
      breaks: "contract",
      createHandler: changeResponse(["listPaidPayments"], ({ status }) =>
        status === 403 ? createResponse(200, { page: 1, perPage: 10, total: 0, items: [] }) : undefined,
      ),
      observe: observeResponse("listPaidPayments", { as: "foreign" }),
    },
  }),
  ...defineFaults("errors", {
    "code-of-status": {
      operationId: "submitReport",
      description: "Names an unknown report with the code INVALID_PARAMETERS.",
      breaks: "contract",
      createHandler: changeErrors(["submitReport"], (response) => {
        const body = parseJson(response.body);
        return response.status === 404 && isObject(body)
          ? withJson(response, { ...body, code: "INVALID_PARAMETERS" })
          : undefined;
      }),
      observe: async ({ call, upload }) => {
        const file = await upload("director", createPdf("bench.pdf"));
        return (await call("submitReport", { as: "director", path: 99_887, body: { documentId: file.at("id") } })).text;
      },
    },
  }),
  ...defineFaults("transport", {
    "messages-in-cache": {
      operationId: "listAppealMessages",
      description: "Lets caches keep the messages on an appeal for ten minutes.",
      breaks: "contract",
      createHandler: changeSuccess(["listAppealMessages"], ({ headers }) => {
        headers.set("cache-control", "max-age=600");
      }),
      observe: async (caller) => {
        const path = await sendSuggestion(caller);
        return (await caller.call("listAppealMessages", { as: "citizen", path })).headers.get("cache-control");
      },
    },
    "receipt-without-file-name": {
      operationId: "downloadReceipt",
      description: "Sends receipts without a file name.",
      breaks: "contract",
      createHandler: changeSuccess(["downloadReceipt"], ({ headers }) => headers.delete("content-disposition")),
      observe: async ({ call }) => {
        const path = String((await call("listPaidPayments", { as: "citizen" })).at("items.0.id"));
        return (await call("downloadReceipt", { as: "citizen", path })).headers.get("content-disposition");
      },
    },
  }),
  ...defineFaults("boundaries", {
    "file-name-of-301": {
      operationId: "uploadDocument",
      description: "Cuts the name of a file after 300 characters instead of rejecting it.",
      breaks: "contract",
      createHandler: answer(["uploadDocument"], async (request, { send }) => {
        const response = await send(request);
        if (response.status !== 422) return response;
        const text = Buffer.from(request.body).toString("latin1");
        const shorter = text.replace(
          /(name="name"\r\n\r\n)([^\r]{301,})/,
          (_, head: string, name: string) => head + name.slice(0, 300),
        );
        return shorter === text ? response : send({ ...request, body: Buffer.from(shorter, "latin1") });
      }),
      observe: async ({ upload }) =>
        (await upload("citizen", createPdf("bench.pdf"), { name: "b".repeat(301) })).status,
    },
    "empty-draft": {
      operationId: "keepDraft",
      description: "Rejects a draft without any value.",
      breaks: "contract",
      createHandler: changeResponse(["keepDraft"], (response, request) => {
        const body = parseJson(request.body);
        const isEmpty = isObject(body) && isObject(body["data"]) && Object.keys(body["data"]).length === 0;
        return isEmpty && response.status === 200
          ? createResponse(422, { message: "Məlumatlar düzgün daxil edilməyib.", code: "NOT_ACCEPTED" })
          : undefined;
      }),
      observe: observeResponse("keepDraft", { as: "citizen", path: "bench", body: { data: {} } }),
    },
  }),
  ...defineFaults("searches", {
    "first-of-two-words": {
      operationId: "listDocuments",
      description: "Searches documents by the first of several words only.",
      breaks: "contract",
      createHandler: changeRequest("listDocuments", (request) => {
        const word = request.url.searchParams.get("word")?.trim().split(/\s+/)[0];
        return word === undefined || word === "" ? request : withQuery(request, { word });
      }),
      observe: async ({ call, upload }) => {
        await upload("citizen", createPdf("bench.pdf"), { name: "Bench garden" });
        return (await call("listDocuments", { as: "citizen", query: { word: "bench kitchen" } })).at("total");
      },
    },
  }),
];
