import { exhaustRateLimit, type OperationCase } from "./operationCase.ts";

const ownEmail = "aysel.quliyeva@poct.example";

/** All responses of the operations of public content. */
export const publicCases = {
  readService: [
    { name: "with a form", status: 200, request: { path: { id: "101" } } },
    { name: "without a form", status: 200, request: { path: { id: "152" } } },
    { name: "unknown", status: 404, request: { path: { id: "nothing" } } },
  ],
  listQuestionnaires: [
    { name: "all", status: 200 },
    { name: "of the agency", status: 200, request: { query: { scope: "GENERAL" } } },
    { name: "an unknown scope", status: 400, request: { query: { scope: "PERSON" } } },
  ],
  readEvaluationSummary: [
    { name: "all", status: 200 },
    { name: "no page", status: 400, request: { query: { page: 0 } } },
  ],
  listFaq: [
    { name: "all", status: 200 },
    {
      name: "by category and query",
      status: 200,
      request: { query: { category: "certificates", word: "sertifikat" } },
    },
    { name: "an unknown category", status: 200, request: { query: { category: "nothing" } } },
  ],
  listMarketPrices: [
    { name: "the latest", status: 200, request: { query: { perPage: 100 } } },
    {
      name: "by date, region and category",
      status: 200,
      request: { query: { date: "2026-03-02", region: "ganja", category: "bread", sort: "avgPrice.desc" } },
    },
    { name: "of a product", status: 200, request: { query: { product: "bread" } } },
    { name: "future date", status: 200, request: { query: { date: "2026-03-21" } } },
    { name: "invalid date", status: 400, request: { query: { date: "today" } } },
  ],
  searchProducts: [
    { name: "all", status: 200, request: { query: { perPage: 100 } } },
    { name: "by code", status: 200, request: { query: { goodsCode: "0405" } } },
    { name: "no matches", status: 200, request: { query: { goodsCode: "9999" } } },
    { name: "no code", status: 400, request: { query: { goodsCode: "12" } } },
  ],
  listRiskGroups: [{ name: "all", status: 200 }],
  listOffices: [
    { name: "all", status: 200 },
    { name: "of a region", status: 200, request: { query: { region: "ganja" } } },
    { name: "of an unknown region", status: 200, request: { query: { region: "atlantis" } } },
  ],
  listStandards: [
    { name: "all", status: 200 },
    { name: "by query and status", status: 200, request: { query: { word: "qida", status: "IN_FORCE" } } },
    { name: "an unknown status", status: 400, request: { query: { status: "DRAFT" } } },
  ],
  listEtalons: [
    { name: "all", status: 200 },
    { name: "of a category", status: 200, request: { query: { category: "time-frequency" } } },
    { name: "an unknown category", status: 400, request: { query: { category: "time" } } },
  ],
  searchRegister: [
    { name: "all", status: 200, request: { path: { register: "measurement-tools" } } },
    {
      name: "by query",
      status: 200,
      request: { path: { register: "removed-measurement-tools" }, query: { word: "tərəzi" } },
    },
    { name: "an unknown register", status: 400, request: { path: { register: "people" } } },
  ],
  readCallCenter: [
    { name: "anonymous", status: 200 },
    { name: "signed in", status: 200, persona: "citizen" },
    { name: "expired token", status: 401, request: { token: "access-of-nobody" } },
  ],
  findAppeal: [
    { name: "the sender's", status: 200, request: { body: { appealNumber: "2026-00481", email: ownEmail } } },
    { name: "unknown number", status: 200, request: { body: { appealNumber: "2026-99999", email: ownEmail } } },
    { name: "no e-mail address", status: 422, request: { body: { appealNumber: "2026-00481" } } },
    { name: "no body", status: 400 },
    {
      name: "rate limit of wrong pairs",
      status: 429,
      request: exhaustRateLimit("findAppeal", { body: { appealNumber: "2026-99999", email: ownEmail } }, undefined, 10),
    },
  ],
  checkCertificate: [
    { name: "valid", status: 200, request: { query: { certificateNo: "S-2025-00118" } } },
    { name: "expired", status: 200, request: { query: { certificateNo: "S-2022-00093" } } },
    { name: "withdrawn", status: 200, request: { query: { certificateNo: "S-2025-00061" } } },
    { name: "unknown", status: 200, request: { query: { certificateNo: "S-2026-99999" } } },
    { name: "no number", status: 400 },
  ],
  readServiceStatus: [
    { name: "OK", status: 200 },
    {
      name: "degraded",
      status: 200,
      request: ({ store }) => ((store.state.serviceStatus = { state: "DEGRADED", since: store.now() }), {}),
    },
    {
      name: "down",
      status: 200,
      request: ({ store }) => ((store.state.serviceStatus = { state: "DOWN", since: store.now() }), {}),
    },
  ],
} satisfies Record<string, OperationCase[]>;
