import type { Caller } from "../../caller.ts";
import { defineFaults, type FaultResponse } from "../../fault.ts";
import { arrangeEntries, getPaging, observeField } from "../../lists.ts";
import { createPdf } from "../../observers.ts";
import { createTokenOf, getPrincipal } from "../../recordOwners.ts";
import {
  answer,
  bodyOf,
  changeEntries,
  changeJson,
  changeObject,
  changeRequest,
  changeSuccess,
  getEntries,
  getPathPart,
  mapTexts,
  parseJson,
  withJson,
  withQuery,
  withToken,
} from "../../seeds.ts";
import { readBody } from "../../passwordCalls.ts";
import { isSameId } from "../../../../../src/config/isSameId.ts";

/** The number of notifications that a page of the portal shows. */
const pageSize = 10;

/** Sends feedback with a key. */
const sendFeedback = ({ call }: Caller, as: "citizen" | "privileged") =>
  call("sendFeedback", {
    as,
    headers: { "idempotency-key": "b7c1f0a2-fifteen-0001" },
    body: { type: "CONSUMER_RIGHTS", category: "CHEATING", subject: "Scales", description: "They show too much." },
  });

/** The number of characters of a value in the list of drafts. */
const maxListedValue = 255;

const appealFaults = [
  ...defineFaults("persistence", {
    "falsy-answers": {
      operationId: "sendAppeal",
      description: "Loses the answers of a form that are 0 or false, since it takes them for empty.",
      breaks: "contract",
      createHandler: changeSuccess(["sendAppeal"], (response, _request, { store }) => {
        const record = store.state.appeals.find(({ id }) => id === bodyOf(response)["id"]);
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
  }),
];

const notificationFaults = [
  ...defineFaults("lists", {
    "first-ten-read": {
      operationId: "markNotificationsRead",
      description: "Marks the ten newest notifications as read, and answers that none is unread.",
      breaks: "specification",
      createHandler: answer(["markNotificationsRead"], async (request, { store, send }) => {
        const accountId = getPrincipal(request, store)?.account.id;
        const left = store.state.notifications
          .filter((notice) => notice.accountId === accountId && !notice.isRead)
          .toSorted((a, b) => b.createdAt - a.createdAt)
          .slice(pageSize);
        const response = await send(request);
        for (const notice of left) notice.isRead = false;
        return response;
      }),
      observe: async ({ call }) => {
        await call("markNotificationsRead", { as: "representative" });
        return (await call("countNotifications", { as: "representative" })).text;
      },
    },
    "overlapping-page": {
      operationId: "readNotifications",
      description: "Begins each page but the first with the last notification of the page before.",
      breaks: "contract",
      createHandler: answer(["readNotifications"], async (request, { send }) => {
        const { page, perPage } = getPaging(request);
        const response = await send(request);
        if (response.status !== 200 || page < 2 || !request.url.searchParams.has("perPage")) return response;
        const all = getEntries(
          parseJson((await send(withQuery(request, { page: undefined, perPage: undefined }))).body),
        );
        const start = (page - 1) * perPage - 1;
        return withJson(response, all.slice(start, start + perPage));
      }),
      observe: async ({ call }) =>
        (await call("readNotifications", { as: "representative", query: { page: 2, perPage: 5 } })).text,
    },
  }),
  ...defineFaults("values", {
    "questions-not-counted": {
      operationId: "countNotifications",
      description: "Leaves requests for an evaluation out of the number of unread notifications.",
      breaks: "contract",
      createHandler: changeJson(["countNotifications"], (count, request, { store }) => {
        const accountId = getPrincipal(request, store)?.account.id;
        const questions = store.state.notifications.filter(
          (notice) => notice.accountId === accountId && !notice.isRead && notice.type === "QUESTION",
        );
        return Number(count) - questions.length;
      }),
      observe: async ({ call }) => (await call("countNotifications", { as: "citizen" })).text,
    },
  }),
];

const listFaults = [
  ...defineFaults("access", {
    "reports-for-employees": {
      operationId: "listReports",
      description: "Shows the reports of an organisation to an employee of the service, who acts for none.",
      breaks: "contract",
      createHandler: changeRequest("listReports", (request, { store }) => {
        if (getPrincipal(request, store)?.account.authority !== "ADMIN") return request;
        const token = createTokenOf(store, ({ defaultCertNumber }) => defaultCertNumber !== undefined);
        return token === undefined ? request : withToken(request, token);
      }),
      observe: async ({ call }) => (await call("listReports", { as: "admin" })).at("total"),
    },
    "key-of-everybody": {
      operationId: "sendFeedback",
      description: "Returns the feedback of another user who sent the same key before.",
      breaks: "contract",
      createHandler: () => {
        const first = new Map<string, { accountId: number; response: FaultResponse }>();
        return async (request, { store, send }) => {
          const [key, principal] = [request.headers.get("idempotency-key"), getPrincipal(request, store)];
          if (request.operationId !== "sendFeedback" || key === null || principal === undefined) return send(request);
          const earlier = first.get(key);
          if (earlier !== undefined && earlier.accountId !== principal.account.id) return earlier.response;
          const response = await send(request);
          if (response.status === 200) first.set(key, { accountId: principal.account.id, response });
          return response;
        };
      },
      observe: async (caller) => {
        const sent = await sendFeedback(caller, "citizen");
        return (await sendFeedback(caller, "privileged")).at("id") === sent.at("id");
      },
    },
  }),
  ...defineFaults("lists", {
    "without-date-first": {
      operationId: "listObligations",
      description:
        "Lists amounts without a due date first when the latest date comes first, as databases do by default.",
      breaks: "contract",
      createHandler: arrangeEntries("listObligations", (entries, { url }) =>
        url.searchParams.get("sort") === "dueDate.desc"
          ? entries.toSorted((a, b) => Number("dueDate" in a) - Number("dueDate" in b))
          : entries,
      ),
      observe: async ({ call }) =>
        (await call("listObligations", { as: "director", query: { sort: "dueDate.desc" } })).text,
    },
    "names-by-code-point": {
      operationId: "listDocuments",
      description: "Sorts names by their code points, so that İ and Ş come after Z.",
      breaks: "contract",
      createHandler: arrangeEntries("listDocuments", (entries, { url }) => {
        const [field, direction] = (url.searchParams.get("sort") ?? "").split(".");
        if (field !== "name") return entries;
        const sorted = entries.toSorted((a, b) => (String(a["name"]) < String(b["name"]) ? -1 : 1));
        return direction === "asc" ? sorted : sorted.toReversed();
      }),
      observe: observeField("listDocuments", "name", { sort: "name.asc", perPage: 100 }),
    },
  }),
  ...defineFaults("drafts-and-files", {
    "shortened-in-list": {
      operationId: "listDrafts",
      description: "Returns the first 255 characters of each long value in the list of drafts.",
      breaks: "contract",
      createHandler: changeEntries(["listDrafts"], (draft) => {
        draft["data"] = mapTexts(draft["data"], (text) => text.slice(0, maxListedValue));
      }),
      observe: async ({ call }) => {
        const text = "The scales show too much. ".repeat(20);
        await call("keepDraft", { as: "citizen", path: "complaint", body: { data: { text } } });
        return (await call("listDrafts", { as: "citizen" })).text;
      },
    },
  }),
  ...defineFaults("states", {
    "booked-slot-free": {
      operationId: "readCallCenter",
      description: "Shows a booked time slot as free, since it reads the slots from a table of each morning.",
      breaks: "contract",
      createHandler: changeObject(["readCallCenter"], (callCenter, _request, { store }) => {
        for (const slot of getEntries(callCenter["slots"]))
          if (store.state.callbacks.some((callback) => isSameId(callback.slot, String(slot["id"]))))
            slot["free"] = true;
      }),
      observe: async ({ call }) => {
        const slots = getEntries((await call("readCallCenter", { as: "citizen" })).at("slots"));
        const slot = slots.find(({ free }) => free === true)?.["id"];
        await call("requestCallback", { as: "citizen", body: { phoneNumber: "+994505550142", slot, topic: "Fee" } });
        return (await call("readCallCenter", { as: "citizen" })).at("slots");
      },
    },
  }),
];

/** The faults of personal content. */
export const fifteenthPersonalFaults = [...appealFaults, ...notificationFaults, ...listFaults];
