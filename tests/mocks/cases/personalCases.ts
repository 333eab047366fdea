import { documentUploadFile as maxFileBytes } from "../../../src/generated/maxLengths.ts";
import { getBookableSlots } from "../../../mocks/store/callCenter.ts";
import { testFiles } from "../testFiles.ts";
import type { TestRequest, TestBackend } from "../testBackend.ts";
import { exhaustRateLimit, type OperationCase } from "./operationCase.ts";

/** Uploads an image as a persona. Returns the document id and the access token. */
async function uploadDocument(
  { call, signIn }: TestBackend,
  as: "citizen" | "director",
): Promise<{ token: string; id: number }> {
  const { token } = await signIn(as);
  const { body } = await call("uploadDocument", { token, formFields: { file: testFiles.picture() } });
  return { token, id: (body as { id: number }).id };
}

const exportAnswers = {
  productName: "Nar şirəsi",
  goodsCode: "2009",
  destination: "DE",
  weight: 1200,
  shippedAt: "2026-04-20",
};
const createApplication =
  (changes: object = {}) =>
  async (backend: TestBackend): Promise<TestRequest> => {
    const { token, id } = await uploadDocument(backend, "citizen");
    return {
      token,
      body: { kind: "APPLICATION", serviceId: "101", answers: exportAnswers, documentIds: [id], ...changes },
    };
  };
const complaint = {
  kind: "COMPLAINT",
  category: "CHEATING",
  subject: "Çəki",
  text: "1 kiloqram 700 qram gəldi.",
  counterparty: { name: "14 nömrəli piştaxta" },
};
const suggestion = { kind: "SUGGESTION", subject: "Tərəzi", text: "Girişdə daha bir tərəzi qoyun." };
const feedback = {
  type: "CONSUMER_RIGHTS",
  category: "CHEATING",
  subject: "Çəki",
  description: "1 kiloqram 700 qram gəldi.",
};
const createQuestionAnswers = (id: number) =>
  [1, 2, 3].map((index) => ({ questionId: id * 10 + index, answer: "YES" }));
const findSlotId = ({ store }: TestBackend, free: boolean): string =>
  getBookableSlots(store).find((bookableSlot) => bookableSlot.isFree === free)?.id ?? "none";
const createCallback =
  (free: boolean) =>
  (backend: TestBackend): TestRequest => ({
    body: { phoneNumber: "+994505550142", slot: findSlotId(backend, free), topic: "Rüsum" },
  });

