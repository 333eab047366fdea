import type { OperationCase } from "./operationCase.ts";

/** Every answer to the calls about what everybody may read. */
export const publicCases = {
  readService: [
    { name: "one with a form", status: 200, request: { path: { id: "101" } } },
    { name: "one that is only described", status: 200, request: { path: { id: "152" } } },
    { name: "an unknown one", status: 404, request: { path: { id: "nothing" } } },
    { name: "an impossible id", status: 400, request: { path: { id: "a b" } } },
  ],
  listQuestionnaires: [
    { name: "all", status: 200 },
    { name: "of the office", status: 200, request: { query: { scope: "GENERAL" } } },
    { name: "an unknown scope", status: 400, request: { query: { scope: "PERSON" } } },
  ],
  readEvaluationSummary: [
    { name: "all", status: 200 },
    { name: "no page", status: 400, request: { query: { page: 0 } } },
  ],
  listFaq: [
    { name: "all", status: 200 },
    {
      name: "of a category, by words",
      status: 200,
      request: { query: { category: "certificates", word: "sertifikat" } },
    },
    { name: "an unknown category", status: 200, request: { query: { category: "nothing" } } },
    { name: "an impossible category", status: 400, request: { query: { category: "a b" } } },
  ],
  listMarketPrices: [
    { name: "the latest", status: 200, request: { query: { perPage: 100 } } },
    {
      name: "of a day, a region and a category",
      status: 200,
      request: { query: { date: "2026-03-02", region: "ganja", category: "bread", sort: "avgPrice.desc" } },
    },
    { name: "of tomorrow", status: 200, request: { query: { date: "2026-03-21" } } },
    { name: "no day", status: 400, request: { query: { date: "today" } } },
  ],
  searchProducts: [
    { name: "all", status: 200, request: { query: { perPage: 100 } } },
    { name: "by code", status: 200, request: { query: { goodsCode: "0405" } } },
    { name: "nothing", status: 200, request: { query: { goodsCode: "9999" } } },
    { name: "no code", status: 400, request: { query: { goodsCode: "12" } } },
  ],
  listRiskGroups: [{ name: "all", status: 200 }],
  listStandards: [
    { name: "all", status: 200 },
    { name: "by words and status", status: 200, request: { query: { word: "qida", status: "IN_FORCE" } } },
    { name: "an unknown status", status: 400, request: { query: { status: "DRAFT" } } },
  ],
  listEtalons: [
    { name: "all", status: 200 },
    { name: "of a category", status: 200, request: { query: { category: "time-frequency" } } },
    { name: "an unknown category", status: 400, request: { query: { category: "time" } } },
  ],
  searchRegister: [
    { name: "all of it", status: 200, request: { path: { register: "measurement-tools" } } },
    {
      name: "by words",
      status: 200,
      request: { path: { register: "removed-measurement-tools" }, query: { word: "tərəzi" } },
    },
    { name: "an unknown register", status: 400, request: { path: { register: "people" } } },
  ],
  readCallCenter: [
    { name: "by nobody in particular", status: 200 },
    { name: "signed in", status: 200, persona: "citizen" },
    { name: "with a token that has run out", status: 401, request: { token: "access-of-nobody" } },
  ],
  readServiceStatus: [
    { name: "all well", status: 200 },
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
