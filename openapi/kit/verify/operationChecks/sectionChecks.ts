import { fetchBody, expectResponse, assertContract, getOperation, type ContractCheck } from "../check.ts";
import { samplePng } from "../samplePng.ts";
import { findCallbackSlot, sampleSuggestion, uploadSampleDocument } from "../requests.ts";
import {
  withChangedField,
  defineCheck,
  citizenAuth,
  statusCheck,
  validRequestFor,
  idempotencyCheck,
  type JsonBody,
} from "./checkHelpers.ts";

/** What the calls of the portal's sections promise in words. */
export const sectionChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  countNotifications: [
    defineCheck("as many as are unread in the list", async (ground) => {
      const { token } = await citizenAuth(ground);
      const unread = (await fetchBody<{ read: boolean }[]>(ground, "readNotifications", { token })).filter(
        ({ read }) => !read,
      ).length;
      const count = await fetchBody<number>(ground, "countNotifications", { token });
      assertContract(count === unread, String(unread), String(count));
    }),
  ],
  markNotificationsRead: [
    defineCheck("nothing unread afterwards", async (ground) => {
      const { token } = await citizenAuth(ground);
      const left = await fetchBody<number>(ground, "markNotificationsRead", { token });
      const unread = (await fetchBody<{ read: boolean }[]>(ground, "readNotifications", { token })).filter(
        ({ read }) => !read,
      ).length;
      assertContract(left === 0 && unread === 0, "0", `${left} counted, ${unread} in the list`);
    }),
  ],
  readNotifications: [
    defineCheck("the newest first", async (ground) => {
      const at = (await fetchBody<{ createdAt: string }[]>(ground, "readNotifications", await citizenAuth(ground))).map(
        ({ createdAt }) => Date.parse(createdAt),
      );
      assertContract(
        JSON.stringify(at) === JSON.stringify(at.toSorted((a, b) => b - a)),
        "notifications by their time",
        at.join(", "),
      );
    }),
  ],
  sendAppeal: [
    defineCheck("an appeal that can be read then, with what was sent", async (ground) => {
      const { token } = await citizenAuth(ground);
      const sent = await fetchBody(ground, "sendAppeal", { token, body: sampleSuggestion });
      const read = await fetchBody(ground, "readAppeal", { token, path: { id: String(sent["id"]) } });
      assertContract(
        read["kind"] === "SUGGESTION" && read["appealNumber"] === sent["appealNumber"],
        `the suggestion ${String(sent["appealNumber"])}`,
        read,
      );
    }),
    idempotencyCheck("sendAppeal", withChangedField("subject")),
  ],
  withdrawAppeal: [
    defineCheck("409 the second time", async (ground) => {
      const sent = await validRequestFor(ground, "withdrawAppeal");
      await fetchBody(ground, "withdrawAppeal", sent);
      await expectResponse(ground, getOperation(ground, "withdrawAppeal"), { ...sent, lang: "en" }, 409);
    }),
  ],
  keepDraft: [
    defineCheck("what was kept, until it is discarded", async (ground) => {
      const sent = await validRequestFor(ground, "keepDraft");
      const kept = await fetchBody(ground, "keepDraft", sent);
      assertContract(JSON.stringify(kept["data"]) === '{"subject":"Kept"}', "what was sent", kept);
      const { body: _body, ...read } = sent;
      assertContract(
        JSON.stringify((await fetchBody(ground, "readDraft", read))["data"]) === '{"subject":"Kept"}',
        "what was sent",
        await fetchBody(ground, "readDraft", read),
      );
      await fetchBody(ground, "keepDraft", { ...sent, body: { data: null } });
      assertContract(
        (await fetchBody(ground, "readDraft", read))["data"] === null,
        "nothing",
        await fetchBody(ground, "readDraft", read),
      );
    }),
    statusCheck("413 to more than is taken", "keepDraft", [413], async (ground) => ({
      ...(await validRequestFor(ground, "keepDraft")),
      body: { data: { text: "a".repeat(400_000) } },
    })),
  ],
  uploadDocument: [
    defineCheck("the same file when it is read", async (ground) => {
      const { token } = await citizenAuth(ground);
      const id = await uploadSampleDocument(ground);
      const { body, headers } = await expectResponse(
        ground,
        getOperation(ground, "downloadDocument"),
        { token, path: { id } },
        200,
      );
      const sent = new Uint8Array(await samplePng().arrayBuffer());
      assertContract(
        headers.get("content-type") === "image/png" && Buffer.compare(body as Uint8Array, sent) === 0,
        `image/png, ${sent.length} bytes`,
        `${headers.get("content-type")}, ${(body as Uint8Array).length} bytes`,
      );
      const { items } = await fetchBody<{ items: { id: number }[] }>(ground, "listDocuments", {
        token,
        query: { perPage: 100, sort: "createdAt.desc" },
      });
      assertContract(
        items.some((one) => one.id === id),
        `document ${id} in the list`,
        items.map((one) => one.id),
      );
    }),
    statusCheck("422 to a file that is not what it says", "uploadDocument", [422], async (ground) => ({
      ...(await citizenAuth(ground)),
      form: { file: new File(["<script>0</script>"], "paper.pdf", { type: "application/pdf" }) },
    })),
    statusCheck("413 to a file that is too large", "uploadDocument", [413], async (ground) => ({
      ...(await citizenAuth(ground)),
      form: { file: new File([new Uint8Array(21 * 1024 * 1024)], "large.pdf", { type: "application/pdf" }) },
    })),
    idempotencyCheck("uploadDocument", (sent) => ({ ...sent, form: { ...sent.form, name: "Something else" } })),
  ],
  startPayment: [
    statusCheck("409 to what is paid already", "startPayment", [409], async (ground) => {
      const { token } = await citizenAuth(ground);
      const { path } = await validRequestFor(ground, "downloadReceipt");
      return { token, path: path ?? {} };
    }),
  ],
  submitReport: [
    defineCheck("a report that is submitted then", async (ground) => {
      const sent = await validRequestFor(ground, "submitReport");
      await fetchBody(ground, "submitReport", sent);
      const { items } = await fetchBody<{ items: { id: number; submittedAt?: string; documentId?: number }[] }>(
        ground,
        "listReports",
        { token: sent.token, query: { perPage: 100 } },
      );
      const found = items.find(({ id }) => id === sent.path?.["id"]);
      assertContract(
        found?.documentId === (sent.body as JsonBody)["documentId"] && found?.submittedAt !== undefined,
        "the file that was sent",
        found,
      );
    }),
    statusCheck("422 to a file that nobody has sent", "submitReport", [422, 404], async (ground) => ({
      ...(await validRequestFor(ground, "submitReport")),
      body: { documentId: 2_000_000_000 },
    })),
  ],
  sendFeedback: [
    defineCheck("feedback that is in the list then", async (ground) => {
      const sent = await validRequestFor(ground, "sendFeedback");
      const { id } = await fetchBody(ground, "sendFeedback", sent);
      const { items } = await fetchBody<{ items: { id: number }[] }>(ground, "listFeedbacks", {
        token: sent.token,
        query: { perPage: 100 },
      });
      assertContract(
        items.some((one) => one.id === id),
        `feedback ${String(id)} in the list`,
        items.map((one) => one.id),
      );
    }),
    idempotencyCheck("sendFeedback", withChangedField("subject")),
  ],
  sendEvaluation: [
    statusCheck("422 when a question is not answered", "sendEvaluation", [422], async (ground) => {
      const { body } = await validRequestFor(ground, "sendEvaluation");
      const answers = (body as { answers: object[] }).answers.slice(1);
      return {
        body: {
          ...(body as JsonBody),
          answers: answers.length > 0 ? answers : [{ questionId: 2_000_000_000, answer: "YES" }],
        },
      };
    }),
    statusCheck("401 to an evaluation of an appeal by nobody", "sendEvaluation", [401], async (ground) => ({
      body: { ...((await validRequestFor(ground, "sendEvaluation")).body as JsonBody), appealId: 1 },
    })),
  ],
  readCallCenter: [
    defineCheck("no times to whoever is not signed in", async (ground) => {
      const { slots } = await fetchBody<{ slots: unknown[] }>(ground, "readCallCenter", {});
      assertContract(slots.length === 0, "no times", slots);
    }),
  ],
  requestCallback: [
    statusCheck("409 to a time that is taken", "requestCallback", [409], async (ground) => {
      const sent = await validRequestFor(ground, "requestCallback");
      return {
        ...sent,
        body: { ...(sent.body as JsonBody), slot: await findCallbackSlot(ground, sent.token ?? "", false) },
      };
    }),
    idempotencyCheck("requestCallback", withChangedField("topic")),
  ],
};
