import { setTimeout } from "node:timers/promises";
import type { ByOperation } from "../../contract/operationId.ts";
import {
  assertContract,
  CheckSkipped,
  expectResponse,
  fetchBody,
  fetchItems,
  getOperation,
  largestPage,
  type ContractCheck,
  type VerifyContext,
} from "../check.ts";
import { createLargeFile, maxFileBytes } from "./fileChecks.ts";
import { createSampleFiles } from "../sampleFiles.ts";
import { flattenSchema } from "../../contract/operations.ts";
import { samplePng } from "../samplePng.ts";
import { findCallbackSlot, sampleSuggestion, uploadSampleDocument } from "../requests.ts";
import {
  createIdempotencyCheck,
  createLostUpdateCheck,
  createStatusCheck,
  createValidRequestFor,
  dayMs,
  decidedStatuses,
  defineCheck,
  defineSpecifiedCheck,
  getCitizenAuth,
  readPerson,
  withChangedField,
  type JsonBody,
} from "./checkHelpers.ts";

type AppealDetail = {
  id: number;
  status: string;
  withdrawable: boolean;
  withdrawnAt?: string;
  history: { status: string; at: string }[];
};

type StoredDraft = { formKey: string; data: object; updatedAt: string };

/** How many entries of a list are read one by one. */
const maxRead = 10;

/** How many notifications are unread when they are marked as read: more than the default page of a list has. */
const unreadCount = 12;

/** A status that began in this time, in milliseconds, is read again. The clock of the server may differ. */
const newStatusMs = 3_600_000;

async function readAppeals(context: VerifyContext): Promise<readonly AppealDetail[]> {
  const { token } = await getCitizenAuth(context);
  const items = await fetchItems<{ id: number }>(context, "listAppeals", { token });
  const appeals: AppealDetail[] = [];
  for (const { id } of items.slice(-maxRead))
    appeals.push(await fetchBody<AppealDetail>(context, "readAppeal", { token, path: { id } }));
  return appeals;
}

/** Checks that the number of unread notifications is that of the list, which may grow meanwhile. Resolves to it. */
async function assertUnreadCount(context: VerifyContext, token: string): Promise<number> {
  const countListed = async (): Promise<number> =>
    (await fetchBody<{ read: boolean }[]>(context, "readNotifications", { token })).filter(({ read }) => !read).length;
  const countBefore = await fetchBody<number>(context, "countNotifications", { token });
  const before = await countListed();
  const count = await fetchBody<number>(context, "countNotifications", { token });
  assertContract(count >= countBefore, `at least ${countBefore} after the list was only read`, String(count));
  const after = count === before ? before : await countListed();
  assertContract(count === after, String(after), String(count));
  return after;
}

