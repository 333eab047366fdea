import { bodyOf, expectAnswer, insist, named, type Check } from "../check.ts";
import { picture } from "../samplePng.ts";
import { slotOf, suggestion, upload } from "../requests.ts";
import { changedText, check, citizen, expects, good, once, type Body } from "./checkHelpers.ts";

/** What the calls of the portal's sections promise in words. */
export const sections: Readonly<Record<string, readonly Check[]>> = {
  countNotifications: [
    check("as many as are unread in the list", async (ground) => {
      const { token } = await citizen(ground);
      const unread = (await bodyOf<{ read: boolean }[]>(ground, "readNotifications", { token })).filter(({ read }) => !read).length;
      const count = await bodyOf<number>(ground, "countNotifications", { token });
      insist(count === unread, String(unread), String(count));
    }),
  ],
  markNotificationsRead: [
    check("nothing unread afterwards", async (ground) => {
      const { token } = await citizen(ground);
      const left = await bodyOf<number>(ground, "markNotificationsRead", { token });
      const unread = (await bodyOf<{ read: boolean }[]>(ground, "readNotifications", { token })).filter(({ read }) => !read).length;
      insist(left === 0 && unread === 0, "0", `${left} counted, ${unread} in the list`);
    }),
  ],
  readNotifications: [
    check("the newest first", async (ground) => {
      const at = (await bodyOf<{ createdAt: string }[]>(ground, "readNotifications", await citizen(ground))).map(({ createdAt }) => Date.parse(createdAt));
      insist(JSON.stringify(at) === JSON.stringify(at.toSorted((a, b) => b - a)), "notifications by their time", at.join(", "));
    }),
  ],
  sendAppeal: [
    check("an appeal that can be read then, with what was sent", async (ground) => {
      const { token } = await citizen(ground);
      const sent = await bodyOf(ground, "sendAppeal", { token, body: suggestion });
      const read = await bodyOf(ground, "readAppeal", { token, path: { id: String(sent["id"]) } });
      insist(read["kind"] === "SUGGESTION" && read["appealNumber"] === sent["appealNumber"], `the suggestion ${String(sent["appealNumber"])}`, read);
    }),
    once("sendAppeal", changedText("subject")),
  ],
  withdrawAppeal: [
    check("409 the second time", async (ground) => {
      const sent = await good(ground, "withdrawAppeal");
      await bodyOf(ground, "withdrawAppeal", sent);
      await expectAnswer(ground, named(ground, "withdrawAppeal"), { ...sent, lang: "en" }, 409);
    }),
  ],
  keepDraft: [
    check("what was kept, until it is discarded", async (ground) => {
      const sent = await good(ground, "keepDraft");
      const kept = await bodyOf(ground, "keepDraft", sent);
      insist(JSON.stringify(kept["data"]) === '{"subject":"Kept"}', "what was sent", kept);
      const { body: _body, ...read } = sent;
      insist(JSON.stringify((await bodyOf(ground, "readDraft", read))["data"]) === '{"subject":"Kept"}', "what was sent", await bodyOf(ground, "readDraft", read));
      await bodyOf(ground, "keepDraft", { ...sent, body: { data: null } });
      insist((await bodyOf(ground, "readDraft", read))["data"] === null, "nothing", await bodyOf(ground, "readDraft", read));
    }),
    expects("413 to more than is taken", "keepDraft", [413], async (ground) => ({ ...(await good(ground, "keepDraft")), body: { data: { text: "a".repeat(400_000) } } })),
  ],
  uploadDocument: [
    check("the same file when it is read", async (ground) => {
      const { token } = await citizen(ground);
      const id = await upload(ground);
      const { body, headers } = await expectAnswer(ground, named(ground, "downloadDocument"), { token, path: { id } }, 200);
      const sent = new Uint8Array(await picture().arrayBuffer());
      insist(headers.get("content-type") === "image/png" && Buffer.compare(body as Uint8Array, sent) === 0, `image/png, ${sent.length} bytes`, `${headers.get("content-type")}, ${(body as Uint8Array).length} bytes`);
      const { items } = await bodyOf<{ items: { id: number }[] }>(ground, "listDocuments", { token, query: { perPage: 100, sort: "createdAt.desc" } });
      insist(items.some((one) => one.id === id), `document ${id} in the list`, items.map((one) => one.id));
    }),
    expects("422 to a file that is not what it says", "uploadDocument", [422], async (ground) => ({ ...(await citizen(ground)), form: { file: new File(["<script>0</script>"], "paper.pdf", { type: "application/pdf" }) } })),
    expects("413 to a file that is too large", "uploadDocument", [413], async (ground) => ({ ...(await citizen(ground)), form: { file: new File([new Uint8Array(21 * 1024 * 1024)], "large.pdf", { type: "application/pdf" }) } })),
    once("uploadDocument", (sent) => ({ ...sent, form: { ...sent.form, name: "Something else" } })),
  ],
  startPayment: [
    expects("409 to what is paid already", "startPayment", [409], async (ground) => {
      const { token } = await citizen(ground);
      const { path } = await good(ground, "downloadReceipt");
      return { token, path: path ?? {} };
    }),
  ],
  submitReport: [
    check("a report that is submitted then", async (ground) => {
      const sent = await good(ground, "submitReport");
      await bodyOf(ground, "submitReport", sent);
      const { items } = await bodyOf<{ items: { id: number; submittedAt?: string; documentId?: number }[] }>(ground, "listReports", { token: sent.token, query: { perPage: 100 } });
      const found = items.find(({ id }) => id === sent.path?.["id"]);
      insist(found?.documentId === (sent.body as Body)["documentId"] && found?.submittedAt !== undefined, "the file that was sent", found);
    }),
    expects("422 to a file that nobody has sent", "submitReport", [422, 404], async (ground) => ({ ...(await good(ground, "submitReport")), body: { documentId: 2_000_000_000 } })),
  ],
  sendFeedback: [
    check("feedback that is in the list then", async (ground) => {
      const sent = await good(ground, "sendFeedback");
      const { id } = await bodyOf(ground, "sendFeedback", sent);
      const { items } = await bodyOf<{ items: { id: number }[] }>(ground, "listFeedbacks", { token: sent.token, query: { perPage: 100 } });
      insist(items.some((one) => one.id === id), `feedback ${String(id)} in the list`, items.map((one) => one.id));
    }),
    once("sendFeedback", changedText("subject")),
  ],
  sendEvaluation: [
    expects("422 when a question is not answered", "sendEvaluation", [422], async (ground) => {
      const { body } = await good(ground, "sendEvaluation");
      const answers = (body as { answers: object[] }).answers.slice(1);
      return { body: { ...(body as Body), answers: answers.length > 0 ? answers : [{ questionId: 2_000_000_000, answer: "YES" }] } };
    }),
    expects("401 to an evaluation of an appeal by nobody", "sendEvaluation", [401], async (ground) => ({ body: { ...((await good(ground, "sendEvaluation")).body as Body), appealId: 1 } })),
  ],
  readCallCenter: [
    check("no times to whoever is not signed in", async (ground) => {
      const { slots } = await bodyOf<{ slots: unknown[] }>(ground, "readCallCenter", {});
      insist(slots.length === 0, "no times", slots);
    }),
  ],
  requestCallback: [
    expects("409 to a time that is taken", "requestCallback", [409], async (ground) => {
      const sent = await good(ground, "requestCallback");
      return { ...sent, body: { ...(sent.body as Body), slot: await slotOf(ground, sent.token ?? "", false) } };
    }),
    once("requestCallback", changedText("topic")),
  ],
};
