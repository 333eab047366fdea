import type { MockStore } from "../../../../../mocks/store/mockStore.ts";
import { authenticate } from "../../../../../mocks/store/sessions.ts";
import { defineFaults, type FeedConnection, type FrameHandler, type SeededFault } from "../../fault.ts";
import { citizen } from "../../shared/callers.ts";
import { getConnectToken } from "../../shared/feed.ts";
import { arrangeEntries, getPaging, observeField, readAllEntries } from "../../shared/lists.ts";
import { observeResponse } from "../../shared/observers.ts";
import { compareByText } from "../../shared/order.ts";
import { getPrincipal } from "../../shared/recordOwners.ts";
import { readBody, answer, parseJson, withJson } from "../../shared/seeds.ts";
import { returns, setTo } from "../../shared/values.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

/** The accounts of the open connections to the feed, by store. */
const connectedAccounts = new WeakMap<MockStore, Map<FeedConnection, number>>();

const connectedAccountsOf = (store: MockStore): Map<FeedConnection, number> => {
  const accounts = connectedAccounts.get(store) ?? new Map<FeedConnection, number>();
  connectedAccounts.set(store, accounts);
  return accounts;
};

/** Remembers which accounts are connected to the feed. */
const rememberConnections = (connection: FeedConnection): FrameHandler => ({
  fromClient: (frame) => {
    const account = authenticate(connection.store, getConnectToken(frame) ?? "")?.account;
    if (account !== undefined) connectedAccountsOf(connection.store).set(connection, account.id);
    connection.sendToServer(frame);
  },
  onClose: () => connectedAccountsOf(connection.store).delete(connection),
});

/** Counts the answers of a user once more for each of their connections to the feed. */
const countAgainForConnections = answer(["sendEvaluation"], async (request, { send, store }) => {
  const accountId = getPrincipal(request, store)?.account.id;
  const connectionCount = [...connectedAccountsOf(store).values()].filter((id) => id === accountId).length;
  const tally = store.state.tallies[Number(readBody(request)["questionnaireId"])];
  const earlier = tally && { ...tally };
  const response = await send(request);
  if (response.status !== 200 || tally === undefined || earlier === undefined) return response;
  for (const key of ["yes", "no", "partially"] as const) tally[key] += (tally[key] - earlier[key]) * connectionCount;
  return response;
});

/** Faults of `readEvaluationSummary`. */
export const readEvaluationSummaryFaults: readonly SeededFault[] = [
  ...defineFaults("account-sentences", {
    "result-for-each-kind-of-answer": {
      operationId: "readEvaluationSummary",
      description: "Returns two results for a service, one with the answers yes and one with the others.",
      breaks: "contract",
      createHandler: arrangeEntries("readEvaluationSummary", (entries) =>
        entries
          .flatMap((entry) => {
            const [yes, total] = [Number(entry["yes"]), Number(entry["total"])];
            return yes === 0 || yes === total
              ? [entry]
              : [
                  { ...entry, no: 0, partially: 0, total: yes },
                  { ...entry, yes: 0, total: total - yes },
                ];
          })
          .toSorted((a, b) => Number(b["total"]) - Number(a["total"])),
      ),
      observe: observeResponse("readEvaluationSummary"),
    },
  }),
  ...defineFaults("lists", {
    "least-evaluated-first": {
      operationId: "readEvaluationSummary",
      description: "Returns the least evaluated service first.",
      breaks: "contract",
      createHandler: arrangeEntries("readEvaluationSummary", (entries) => entries.toReversed()),
      observe: observeField("readEvaluationSummary", "serviceTitle"),
    },
    "one-entry-more": {
      operationId: "readEvaluationSummary",
      description: "Returns one entry more than fits on a page.",
      breaks: "contract",
      createHandler: answer(["readEvaluationSummary"], async (request, backend) => {
        const valid = await backend.send(request);
        if (valid.status !== 200) return valid;
        const { response, entries } = await readAllEntries(request, backend);
        const { page, perPage } = getPaging(request);
        const body = parseJson(response.body);
        const items = entries.slice((page - 1) * perPage, page * perPage + 1);
        return withJson(response, { ...(isRecord(body) && body), page, perPage, total: entries.length, items });
      }),
      observe: observeField("readEvaluationSummary", "serviceTitle", { perPage: 2 }),
    },
    "sorted-per-page": {
      operationId: "readEvaluationSummary",
      description: "Divides the results into pages first, and sorts each page.",
      breaks: "contract",
      createHandler: arrangeEntries("readEvaluationSummary", (entries, request) => {
        const { perPage } = getPaging(request);
        const byService = entries.toSorted((a, b) => (String(a["serviceId"]) > String(b["serviceId"]) ? -1 : 1));
        return Array.from({ length: Math.ceil(byService.length / perPage) }, (_, page) =>
          byService
            .slice(page * perPage, (page + 1) * perPage)
            .toSorted((a, b) => Number(b["total"]) - Number(a["total"])),
        ).flat();
      }),
      observe: observeField("readEvaluationSummary", "total", { perPage: 2 }),
    },
    "summary-by-title": {
      operationId: "readEvaluationSummary",
      description: "Returns the evaluated services by title.",
      breaks: "contract",
      createHandler: arrangeEntries("readEvaluationSummary", (entries) =>
        entries.toSorted(compareByText("serviceTitle")).toReversed(),
      ),
    },
  }),
  ...defineFaults("values", {
    "tally-is-not-the-sum": returns(
      "readEvaluationSummary",
      "Does not count partial answers in the total.",
      (entry) => {
        entry["total"] = Number(entry["yes"]) + Number(entry["no"]);
      },
    ),
    "number-as-text": returns("readEvaluationSummary", "Returns counts as texts.", setTo("yes", String)),
    "not-evaluated-services": {
      operationId: "readEvaluationSummary",
      description: "Lists also services without an evaluation, with zeros.",
      breaks: "contract",
      createHandler: arrangeEntries("readEvaluationSummary", (entries) => [
        ...entries,
        ...entries.slice(0, 1).map((entry) => ({ ...entry, serviceId: "9090", yes: 0, no: 0, partially: 0, total: 0 })),
      ]),
      observe: observeResponse("readEvaluationSummary", { query: { perPage: 100 } }),
    },
  }),
  ...defineFaults("feed", {
    "answers-counted-by-each-window": {
      operationId: "readEvaluationSummary",
      description:
        "Counts the answers of a user once more for each window that is connected to the live feed, since each connection listens for the event.",
      breaks: "contract",
      createHandler: countAgainForConnections,
      createFrameHandler: rememberConnections,
      observe: async ({ call, readFeed, getSession }) => {
        const { at } = await call("listQuestionnaires", { query: { scope: "GENERAL" } });
        const questions = at("items.0.questions");
        const answers = (Array.isArray(questions) ? questions : [])
          .filter(isRecord)
          .map(({ id }) => ({ questionId: id, answer: "YES" }));
        await readFeed({
          token: getSession("citizen").accessToken,
          act: () => call("sendEvaluation", { ...citizen, body: { questionnaireId: at("items.0.id"), answers } }),
        });
        return (await call("readEvaluationSummary", { query: { perPage: 100 } })).text;
      },
    },
  }),
];