/** Checks of the prose rules for the sections of the portal, by operationId. */
export const sectionChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  readServiceStatus: [
    defineCheck("keeps the time at which the status began", async (context) => {
      const read = () => fetchBody<{ state: string; since: string }>(context, "readServiceStatus", {});
      const first = await read();
      if (Math.abs(Date.now() - Date.parse(first.since)) > newStatusMs) return;
      // Later than the second of the first request.
      await setTimeout(1100);
      const second = await read();
      assertContract(second.since === first.since || second.state !== first.state, `since ${first.since}`, second);
    }),
  ],
  countNotifications: [
    defineCheck("counts the unread entries of the list", async (context) => {
      await assertUnreadCount(context, (await getCitizenAuth(context)).token);
    }),
    defineCheck("counts a new notification too", async (context) => {
      const { triggerPush } = context.personas.sources;
      if (triggerPush === undefined) throw new CheckSkipped("requires --push");
      const { token } = await getCitizenAuth(context);
      await fetchBody<number>(context, "countNotifications", { token });
      await triggerPush();
      await assertUnreadCount(context, token);
    }),
  ],
  markNotificationsRead: [
    defineCheck("leaves no unread notifications", async (context) => {
      const { token } = await getCitizenAuth(context);
      // More than a server may return on one page.
      for (let count = 0; count < unreadCount; count += 1) await context.personas.sources.triggerPush?.();
      await assertUnreadCount(context, token);
      // A session that has counted before.
      const { token: other } = await context.personas.openNewSession(context);
      const isSamePerson = (await readPerson(context, other)) === (await readPerson(context, token));
      if (isSamePerson) await fetchBody<number>(context, "countNotifications", { token: other });
      const remaining = await fetchBody<number>(context, "markNotificationsRead", { token });
      const unread = await assertUnreadCount(context, token);
      const ofOther = isSamePerson ? await fetchBody<number>(context, "countNotifications", { token: other }) : unread;
      assertContract(ofOther === unread, `${unread} in each session of the person`, String(ofOther));
      assertContract(
        remaining === 0 && unread === 0,
        "0",
        `${JSON.stringify(remaining)} counted, ${unread} in the list`,
      );
    }),
  ],
  readNotifications: [
    defineCheck("returns the requested page, or all notifications", async (context) => {
      const { token } = await getCitizenAuth(context);
      const read = (query: Readonly<Record<string, number>>): Promise<readonly JsonBody[]> =>
        fetchBody<readonly JsonBody[]>(context, "readNotifications", { token, query });
      const all = await read({});
      // The second page is not full.
      const half = Math.min(100, Math.max(1, Math.floor(all.length / 2) + 1));
      for (const perPage of [1, half])
        for (const page of [1, 2]) {
          const expected = all.slice((page - 1) * perPage, page * perPage);
          const found = JSON.stringify(await read({ page, perPage }));
          assertContract(
            [expected, all].some((entries) => JSON.stringify(entries) === found),
            `page ${page} of ${perPage} entries, or all, as in the complete list: ${JSON.stringify(expected).slice(0, 300)}`,
            found.slice(0, 300),
          );
        }
    }),
    defineCheck("sorts by time, the newest first", async (context) => {
      const times = (
        await fetchBody<{ createdAt: string }[]>(context, "readNotifications", await getCitizenAuth(context))
      ).map(({ createdAt }) => Date.parse(createdAt));
      assertContract(
        JSON.stringify(times) === JSON.stringify(times.toSorted((a, b) => b - a)),
        "notifications sorted by time",
        times.join(", "),
      );
    }),
  ],
  searchPortal: [
    defineSpecifiedCheck("returns at most perPage entries, 10 by default", async (context) => {
      const request = await createValidRequestFor(context, "searchPortal");
      for (const perPage of [undefined, 1]) {
        const { items } = await fetchBody<{ items: unknown[] }>(context, "searchPortal", {
          ...request,
          query: { ...request.query, perPage },
        });
        assertContract(items.length <= (perPage ?? 10), `at most ${perPage ?? 10} entries`, `${items.length} entries`);
      }
    }),
  ],
  sendAppeal: [
    defineCheck("keeps whom a complaint is about", async (context) => {
      const { token } = await getCitizenAuth(context);
      const body = {
        ...sampleSuggestion,
        kind: "COMPLAINT",
        category: "DEFECTIVE_GOODS",
        counterparty: { name: "Contract verification" },
      };
      // The service from which the user started the complaint, which a server may refuse.
      const services = await context.client.send(getOperation(context, "listServices"), {
        query: { type: "E_SERVICE", ...largestPage },
      });
      const { items = [] } = services.status === 200 ? (services.body as { items: readonly JsonBody[] }) : {};
      const serviceId = items.findLast(({ externalUrl }) => externalUrl === undefined)?.["id"];
      const started = await context.client.send(getOperation(context, "sendAppeal"), {
        token,
        body: { ...body, ...(serviceId !== undefined && { serviceId }) },
      });
      const isStarted = started.status === 200 && serviceId !== undefined;
      const { id } = isStarted ? (started.body as JsonBody) : await fetchBody(context, "sendAppeal", { token, body });
      const read = await fetchBody(context, "readAppeal", { token, path: { id: String(id) } });
      assertContract(
        !isStarted || String(read["serviceId"]) === String(serviceId),
        `the service ${String(serviceId)} from which the complaint was started`,
        read["serviceId"],
      );
      assertContract(
        read["category"] === body.category && (read["counterparty"] as JsonBody)?.["name"] === body.counterparty.name,
        JSON.stringify({ category: body.category, counterparty: body.counterparty }),
        { category: read["category"], counterparty: read["counterparty"] },
      );
    }),
    createIdempotencyCheck("sendAppeal", withChangedField("subject")),
  ],
  readAppeal: [
    defineCheck(
      "returns the history of each appeal with the earliest step first, and its status last",
      async (context) => {
        for (const { id, status, withdrawable, withdrawnAt, history } of await readAppeals(context)) {
          const times = history.map(({ at }) => Date.parse(at));
          assertContract(
            times.every((time, index) => index === 0 || time >= (times[index - 1] ?? time)),
            `the earliest step of appeal ${id} first`,
            history.map(({ at }) => at),
          );
          assertContract(
            history.at(-1)?.status === status,
            `the status ${status} in the last step of appeal ${id}`,
            history.map((step) => step.status),
          );
          if (withdrawnAt !== undefined || decidedStatuses.includes(status))
            assertContract(!withdrawable, `withdrawable: false for appeal ${id}, which is ${status}`, "true");
        }
      },
    ),
  ],
  downloadDocument: [
    defineCheck("returns as many bytes as the list says", async (context) => {
      const { token } = await getCitizenAuth(context);
      const items = await fetchItems<{ id: number; size: number }>(context, "listDocuments", { token });
      for (const { id, size } of items.slice(0, maxRead)) {
        const { body } = await expectResponse(
          context,
          getOperation(context, "downloadDocument"),
          { token, path: { id } },
          200,
        );
        const { length } = body as Uint8Array;
        assertContract(length === size, `${size} bytes for document ${id}`, `${length} bytes`);
      }
    }),
  ],
  listExchangeRates: [
    defineCheck("returns the rates of the requested day, or of an earlier one", async (context) => {
      const date = new Date(Date.now() - 7 * dayMs).toISOString().slice(0, 10);
      const items = await fetchItems<{ date: string }>(context, "listExchangeRates", { query: { date } });
      const later = items.find((item) => item.date > date);
      assertContract(later === undefined, `rates of ${date} or earlier`, later);
    }),
  ],
  correctAppeal: [
    createLostUpdateCheck("correctAppeal", "readAppeal"),
    defineCheck("changes what was sent, and adds a step with `correction` to the history", async (context) => {
      const request = await createValidRequestFor(context, "correctAppeal");
      const readCorrected = (): Promise<{ subject?: string; history: readonly JsonBody[] }> =>
        fetchBody(context, "readAppeal", { token: request.token, path: request.path ?? {} });
      // Each correction is a step of its own.
      for (const text of ["The first correction.", "The second correction."]) {
        const before = await readCorrected();
        await fetchBody(context, "correctAppeal", { ...request, body: { ...(request.body as JsonBody), text } });
        const { subject, history } = await readCorrected();
        assertContract(subject === "Corrected", "the subject of the correction", subject);
        assertContract(history.at(-1)?.["correction"] === true, "a last step with correction: true", history.at(-1));
        assertContract(
          JSON.stringify(history.slice(0, -1)) === JSON.stringify(before.history),
          `the steps before the correction, and one more: ${JSON.stringify(before.history)}`,
          history,
        );
      }
    }),
    createStatusCheck("refuses a correction of a withdrawn appeal", "correctAppeal", [409], async (context) => {
      const request = await createValidRequestFor(context, "correctAppeal");
      await fetchBody(context, "withdrawAppeal", { token: request.token, path: request.path ?? {} });
      return request;
    }),
  ],
  withdrawAppeal: [
    defineCheck("returns 409 for a second withdrawal", async (context) => {
      const request = await createValidRequestFor(context, "withdrawAppeal");
      await fetchBody(context, "withdrawAppeal", request);
      await expectResponse(context, getOperation(context, "withdrawAppeal"), { ...request, lang: "en" }, 409);
    }),
  ],
  keepDraft: [
    defineCheck("lists each draft until it is deleted, the last saved first", async (context) => {
      const request = await createValidRequestFor(context, "keepDraft");
      const path = { formKey: `${String(request.path?.["formKey"])}-Earlier` };
      const readDrafts = async (): Promise<readonly StoredDraft[]> =>
        await fetchItems<StoredDraft>(context, "listDrafts", { token: request.token });
      await fetchBody(context, "keepDraft", { ...request, path });
      await fetchBody(context, "keepDraft", request);
      const drafts = await readDrafts();
      for (const { formKey } of [path, { formKey: request.path?.["formKey"] }]) {
        const data = drafts.find((draft) => draft.formKey === formKey)?.data;
        assertContract(JSON.stringify(data) === '{"subject":"Kept"}', `the data that was sent for ${formKey}`, data);
      }
      const times = drafts.map(({ updatedAt }) => Date.parse(updatedAt));
      assertContract(
        times.every((time, index) => index === 0 || time <= (times[index - 1] ?? time)),
        "the last saved draft first",
        drafts.map(({ formKey, updatedAt }) => `${formKey} of ${updatedAt}`),
      );
      await fetchBody(context, "keepDraft", { ...request, body: { data: null } });
      const remaining = (await readDrafts()).map(({ formKey }) => formKey);
      assertContract(
        !remaining.includes(String(request.path?.["formKey"])) && remaining.includes(path.formKey),
        "only the deleted draft not in the list",
        remaining,
      );
      await fetchBody(context, "keepDraft", { ...request, path, body: { data: null } });
    }),
    defineCheck("stores the draft until it is deleted", async (context) => {
      const request = await createValidRequestFor(context, "keepDraft");
      const saved = await fetchBody(context, "keepDraft", request);
      assertContract(JSON.stringify(saved["data"]) === '{"subject":"Kept"}', "the data that was sent", saved);
      const { body: _body, ...read } = request;
      assertContract(
        JSON.stringify((await fetchBody(context, "readDraft", read))["data"]) === '{"subject":"Kept"}',
        "the data that was sent",
        await fetchBody(context, "readDraft", read),
      );
      await fetchBody(context, "keepDraft", { ...request, body: { data: null } });
      assertContract(
        (await fetchBody(context, "readDraft", read))["data"] === null,
        "nothing",
        await fetchBody(context, "readDraft", read),
      );
    }),
    createStatusCheck("returns 413 for a body that is too large", "keepDraft", [413], async (context) => ({
      ...(await createValidRequestFor(context, "keepDraft")),
      body: { data: { text: "a".repeat(400_000) } },
    })),
    defineCheck("keeps a draft of the greatest length in characters, and refuses a longer one", async (context) => {
      const operation = getOperation(context, "keepDraft");
      const { properties = {} } = flattenSchema(context.document, operation.requestBody?.schema ?? {});
      const maxLength = flattenSchema(context.document, properties["data"] ?? {})["x-maxJsonLength"];
      if (typeof maxLength !== "number") return;
      const request = await createValidRequestFor(context, "keepDraft");
      // Letters of two bytes: the limit counts characters.
      const create = (length: number): JsonBody => ({ text: "ə".repeat(length - JSON.stringify({ text: "" }).length) });
      const data = create(maxLength);
      await fetchBody(context, "keepDraft", { ...request, body: { data } });
      const read = { token: request.token, path: request.path ?? {} };
      const { data: kept } = await fetchBody(context, "readDraft", read);
      assertContract(
        JSON.stringify(kept) === JSON.stringify(data),
        `a draft of ${maxLength} characters`,
        `${JSON.stringify(kept).length} characters, or other ones`,
      );
      const longer = { ...request, body: { data: create(maxLength + 1) }, lang: "en" } as const;
      await expectResponse(context, operation, longer, 413);
      await fetchBody(context, "keepDraft", { ...request, body: { data: null } });
    }),
    createStatusCheck(
      "accepts or refuses a draft with half of a surrogate pair",
      "keepDraft",
      [200, 400, 422],
      async (context) => ({
        ...(await createValidRequestFor(context, "keepDraft")),
        body: { data: { text: "a\ud800b" } },
      }),
    ),
  ],
  uploadDocument: [
    defineCheck("stores the uploaded file unchanged", async (context) => {
      const { token } = await getCitizenAuth(context);
      const id = await uploadSampleDocument(context);
      const { body, headers } = await expectResponse(
        context,
        getOperation(context, "downloadDocument"),
        { token, path: { id } },
        200,
      );
      const bytes = new Uint8Array(await samplePng().arrayBuffer());
      assertContract(
        headers.get("content-type") === "image/png" && Buffer.compare(body as Uint8Array, bytes) === 0,
        `image/png, ${bytes.length} bytes`,
        `${headers.get("content-type")}, ${(body as Uint8Array).length} bytes`,
      );
      const items = await fetchItems<{ id: number }>(context, "listDocuments", {
        token,
        query: { sort: "createdAt.desc" },
      });
      assertContract(
        items.some((item) => item.id === id),
        `document ${id} in the list`,
        items.map((item) => item.id),
      );
    }),
    createStatusCheck("returns 422 for a file with a wrong type", "uploadDocument", [422], async (context) => ({
      ...(await getCitizenAuth(context)),
      form: { file: new File(["<script>0</script>"], "paper.pdf", { type: "application/pdf" }) },
    })),
    ...[
      { type: "image/png", name: "picture.png" },
      { type: "image/jpeg", name: "picture.jpg" },
      { type: "video/mp4", name: "video.mp4" },
    ].map(({ type, name }) =>
      createStatusCheck(`returns 422 for a text that is named ${name}`, "uploadDocument", [422], async (context) => ({
        ...(await getCitizenAuth(context)),
        form: { file: new File(["A text with the name of another file."], name, { type }) },
      })),
    ),
    createStatusCheck("returns 422 for an empty file", "uploadDocument", [422], async (context) => ({
      ...(await getCitizenAuth(context)),
      form: { file: new File([], "empty.png", { type: "image/png" }) },
    })),
    defineCheck("accepts a file of each type", async (context) => {
      const auth = await getCitizenAuth(context);
      for (const file of createSampleFiles()) {
        const { mimeType, size } = await fetchBody(context, "uploadDocument", { ...auth, form: { file } });
        assertContract(
          mimeType === file.type && size === file.size,
          `the type ${file.type} and the size ${file.size}`,
          `${String(mimeType)}, ${String(size)}`,
        );
      }
    }),
    createStatusCheck("accepts a file of 20 MB", "uploadDocument", [200], async (context) => ({
      ...(await getCitizenAuth(context)),
      form: { file: await createLargeFile(maxFileBytes) },
    })),
    createStatusCheck("returns 413 for a file that is too large", "uploadDocument", [413], async (context) => ({
      ...(await getCitizenAuth(context)),
      form: { file: new File([new Uint8Array(21 * 1024 * 1024)], "large.pdf", { type: "application/pdf" }) },
    })),
    createIdempotencyCheck("uploadDocument", (request) => ({
      ...request,
      form: { ...request.form, name: "Something else" },
    })),
  ],
  startPayment: [
    defineCheck("returns 409 for a completed payment", async (context) => {
      const { token, path } = await createValidRequestFor(context, "downloadReceipt");
      const { items } = await fetchBody<{ items: readonly JsonBody[] }>(context, "listPaidPayments", {
        token,
        query: { perPage: maxRead },
      });
      for (const { id } of [{ id: path?.["id"] }, ...items])
        await expectResponse(
          context,
          getOperation(context, "startPayment"),
          { token, path: { id: String(id) }, lang: "ru" },
          409,
        );
    }),
  ],
  submitReport: [
    defineCheck("marks the report as submitted", async (context) => {
      const request = await createValidRequestFor(context, "submitReport");
      await fetchBody(context, "submitReport", request);
      const items = await fetchItems<{ id: number; submittedAt?: string; documentId?: number }>(
        context,
        "listReports",
        { token: request.token },
      );
      const found = items.find(({ id }) => id === request.path?.["id"]);
      assertContract(
        found?.documentId === (request.body as JsonBody)["documentId"] && found?.submittedAt !== undefined,
        "the file that was sent",
        found,
      );
    }),
    createStatusCheck("returns 422 or 404 for an unknown file", "submitReport", [422, 404], async (context) => ({
      ...(await createValidRequestFor(context, "submitReport")),
      body: { documentId: 2_000_000_000 },
    })),
  ],
  sendFeedback: [
    defineCheck("adds the feedback to the list", async (context) => {
      const request = await createValidRequestFor(context, "sendFeedback");
      const { id } = await fetchBody(context, "sendFeedback", request);
      const items = await fetchItems<{ id: number }>(context, "listFeedbacks", { token: request.token });
      assertContract(
        items[0]?.id === id,
        `feedback ${String(id)} first in the list`,
        items.map((item) => item.id),
      );
    }),
    createIdempotencyCheck("sendFeedback", withChangedField("subject")),
  ],
  sendEvaluation: [
    createIdempotencyCheck("sendEvaluation", (request) => ({
      ...request,
      body: {
        ...(request.body as JsonBody),
        answers: (request.body as { answers: object[] }).answers.map((answer) => ({ ...answer, answer: "NO" })),
      },
    })),
    createStatusCheck("returns 422 when an answer is missing", "sendEvaluation", [422], async (context) => {
      const { body } = await createValidRequestFor(context, "sendEvaluation");
      const answers = (body as { answers: object[] }).answers.slice(1);
      return {
        body: {
          ...(body as JsonBody),
          answers: answers.length > 0 ? answers : [{ questionId: 2_000_000_000, answer: "YES" }],
        },
      };
    }),
    createStatusCheck("returns 422 when a question is answered twice", "sendEvaluation", [422], async (context) => {
      const { body } = await createValidRequestFor(context, "sendEvaluation");
      const { answers } = body as { answers: readonly object[] };
      // As many answers as there are questions, if there are several.
      return {
        body: {
          ...(body as JsonBody),
          answers: [...answers.slice(0, 1), ...answers.slice(0, -1), ...(answers.length === 1 ? answers : [])],
        },
      };
    }),
    defineCheck("takes comments only where the question allows one", async (context) => {
      const operation = getOperation(context, "sendEvaluation");
      const items = await fetchItems(context, "listQuestionnaires");
      const questionnaires = items.map(({ id, questions }) => ({ id, questions: questions as readonly JsonBody[] }));
      for (const isAllowed of [true, false]) {
        const found = questionnaires.find(({ questions }) =>
          questions.some(({ commentAllowed }) => commentAllowed === isAllowed),
        );
        if (found === undefined) continue;
        const answers = found.questions.map(({ id, commentAllowed }) => ({
          questionId: id,
          answer: "YES",
          ...(commentAllowed === isAllowed && { comment: "Contract verification" }),
        }));
        const request = { body: { questionnaireId: found.id, answers }, lang: "ru" } as const;
        if (isAllowed) await expectResponse(context, operation, request, 200);
        else if ((await context.client.send(operation, request)).status === 200)
          // It may leave the comment out.
          context.notes.add("accepts a comment for a question that allows none");
      }
    }),
    createStatusCheck(
      "returns 401 for an evaluation of an appeal without a token",
      "sendEvaluation",
      [401],
      async (context) => ({
        body: { ...((await createValidRequestFor(context, "sendEvaluation")).body as JsonBody), appealId: 1 },
      }),
    ),
  ],
  sendRemark: [
    createIdempotencyCheck("sendRemark", withChangedField("text")),
    defineCheck("returns no number of a remark", async (context) => {
      const request = await createValidRequestFor(context, "sendRemark");
      // What names one remark differs for the next one; what names the request or its time is not judged.
      const send = async (): Promise<string> =>
        JSON.stringify(
          Object.entries(await fetchBody(context, "sendRemark", request)).filter(
            ([name]) => !/^(instance|path|timestamp|\w*(trace|request|correlation)_?id)$/i.test(name),
          ),
        );
      const [first, second] = [await send(), await send()];
      assertContract(first === second, `the same response to each remark, without a number: ${first}`, second);
    }),
  ],
  readCallCenter: [
    defineCheck("returns the earliest slot first", async (context) => {
      const { slots } = await fetchBody<{ slots: { from: string }[] }>(
        context,
        "readCallCenter",
        await getCitizenAuth(context),
      );
      const times = slots.map(({ from }) => Date.parse(from));
      assertContract(
        times.every((time, index) => index === 0 || time >= (times[index - 1] ?? time)),
        "the earliest slot first",
        slots.map(({ from }) => from),
      );
    }),
    defineCheck("returns no slots without a token", async (context) => {
      const { slots } = await fetchBody<{ slots: unknown[] }>(context, "readCallCenter", {});
      assertContract(slots.length === 0, "no slots", slots);
    }),
  ],
  requestCallback: [
    defineCheck("books the slot, so that nobody else can", async (context) => {
      const request = await createValidRequestFor(context, "requestCallback");
      await fetchBody(context, "requestCallback", request);
      const { slot } = request.body as { slot?: string };
      const { slots } = await fetchBody<{ slots: { id: string; free: boolean }[] }>(
        context,
        "readCallCenter",
        await getCitizenAuth(context),
      );
      assertContract(
        slots.every(({ id, free }) => id !== slot || !free),
        `the slot ${String(slot)} not free`,
        slots.filter(({ id }) => id === slot),
      );
    }),
    createStatusCheck("returns 409 for a booked slot", "requestCallback", [409], async (context) => {
      const request = await createValidRequestFor(context, "requestCallback");
      return {
        ...request,
        body: { ...(request.body as JsonBody), slot: await findCallbackSlot(context, request.token ?? "", false) },
      };
    }),
    createIdempotencyCheck("requestCallback", withChangedField("topic")),
  ],
} satisfies ByOperation<readonly ContractCheck[]>;
