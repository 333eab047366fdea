import { getOwner } from "../../../../../mocks/store/owners.ts";
import { defineFaults } from "../../fault.ts";
import { createPdf, failure, observeResponse } from "../../observers.ts";
import { getPrincipal } from "../../recordOwners.ts";
import { answer, changeObject, changeRequest, getLang, getPathPart, withBody } from "../../seeds.ts";
import { hourMs, keysForAnHour, observeKeyLater } from "../../sentenceSeeds.ts";

const feedback = { type: "CONSUMER_RIGHTS", category: "CHEATING", subject: "Scales", description: "They are wrong." };

/** Faults that break one sentence of the contract on drafts, reports and feedback. */
export const draftsSentenceFaults = defineFaults("account-sentences", {
  "feedback-key-for-an-hour": {
    operationId: "sendFeedback",
    description: "Forgets the Idempotency-Key of feedback after an hour.",
    breaks: "contract",
    createHandler: keysForAnHour("sendFeedback"),
    observe: observeKeyLater("sendFeedback", feedback, "citizen"),
  },
  "drafts-for-a-month": {
    operationId: "keepDraft",
    description: "Deletes drafts that have not changed for 30 days.",
    breaks: "contract",
    createHandler: answer(["readDraft", "listDrafts"], async (request, { store, send }) => {
      store.state.drafts = store.state.drafts.filter(({ updatedAt }) => updatedAt > store.now() - 30 * 24 * hourMs);
      return send(request);
    }),
    observe: async ({ call, store, getSession }) => {
      const token = getSession("citizen").accessToken;
      store.advanceClock(-40 * 86_400);
      await call("keepDraft", { token, path: "old", body: { data: { a: "b" } } });
      store.advanceClock(40 * 86_400);
      return (await call("readDraft", { token, path: "old" })).at("data");
    },
  },
  "drafts-for-ever": {
    operationId: "keepDraft",
    description: "Returns a draft however old it is; only the list leaves it out.",
    breaks: "contract",
    createHandler: changeObject(["readDraft"], (body, request, { store }) => {
      const accountId = getPrincipal(request, store)?.account.id;
      const formKey = getPathPart(request, -1);
      const draft = store.state.drafts.find((found) => found.accountId === accountId && found.formKey === formKey);
      if (body["data"] !== null || draft === undefined) return;
      body["data"] = draft.data;
      body["updatedAt"] = new Date(draft.updatedAt).toISOString();
    }),
    observe: async ({ call, store, getSession }) => {
      const token = getSession("citizen").accessToken;
      store.advanceClock(-70 * 86_400);
      await call("keepDraft", { token, path: "old", body: { data: { a: "b" } } });
      store.advanceClock(70 * 86_400);
      return (await call("readDraft", { token, path: "old" })).at("data");
    },
  },
  "message-about-a-draft": {
    operationId: "keepDraft",
    description: "Confirms each saved draft with a message, which the portal shows each time.",
    breaks: "contract",
    createHandler: changeObject(["keepDraft"], (body, request) => {
      body["message"] = { az: "Qaralama saxlanıldı.", ru: "Черновик сохранён.", en: "Saved." }[getLang(request)];
    }),
    observe: observeResponse("keepDraft", { as: "citizen", path: "complaint", body: { data: { a: "b" } } }),
  },
  "time-without-draft": {
    operationId: "readDraft",
    description: "Returns the time at which the server started as that of a draft that does not exist.",
    breaks: "contract",
    createHandler: changeObject(["readDraft"], (body, _request, { store }) => {
      body["updatedAt"] ??= new Date(store.state.startedAt).toISOString();
    }),
    observe: observeResponse("readDraft", { as: "citizen", path: "nothing" }),
  },
  "report-of-any-own-organisation": {
    operationId: "listReports",
    description: "Takes a report of any organisation that the user may act for, whichever account they have chosen.",
    breaks: "contract",
    createHandler: answer(["submitReport"], async (request, { store, send }) => {
      const response = await send(request);
      const principal = getPrincipal(request, store);
      const owners = principal?.account.organisations.map(({ id }) => `organisation:${id}`) ?? [];
      const report = store.state.reports.find(
        ({ id, owner }) => String(id) === getPathPart(request, -1) && owners.includes(owner),
      );
      if (response.status !== 404 || principal === undefined || report === undefined) return response;
      const { owner } = report;
      report.owner = getOwner(principal);
      const accepted = await send(request);
      report.owner = owner;
      return accepted;
    }),
    observe: async ({ call, upload }) => {
      const token = String((await call("chooseAccount", { as: "representative" })).at("token"));
      const document = (await upload("representative", createPdf("report.pdf"))).at("id");
      return (await call("submitReport", { token, path: "709", body: { documentId: document } })).status;
    },
  },
  "drafts-of-100-kilobytes": {
    operationId: "keepDraft",
    description: "Refuses a draft of more than 100 KB, as its framework does by default.",
    breaks: "contract",
    createHandler: changeRequest("keepDraft", (request) =>
      request.body.length > 102_400 ? withBody(request, { data: { text: "a".repeat(300_000) } }) : request,
    ),
    observe: async ({ call }) =>
      (await call("keepDraft", { as: "citizen", path: "long", body: { data: { text: "a".repeat(150_000) } } })).status,
  },
  "draft-measured-in-bytes": {
    operationId: "keepDraft",
    description: "Measures a draft in bytes, and refuses one of 200,000 Azerbaijani letters.",
    breaks: "contract",
    createHandler: changeRequest("keepDraft", (request) =>
      request.body.length > 262_144 + 20 ? withBody(request, { data: { text: "a".repeat(300_000) } }) : request,
    ),
    observe: async ({ call }) =>
      (await call("keepDraft", { as: "citizen", path: "long", body: { data: { text: "ə".repeat(200_000) } } })).status,
  },
  "plain-text-fails": {
    operationId: "keepDraft",
    description: "Fails with 500 for a body that is not JSON by its Content-Type.",
    breaks: "contract",
    createHandler: answer(["keepDraft"], async (request, { send }) =>
      request.headers.get("content-type")?.startsWith("application/json") === true ? send(request) : failure(),
    ),
    observe: async ({ call }) =>
      (
        await call("keepDraft", {
          as: "citizen",
          path: "plain",
          headers: { "content-type": "text/plain" },
          body: { data: null },
        })
      ).status,
  },
});
