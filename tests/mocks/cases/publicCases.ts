import type { Case } from "./operationCase.ts";

/** Every answer to the calls about what everybody may read. */
export const published = {
  readService: [
    { name: "one with a form", status: 200, sent: { path: { id: "101" } } },
    { name: "one that is only described", status: 200, sent: { path: { id: "152" } } },
    { name: "an unknown one", status: 404, sent: { path: { id: "nothing" } } },
    { name: "an impossible id", status: 400, sent: { path: { id: "a b" } } },
  ],
  listQuestionnaires: [
    { name: "all", status: 200 },
    { name: "of the office", status: 200, sent: { query: { scope: "GENERAL" } } },
    { name: "an unknown scope", status: 400, sent: { query: { scope: "PERSON" } } },
  ],
  readEvaluationSummary: [
    { name: "all", status: 200 },
    { name: "no page", status: 400, sent: { query: { page: 0 } } },
  ],
  listFaq: [
    { name: "all", status: 200 },
    { name: "of a category, by words", status: 200, sent: { query: { category: "certificates", word: "sertifikat" } } },
    { name: "an unknown category", status: 200, sent: { query: { category: "nothing" } } },
    { name: "an impossible category", status: 400, sent: { query: { category: "a b" } } },
  ],
  listMarketPrices: [
    { name: "the latest", status: 200, sent: { query: { perPage: 100 } } },
    { name: "of a day, a region and a category", status: 200, sent: { query: { date: "2026-03-02", region: "ganja", category: "bread", sort: "avgPrice.desc" } } },
    { name: "of tomorrow", status: 200, sent: { query: { date: "2026-03-21" } } },
    { name: "no day", status: 400, sent: { query: { date: "today" } } },
  ],
  searchProducts: [
    { name: "all", status: 200, sent: { query: { perPage: 100 } } },
    { name: "by code", status: 200, sent: { query: { goodsCode: "0405" } } },
    { name: "nothing", status: 200, sent: { query: { goodsCode: "9999" } } },
    { name: "no code", status: 400, sent: { query: { goodsCode: "12" } } },
  ],
  listRiskGroups: [{ name: "all", status: 200 }],
  listStandards: [
    { name: "all", status: 200 },
    { name: "by words and status", status: 200, sent: { query: { word: "qida", status: "IN_FORCE" } } },
    { name: "an unknown status", status: 400, sent: { query: { status: "DRAFT" } } },
  ],
  listEtalons: [
    { name: "all", status: 200 },
    { name: "of a category", status: 200, sent: { query: { category: "time-frequency" } } },
    { name: "an unknown category", status: 400, sent: { query: { category: "time" } } },
  ],
  searchRegister: [
    { name: "all of it", status: 200, sent: { path: { register: "measurement-tools" } } },
    { name: "by words", status: 200, sent: { path: { register: "removed-measurement-tools" }, query: { word: "tərəzi" } } },
    { name: "an unknown register", status: 400, sent: { path: { register: "people" } } },
  ],
  readCallCenter: [
    { name: "by nobody in particular", status: 200 },
    { name: "signed in", status: 200, as: "citizen" },
    { name: "with a token that has run out", status: 401, sent: { token: "access-of-nobody" } },
  ],
  readServiceStatus: [
    { name: "all well", status: 200 },
    { name: "degraded", status: 200, sent: ({ world }) => ((world.state.serviceStatus = { state: "DEGRADED", since: world.now() }), {}) },
    { name: "down", status: 200, sent: ({ world }) => ((world.state.serviceStatus = { state: "DOWN", since: world.now() }), {}) },
  ],
} satisfies Record<string, Case[]>;
