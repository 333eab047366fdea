import { largestFile } from "../../../mocks/behaviour/documents.ts";
import { slotsOf } from "../../../mocks/store/callCenter.ts";
import { files } from "../testFiles.ts";
import type { Sent, Service } from "../testBackend.ts";
import { wornOut, type Case } from "./operationCase.ts";

/** Uploads a picture for a persona and answers its number, with their token. */
async function uploaded({ call, signIn }: Service, as: "citizen" | "director"): Promise<{ token: string; id: number }> {
  const { token } = await signIn(as);
  const { body } = await call("uploadDocument", { token, form: { file: files.picture() } });
  return { token, id: (body as { id: number }).id };
}

const export101 = { productName: "Nar şirəsi", goodsCode: "2009", destination: "DE", weight: 1200, shippedAt: "2026-04-20" };
const application = (changes: object = {}) => async (service: Service): Promise<Sent> => {
  const { token, id } = await uploaded(service, "citizen");
  return { token, body: { kind: "APPLICATION", serviceId: "101", answers: export101, documentIds: [id], ...changes } };
};
const complaint = { kind: "COMPLAINT", category: "CHEATING", subject: "Çəki", text: "1 kiloqram 700 qram gəldi.", counterparty: { name: "14 nömrəli piştaxta" } };
const suggestion = { kind: "SUGGESTION", subject: "Tərəzi", text: "Girişdə daha bir tərəzi qoyun." };
const feedback = { type: "CONSUMER_RIGHTS", category: "CHEATING", subject: "Çəki", description: "1 kiloqram 700 qram gəldi." };
const answersOf = (id: number) => [1, 2, 3].map((place) => ({ questionId: id * 10 + place, answer: "YES" }));
const slot = ({ world }: Service, free: boolean): string => slotsOf(world).find((one) => one.free === free)?.id ?? "none";
const callback = (free: boolean) => (service: Service): Sent => ({ body: { phone: "+994505550142", slot: slot(service, free), topic: "Rüsum" } });