/** All responses of the operations of personal data. */
export const personalCases = {
  listAppeals: [
    { name: "many", status: 200, persona: "citizen" },
    {
      name: "of one status and kind, the other way round",
      status: 200,
      persona: "citizen",
      request: { query: { status: "REFUSED", kind: "COMPLAINT", sort: "dueDate.asc" } },
    },
    { name: "none", status: 200, persona: "admin" },
    { name: "an unknown status", status: 400, persona: "citizen", request: { query: { status: "LOST" } } },
    { name: "no access token", status: 401 },
  ],
  sendAppeal: [
    { name: "an application", status: 200, request: createApplication() },
    { name: "a complaint", status: 200, persona: "citizen", request: { body: complaint } },
    { name: "a suggestion of somebody foreign", status: 403, persona: "foreign", request: { body: suggestion } },
    {
      name: "answers that break the form's rules",
      status: 422,
      request: createApplication({ answers: { ...exportAnswers, destination: "XX", weight: 0, shippedAt: "soon" } }),
    },
    { name: "no answers", status: 422, request: createApplication({ answers: {} }) },
    { name: "without a paper that is required", status: 422, request: createApplication({ documentIds: [] }) },
    { name: "file of another user", status: 422, request: createApplication({ documentIds: [8101] }) },
    { name: "a file of another appeal", status: 422, request: createApplication({ documentIds: [8102] }) },
    { name: "a service that is given elsewhere", status: 422, request: createApplication({ serviceId: "111" }) },
    { name: "no service", status: 422, request: createApplication({ serviceId: "nothing" }) },
    {
      name: "a complaint about nobody",
      status: 422,
      persona: "citizen",
      request: { body: { ...complaint, counterparty: { name: " " } } },
    },
    { name: "unknown type", status: 422, persona: "citizen", request: { body: { ...suggestion, kind: "DEMAND" } } },
    {
      name: "no words",
      status: 422,
      persona: "citizen",
      request: { body: { kind: "SUGGESTION", subject: "", text: " " } },
    },
    { name: "a key that is none", status: 400, persona: "citizen", request: { body: suggestion, idempotencyKey: "x" } },
    { name: "no body", status: 400, persona: "citizen" },
    {
      name: "rate limit",
      status: 429,
      persona: "citizen",
      request: exhaustRateLimit("sendAppeal", { body: suggestion }, "citizen", 60),
    },
    { name: "no access token", status: 401, request: { body: suggestion } },
  ],
  readAppeal: [
    { name: "of the user", status: 200, persona: "citizen", request: { path: { id: 481 } } },
    { name: "a refused one", status: 200, persona: "citizen", request: { path: { id: 417 } } },
    { name: "of another user", status: 404, persona: "director", request: { path: { id: 481 } } },
    { name: "no access token", status: 401, request: { path: { id: 481 } } },
  ],
  correctAppeal: [
    { name: "waiting", status: 200, persona: "citizen", request: { path: { id: 402 }, body: suggestion } },
    { name: "under review", status: 409, persona: "citizen", request: { path: { id: 481 }, body: suggestion } },
    {
      name: "taken up meanwhile",
      status: 409,
      persona: "citizen",
      request: { path: { id: 481 }, body: suggestion, ifMatch: 'W/"outdated"' },
    },
    { name: "withdrawn", status: 409, persona: "citizen", request: { path: { id: 398 }, body: suggestion } },
    { name: "decided", status: 409, persona: "citizen", request: { path: { id: 417 }, body: suggestion } },
    {
      name: "changed elsewhere",
      status: 412,
      persona: "citizen",
      request: { path: { id: 402 }, body: suggestion, ifMatch: 'W/"outdated"' },
    },
    { name: "another kind", status: 422, persona: "citizen", request: { path: { id: 476 }, body: suggestion } },
    { name: "no body", status: 400, persona: "citizen", request: { path: { id: 402 } } },
    { name: "of another user", status: 404, persona: "director", request: { path: { id: 402 }, body: suggestion } },
    { name: "no access token", status: 401, request: { path: { id: 402 }, body: suggestion } },
  ],
  withdrawAppeal: [
    { name: "waiting", status: 200, persona: "citizen", request: { path: { id: 402 } } },
    { name: "decided", status: 409, persona: "citizen", request: { path: { id: 417 } } },
    { name: "already withdrawn", status: 409, persona: "citizen", request: { path: { id: 398 } } },
    { name: "of another user", status: 404, persona: "director", request: { path: { id: 402 } } },
    { name: "no access token", status: 401, request: { path: { id: 402 } } },
  ],
  readDraft: [
    { name: "no draft", status: 200, persona: "citizen", request: { path: { formKey: "service-101" } } },
    { name: "invalid key", status: 400, persona: "citizen", request: { path: { formKey: "a b" } } },
    { name: "no access token", status: 401, request: { path: { formKey: "service-101" } } },
  ],
  listDrafts: [
    { name: "none", status: 200, persona: "citizen" },
    {
      name: "one",
      status: 200,
      request: async ({ call, signIn }) => {
        const { token } = await signIn("citizen");
        await call("keepDraft", { token, path: { formKey: "service-101" }, body: { data: { productName: "Nar" } } });
        return { token };
      },
    },
    { name: "no access token", status: 401 },
  ],
  keepDraft: [
    {
      name: "some answers",
      status: 200,
      persona: "citizen",
      request: { path: { formKey: "service-101" }, body: { data: { productName: "Nar" } } },
    },
    {
      name: "deletion",
      status: 200,
      persona: "citizen",
      request: { path: { formKey: "service-101" }, body: { data: null } },
    },
    {
      name: "changed elsewhere",
      status: 412,
      persona: "citizen",
      request: { path: { formKey: "service-101" }, body: { data: null }, ifMatch: 'W/"outdated"' },
    },
    {
      name: "over the size limit",
      status: 413,
      persona: "citizen",
      request: { path: { formKey: "service-101" }, body: { data: { text: "a".repeat(300_000) } } },
    },
    {
      name: "no answers",
      status: 422,
      persona: "citizen",
      request: { path: { formKey: "service-101" }, body: { data: [] } },
    },
    { name: "no body", status: 400, persona: "citizen", request: { path: { formKey: "service-101" } } },
    { name: "no access token", status: 401, request: { path: { formKey: "service-101" }, body: { data: null } } },
  ],
  listAppealMessages: [
    { name: "a request for a document", status: 200, persona: "citizen", request: { path: { id: 481 } } },
    { name: "none", status: 200, persona: "citizen", request: { path: { id: 390 } } },
    { name: "another user's appeal", status: 404, persona: "director", request: { path: { id: 481 } } },
    { name: "no page", status: 400, persona: "citizen", request: { path: { id: 481 }, query: { page: 0 } } },
    { name: "no access token", status: 401, request: { path: { id: 481 } } },
  ],
  sendAppealMessage: [
    {
      name: "with a file",
      status: 200,
      request: async (backend) => {
        const { token, id } = await uploadDocument(backend, "citizen");
        return { token, path: { id: 481 }, body: { text: "Göndərirəm", documentIds: [id] } };
      },
    },
    {
      name: "an unknown file",
      status: 422,
      persona: "citizen",
      request: { path: { id: 481 }, body: { text: "Göndərirəm", documentIds: [1] } },
    },
    { name: "no text", status: 422, persona: "citizen", request: { path: { id: 481 }, body: { text: " " } } },
    {
      name: "another user's appeal",
      status: 404,
      persona: "director",
      request: { path: { id: 481 }, body: { text: "Salam" } },
    },
    {
      name: "rate limit",
      status: 429,
      persona: "citizen",
      request: exhaustRateLimit("sendAppealMessage", { path: { id: 481 }, body: { text: "Salam" } }, "citizen", 60),
    },
    { name: "no body", status: 400, persona: "citizen", request: { path: { id: 481 } } },
    { name: "no access token", status: 401, request: { path: { id: 481 }, body: { text: "Salam" } } },
  ],
  listDocuments: [
    { name: "sorted by name", status: 200, persona: "citizen", request: { query: { sort: "name.asc", perPage: 100 } } },
    { name: "none", status: 200, persona: "admin" },
    { name: "with a word", status: 200, persona: "citizen", request: { query: { word: "sınaq" } } },
    { name: "unknown sort order", status: 400, persona: "citizen", request: { query: { sort: "size.asc" } } },
    { name: "no access token", status: 401 },
  ],
  uploadDocument: [
    {
      name: "PNG image",
      status: 200,
      persona: "citizen",
      request: { formFields: { file: testFiles.picture(), name: "Qəbz" } },
    },
    {
      name: "JPEG image without a name",
      status: 200,
      persona: "citizen",
      request: { formFields: { file: testFiles.photo() } },
    },
    { name: "MP4 video", status: 200, persona: "citizen", request: { formFields: { file: testFiles.video() } } },
    { name: "PDF document", status: 200, persona: "admin", request: { formFields: { file: testFiles.pdf() } } },
    {
      name: "HTML named as PDF",
      status: 422,
      persona: "citizen",
      request: { formFields: { file: testFiles.disguisedPage() } },
    },
    { name: "SVG image", status: 422, persona: "citizen", request: { formFields: { file: testFiles.drawing() } } },
    {
      name: "PNG named as PDF",
      status: 422,
      persona: "citizen",
      request: { formFields: { file: testFiles.wronglyNamed() } },
    },
    { name: "empty file", status: 422, persona: "citizen", request: { formFields: { file: testFiles.empty() } } },
    {
      name: "text instead of a file",
      status: 422,
      persona: "citizen",
      request: { formFields: { file: "hesabat.pdf" } },
    },
    {
      name: "blank name",
      status: 422,
      persona: "citizen",
      request: { formFields: { file: testFiles.picture(), name: "  " } },
    },
    {
      name: "too large",
      status: 413,
      persona: "citizen",
      request: () => ({ formFields: { file: testFiles.sized(maxFileBytes) } }),
    },
    { name: "JSON instead of a form", status: 400, persona: "citizen", request: { body: { file: "hesabat.pdf" } } },
    {
      name: "rate limit",
      status: 429,
      persona: "citizen",
      request: exhaustRateLimit("uploadDocument", { formFields: { file: testFiles.photo() } }, "citizen", 80),
    },
    { name: "no access token", status: 401, request: { formFields: { file: testFiles.picture() } } },
  ],
  downloadDocument: [
    { name: "PDF document", status: 200, persona: "citizen", request: { path: { id: 8102 } } },
    { name: "download only", status: 200, persona: "citizen", request: { path: { id: 8074 } } },
    { name: "an issue of the bulletin", status: 200, persona: "admin", request: { path: { id: 8001 } } },
    {
      name: "an issue of the bulletin, for a foreign organisation",
      status: 200,
      persona: "foreign",
      request: { path: { id: 8001 } },
    },
    { name: "of another user", status: 404, persona: "director", request: { path: { id: 8102 } } },
    { name: "no access token", status: 401, request: { path: { id: 8102 } } },
  ],
  listObligations: [
    { name: "some", status: 200, persona: "director", request: { query: { sort: "amount.desc" } } },
    { name: "none", status: 200, persona: "admin" },
    { name: "unknown sort order", status: 400, persona: "director", request: { query: { sort: "paymentDate.asc" } } },
    { name: "no access token", status: 401 },
  ],
  listPaidPayments: [
    { name: "some", status: 200, persona: "director", request: { query: { sort: "paymentDate.asc" } } },
    { name: "none", status: 200, persona: "admin" },
    { name: "no access token", status: 401 },
  ],
  startPayment: [
    { name: "open payment", status: 200, persona: "citizen", request: { path: { id: 6098 } } },
    { name: "paid", status: 409, persona: "citizen", request: { path: { id: 6044 } } },
    { name: "payment of another user", status: 404, persona: "citizen", request: { path: { id: 6101 } } },
    {
      name: "rate limit",
      status: 429,
      persona: "citizen",
      request: exhaustRateLimit("startPayment", { path: { id: 6098 } }, "citizen", 20),
    },
    { name: "no access token", status: 401, request: { path: { id: 6098 } } },
  ],
  downloadReceipt: [
    { name: "of a paid payment", status: 200, persona: "citizen", request: { path: { id: 6044 } } },
    { name: "of an open payment", status: 404, persona: "citizen", request: { path: { id: 6098 } } },
    { name: "of another user", status: 404, persona: "citizen", request: { path: { id: 6088 } } },
    { name: "no access token", status: 401, request: { path: { id: 6044 } } },
  ],
  listReports: [
    { name: "some", status: 200, persona: "director" },
    { name: "none", status: 200, persona: "citizen" },
    { name: "no access token", status: 401 },
  ],
  submitReport: [
    {
      name: "with a document",
      status: 200,
      request: async (backend) => {
        const { token, id } = await uploadDocument(backend, "director");
        return { token, path: { id: 712 }, body: { documentId: id } };
      },
    },
    {
      name: "with a file of another user",
      status: 422,
      persona: "director",
      request: { path: { id: 712 }, body: { documentId: 8102 } },
    },
    {
      name: "with a published document",
      status: 422,
      persona: "director",
      request: { path: { id: 712 }, body: { documentId: 8001 } },
    },
    {
      name: "of another organisation",
      status: 404,
      persona: "director",
      request: { path: { id: 709 }, body: { documentId: 8040 } },
    },
    { name: "without a file", status: 422, persona: "director", request: { path: { id: 712 }, body: {} } },
    { name: "no body", status: 400, persona: "director", request: { path: { id: 712 } } },
    { name: "no access token", status: 401, request: { path: { id: 712 }, body: { documentId: 8040 } } },
  ],
  listFeedbacks: [
    { name: "some", status: 200, persona: "citizen" },
    { name: "of one type", status: 200, persona: "citizen", request: { query: { type: "COMPETITION_VIOLATION" } } },
    { name: "an unknown type", status: 400, persona: "citizen", request: { query: { type: "PRAISE" } } },
    { name: "no access token", status: 401 },
  ],
  sendFeedback: [
    { name: "about consumer rights", status: 200, persona: "citizen", request: { body: feedback } },
    {
      name: "about competition",
      status: 200,
      persona: "citizen",
      request: { body: { ...feedback, type: "COMPETITION_VIOLATION", category: "DOMINANCE_ABUSE" } },
    },
    {
      name: "an empty description",
      status: 422,
      persona: "citizen",
      request: { body: { ...feedback, description: "" } },
    },
    {
      name: "a category of the other type",
      status: 422,
      persona: "citizen",
      request: { body: { ...feedback, category: "DOMINANCE_ABUSE" } },
    },
    {
      name: "file of another user",
      status: 422,
      persona: "citizen",
      request: { body: { ...feedback, documentIds: [8101] } },
    },
    { name: "no body", status: 400, persona: "citizen" },
    {
      name: "rate limit",
      status: 429,
      persona: "citizen",
      request: exhaustRateLimit("sendFeedback", { body: feedback }, "citizen", 40),
    },
    { name: "no access token", status: 401, request: { body: feedback } },
  ],
  sendEvaluation: [
    {
      name: "of the portal, anonymous",
      status: 200,
      request: { body: { questionnaireId: 20, answers: createQuestionAnswers(20) } },
    },
    {
      name: "of an own appeal",
      status: 200,
      persona: "citizen",
      request: { body: { questionnaireId: 31, appealId: 417, answers: createQuestionAnswers(31) } },
    },
    {
      name: "of an evaluated appeal",
      status: 409,
      persona: "citizen",
      request: { body: { questionnaireId: 39, appealId: 390, answers: createQuestionAnswers(39) } },
    },
    {
      name: "of an open appeal",
      status: 422,
      persona: "citizen",
      request: { body: { questionnaireId: 30, appealId: 481, answers: createQuestionAnswers(30) } },
    },
    {
      name: "of an appeal of another user",
      status: 404,
      persona: "citizen",
      request: { body: { questionnaireId: 30, appealId: 407, answers: createQuestionAnswers(30) } },
    },
    {
      name: "of an appeal, anonymous",
      status: 401,
      request: { body: { questionnaireId: 31, appealId: 417, answers: createQuestionAnswers(31) } },
    },
    {
      name: "missing answer",
      status: 422,
      request: { body: { questionnaireId: 20, answers: createQuestionAnswers(20).slice(1) } },
    },
    {
      name: "duplicate answer",
      status: 422,
      request: {
        body: {
          questionnaireId: 20,
          answers: [...createQuestionAnswers(20).slice(1), ...createQuestionAnswers(20).slice(2)],
        },
      },
    },
    {
      name: "comment that is not allowed",
      status: 422,
      request: {
        body: {
          questionnaireId: 31,
          answers: createQuestionAnswers(31).map((answer) => ({ ...answer, comment: "Bəli" })),
        },
      },
    },
    {
      name: "unknown questions",
      status: 422,
      request: { body: { questionnaireId: 9, answers: createQuestionAnswers(9) } },
    },
    { name: "no body", status: 400 },
    {
      name: "rate limit",
      status: 429,
      request: exhaustRateLimit(
        "sendEvaluation",
        { body: { questionnaireId: 20, answers: createQuestionAnswers(20) } },
        undefined,
        40,
      ),
    },
  ],
  sendRemark: [
    { name: "about a page", status: 200, request: { body: { page: "/faq", text: "Sual iki dəfə yazılıb." } } },
    { name: "blank text", status: 422, request: { body: { page: "/faq", text: " " } } },
    {
      name: "page with a query",
      status: 422,
      request: { body: { page: "/search?word=x", text: "Heç nə" } },
    },
    { name: "no body", status: 400 },
    {
      name: "rate limit",
      status: 429,
      request: exhaustRateLimit("sendRemark", { body: { page: "/faq", text: "Yenə" } }, undefined, 60),
    },
  ],
  requestCallback: [
    { name: "free slot", status: 200, persona: "citizen", request: createCallback(true) },
    { name: "booked slot", status: 409, persona: "citizen", request: createCallback(false) },
    {
      name: "unknown slot",
      status: 422,
      persona: "citizen",
      request: { body: { phoneNumber: "+994505550142", slot: "20200101-1000", topic: "Rüsum" } },
    },
    {
      name: "invalid phone number",
      status: 422,
      persona: "citizen",
      request: { body: { phoneNumber: "050", slot: "20200101-1000", topic: "" } },
    },
    { name: "no body", status: 400, persona: "citizen" },
    {
      name: "rate limit",
      status: 429,
      persona: "citizen",
      request: async (backend) => {
        const { token } = await backend.signIn("citizen");
        for (let count = 0; count < 10; count += 1)
          await backend.call("requestCallback", { token, ...createCallback(true)(backend) });
        return { token, ...createCallback(true)(backend) };
      },
    },
    { name: "no access token", status: 401, request: createCallback(true) },
  ],
} satisfies Record<string, OperationCase[]>;