/** Every answer to the calls about what is somebody's own. */
export const personal = {
  listAppeals: [
    { name: "many", status: 200, as: "citizen" },
    { name: "of one status and kind, the other way round", status: 200, as: "citizen", sent: { query: { status: "REFUSED", kind: "COMPLAINT", sort: "dueDate.asc" } } },
    { name: "none", status: 200, as: "admin" },
    { name: "an unknown status", status: 400, as: "citizen", sent: { query: { status: "LOST" } } },
    { name: "nobody signed in", status: 401 },
  ],
  sendAppeal: [
    { name: "an application", status: 200, sent: application() },
    { name: "a complaint", status: 200, as: "citizen", sent: { body: complaint } },
    { name: "a suggestion of somebody foreign", status: 200, as: "foreign", sent: { body: suggestion } },
    { name: "answers that break the form's rules", status: 422, sent: application({ answers: { ...export101, destination: "XX", weight: 0, shippedAt: "soon" } }) },
    { name: "no answers", status: 422, sent: application({ answers: {} }) },
    { name: "without a paper that is required", status: 422, sent: application({ documentIds: [] }) },
    { name: "somebody else's file", status: 422, sent: application({ documentIds: [8101] }) },
    { name: "a file of another appeal", status: 422, sent: application({ documentIds: [8102] }) },
    { name: "a service that is given elsewhere", status: 422, sent: application({ serviceId: "111" }) },
    { name: "no service", status: 422, sent: application({ serviceId: "nothing" }) },
    { name: "a complaint about nobody", status: 422, as: "citizen", sent: { body: { ...complaint, counterparty: { name: " " } } } },
    { name: "an unknown kind", status: 422, as: "citizen", sent: { body: { ...suggestion, kind: "DEMAND" } } },
    { name: "no words", status: 422, as: "citizen", sent: { body: { kind: "SUGGESTION", subject: "", text: " " } } },
    { name: "a key that is none", status: 400, as: "citizen", sent: { body: suggestion, key: "x" } },
    { name: "no body", status: 400, as: "citizen" },
    { name: "too many", status: 429, as: "citizen", sent: wornOut("sendAppeal", { body: suggestion }, "citizen", 20) },
    { name: "nobody signed in", status: 401, sent: { body: suggestion } },
  ],
  readAppeal: [
    { name: "one's own", status: 200, as: "citizen", sent: { path: { id: 481 } } },
    { name: "a refused one", status: 200, as: "citizen", sent: { path: { id: 417 } } },
    { name: "somebody else's", status: 404, as: "director", sent: { path: { id: 481 } } },
    { name: "no number", status: 400, as: "citizen", sent: { path: { id: "x" } } },
    { name: "nobody signed in", status: 401, sent: { path: { id: 481 } } },
  ],
  withdrawAppeal: [
    { name: "one that waits", status: 200, as: "citizen", sent: { path: { id: 402 } } },
    { name: "one that is decided", status: 409, as: "citizen", sent: { path: { id: 417 } } },
    { name: "one that is withdrawn", status: 409, as: "citizen", sent: { path: { id: 398 } } },
    { name: "somebody else's", status: 404, as: "director", sent: { path: { id: 402 } } },
    { name: "no number", status: 400, as: "citizen", sent: { path: { id: "0" } } },
    { name: "nobody signed in", status: 401, sent: { path: { id: 402 } } },
  ],
  readDraft: [
    { name: "nothing kept", status: 200, as: "citizen", sent: { path: { formKey: "service-101" } } },
    { name: "an impossible key", status: 400, as: "citizen", sent: { path: { formKey: "a b" } } },
    { name: "nobody signed in", status: 401, sent: { path: { formKey: "service-101" } } },
  ],
  keepDraft: [
    { name: "some answers", status: 200, as: "citizen", sent: { path: { formKey: "service-101" }, body: { data: { productName: "Nar" } } } },
    { name: "nothing any more", status: 200, as: "citizen", sent: { path: { formKey: "service-101" }, body: { data: null } } },
    { name: "too much", status: 413, as: "citizen", sent: { path: { formKey: "service-101" }, body: { data: { text: "a".repeat(300_000) } } } },
    { name: "no answers", status: 422, as: "citizen", sent: { path: { formKey: "service-101" }, body: { data: [] } } },
    { name: "no body", status: 400, as: "citizen", sent: { path: { formKey: "service-101" } } },
    { name: "nobody signed in", status: 401, sent: { path: { formKey: "service-101" }, body: { data: null } } },
  ],
  listDocuments: [
    { name: "many, by name", status: 200, as: "citizen", sent: { query: { sort: "name.asc", perPage: 100 } } },
    { name: "none", status: 200, as: "foreign" },
    { name: "an unknown order", status: 400, as: "citizen", sent: { query: { sort: "size.asc" } } },
    { name: "nobody signed in", status: 401 },
  ],
  uploadDocument: [
    { name: "a picture", status: 200, as: "citizen", sent: { form: { file: files.picture(), name: "Qəbz" } } },
    { name: "a photo without a name", status: 200, as: "citizen", sent: { form: { file: files.photo() } } },
    { name: "a video", status: 200, as: "citizen", sent: { form: { file: files.video() } } },
    { name: "a paper", status: 200, as: "foreign", sent: { form: { file: files.paper() } } },
    { name: "a page that is called a paper", status: 422, as: "citizen", sent: { form: { file: files.disguisedPage() } } },
    { name: "a drawing", status: 422, as: "citizen", sent: { form: { file: files.drawing() } } },
    { name: "a picture that is called a paper", status: 422, as: "citizen", sent: { form: { file: files.wronglyNamed() } } },
    { name: "nothing in it", status: 422, as: "citizen", sent: { form: { file: files.empty() } } },
    { name: "a text in place of the file", status: 422, as: "citizen", sent: { form: { file: "hesabat.pdf" } } },
    { name: "a name of spaces", status: 422, as: "citizen", sent: { form: { file: files.picture(), name: "  " } } },
    { name: "too large", status: 413, as: "citizen", sent: () => ({ form: { file: files.sized(largestFile) } }) },
    { name: "no form", status: 400, as: "citizen", sent: { body: { file: "hesabat.pdf" } } },
    { name: "too many", status: 429, as: "citizen", sent: wornOut("uploadDocument", { form: { file: files.photo() } }, "citizen", 60) },
    { name: "nobody signed in", status: 401, sent: { form: { file: files.picture() } } },
  ],
  downloadDocument: [
    { name: "a paper", status: 200, as: "citizen", sent: { path: { id: 8102 } } },
    { name: "something that is only saved", status: 200, as: "citizen", sent: { path: { id: 8074 } } },
    { name: "an issue of the bulletin", status: 200, as: "admin", sent: { path: { id: 8001 } } },
    { name: "somebody else's", status: 404, as: "director", sent: { path: { id: 8102 } } },
    { name: "no number", status: 400, as: "citizen", sent: { path: { id: "x" } } },
    { name: "nobody signed in", status: 401, sent: { path: { id: 8102 } } },
  ],
  listObligations: [
    { name: "some", status: 200, as: "director", sent: { query: { sort: "amount.desc" } } },
    { name: "none", status: 200, as: "admin" },
    { name: "an unknown order", status: 400, as: "director", sent: { query: { sort: "paymentDate.asc" } } },
    { name: "nobody signed in", status: 401 },
  ],
  listPaidPayments: [
    { name: "some", status: 200, as: "director", sent: { query: { sort: "paymentDate.asc" } } },
    { name: "none", status: 200, as: "admin" },
    { name: "nobody signed in", status: 401 },
  ],
  startPayment: [
    { name: "what is owed", status: 200, as: "citizen", sent: { path: { id: 6098 } } },
    { name: "what is paid", status: 409, as: "citizen", sent: { path: { id: 6044 } } },
    { name: "what somebody else owes", status: 404, as: "citizen", sent: { path: { id: 6101 } } },
    { name: "no number", status: 400, as: "citizen", sent: { path: { id: "x" } } },
    { name: "too often", status: 429, as: "citizen", sent: wornOut("startPayment", { path: { id: 6098 } }, "citizen", 20) },
    { name: "nobody signed in", status: 401, sent: { path: { id: 6098 } } },
  ],
  downloadReceipt: [
    { name: "of what is paid", status: 200, as: "citizen", sent: { path: { id: 6044 } } },
    { name: "of what is owed", status: 404, as: "citizen", sent: { path: { id: 6098 } } },
    { name: "of somebody else", status: 404, as: "citizen", sent: { path: { id: 6088 } } },
    { name: "nobody signed in", status: 401, sent: { path: { id: 6044 } } },
  ],
  listReports: [
    { name: "some", status: 200, as: "director" },
    { name: "none", status: 200, as: "citizen" },
    { name: "nobody signed in", status: 401 },
  ],
  submitReport: [
    { name: "with a paper", status: 200, sent: async (service) => { const { token, id } = await uploaded(service, "director"); return { token, path: { id: 712 }, body: { documentId: id } }; } },
    { name: "with somebody else's file", status: 422, as: "director", sent: { path: { id: 712 }, body: { documentId: 8102 } } },
    { name: "with what everybody has", status: 422, as: "director", sent: { path: { id: 712 }, body: { documentId: 8001 } } },
    { name: "of another organisation", status: 404, as: "director", sent: { path: { id: 709 }, body: { documentId: 8040 } } },
    { name: "without a file", status: 422, as: "director", sent: { path: { id: 712 }, body: {} } },
    { name: "no body", status: 400, as: "director", sent: { path: { id: 712 } } },
    { name: "nobody signed in", status: 401, sent: { path: { id: 712 }, body: { documentId: 8040 } } },
  ],
  listFeedbacks: [
    { name: "some", status: 200, as: "citizen" },
    { name: "of one type", status: 200, as: "citizen", sent: { query: { type: "COMPETITION_VIOLATION" } } },
    { name: "an unknown type", status: 400, as: "citizen", sent: { query: { type: "PRAISE" } } },
    { name: "nobody signed in", status: 401 },
  ],
  sendFeedback: [
    { name: "about consumers' rights", status: 200, as: "citizen", sent: { body: feedback } },
    { name: "about competition", status: 200, as: "citizen", sent: { body: { ...feedback, type: "COMPETITION_VIOLATION", category: "DOMINANCE_ABUSE" } } },
    { name: "an empty description", status: 422, as: "citizen", sent: { body: { ...feedback, description: "" } } },
    { name: "a category of the other type", status: 422, as: "citizen", sent: { body: { ...feedback, category: "DOMINANCE_ABUSE" } } },
    { name: "somebody else's file", status: 422, as: "citizen", sent: { body: { ...feedback, documentIds: [8101] } } },
    { name: "no body", status: 400, as: "citizen" },
    { name: "too many", status: 429, as: "citizen", sent: wornOut("sendFeedback", { body: feedback }, "citizen", 20) },
    { name: "nobody signed in", status: 401, sent: { body: feedback } },
  ],
  sendEvaluation: [
    { name: "of the portal, by anybody", status: 200, sent: { body: { questionnaireId: 20, answers: answersOf(20) } } },
    { name: "of one's appeal", status: 200, as: "citizen", sent: { body: { questionnaireId: 31, appealId: 417, answers: answersOf(31) } } },
    { name: "of an appeal that was evaluated", status: 409, as: "citizen", sent: { body: { questionnaireId: 39, appealId: 390, answers: answersOf(39) } } },
    { name: "of an appeal that goes on", status: 422, as: "citizen", sent: { body: { questionnaireId: 30, appealId: 481, answers: answersOf(30) } } },
    { name: "of somebody else's appeal", status: 404, as: "citizen", sent: { body: { questionnaireId: 30, appealId: 407, answers: answersOf(30) } } },
    { name: "of an appeal, by nobody", status: 401, sent: { body: { questionnaireId: 31, appealId: 417, answers: answersOf(31) } } },
    { name: "an answer that is missing", status: 422, sent: { body: { questionnaireId: 20, answers: answersOf(20).slice(1) } } },
    { name: "a question that is answered twice", status: 422, sent: { body: { questionnaireId: 20, answers: [...answersOf(20).slice(1), ...answersOf(20).slice(2)] } } },
    { name: "a comment where none is taken", status: 422, sent: { body: { questionnaireId: 31, answers: answersOf(31).map((answer) => ({ ...answer, comment: "Bəli" })) } } },
    { name: "questions that are gone", status: 422, sent: { body: { questionnaireId: 9, answers: answersOf(9) } } },
    { name: "no body", status: 400 },
    { name: "too many", status: 429, sent: wornOut("sendEvaluation", { body: { questionnaireId: 20, answers: answersOf(20) } }, undefined, 40) },
  ],
  sendRemark: [
    { name: "about a page", status: 200, sent: { body: { page: "/faq", text: "Sual iki dəfə yazılıb." } } },
    { name: "without words", status: 422, sent: { body: { page: "/faq", text: " " } } },
    { name: "about an address with a query", status: 422, sent: { body: { page: "/search?word=x", text: "Heç nə" } } },
    { name: "no body", status: 400 },
    { name: "too many", status: 429, sent: wornOut("sendRemark", { body: { page: "/faq", text: "Yenə" } }, undefined, 60) },
  ],
  requestCallback: [
    { name: "at a free time", status: 200, as: "citizen", sent: callback(true) },
    { name: "at a taken time", status: 409, as: "citizen", sent: callback(false) },
    { name: "at a time that is none", status: 422, as: "citizen", sent: { body: { phone: "+994505550142", slot: "20200101-1000", topic: "Rüsum" } } },
    { name: "to no number", status: 422, as: "citizen", sent: { body: { phone: "050", slot: "20200101-1000", topic: "" } } },
    { name: "no body", status: 400, as: "citizen" },
    { name: "too often", status: 429, as: "citizen", sent: async (service) => { const { token } = await service.signIn("citizen"); for (let count = 0; count < 10; count += 1) await service.call("requestCallback", { token, ...callback(true)(service) }); return { token, ...callback(true)(service) }; } },
    { name: "nobody signed in", status: 401, sent: callback(true) },
  ],
} satisfies Record<string, Case[]>;
