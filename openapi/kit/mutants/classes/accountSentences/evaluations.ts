import type { Caller } from "../../caller.ts";
import { defineFaults, type FaultRequest, type RequestHandler } from "../../fault.ts";
import { arrangeEntries } from "../../lists.ts";
import { observeResponse } from "../../observers.ts";
import { readBody } from "../../passwordCalls.ts";
import { getPrincipal } from "../../recordOwners.ts";
import { answer, changeRequest, getEntries, getToken, withBody, withHeaderOf, type JsonObject } from "../../seeds.ts";
import { answerSecond } from "../../sentenceSeeds.ts";

/** Runs an evaluation, and keeps the counts as they were. */
const withoutCounting = (isLost: (body: JsonObject, request: FaultRequest) => boolean): (() => RequestHandler) =>
  answer(["sendEvaluation"], async (request, { store, send }) => {
    const tallies = structuredClone(store.state.tallies);
    const response = await send(request);
    if (response.status === 200 && isLost(readBody(request), request)) store.state.tallies = tallies;
    return response;
  });

/** Sends yes to each question of the first questionnaire with a scope. */
const evaluate = async ({ call }: Caller, scope: string, more: JsonObject = {}, as?: "foreign") => {
  const list = await call("listQuestionnaires", { query: { scope } });
  const questions = getEntries(list.at("items.0.questions"));
  const answers = questions.map(({ id }) => ({ questionId: id, answer: "YES" }));
  return call("sendEvaluation", {
    ...(as !== undefined && { as }),
    body: { questionnaireId: list.at("items.0.id"), answers, ...more },
  });
};

const readSummary = async ({ call }: Caller): Promise<string> => (await call("readEvaluationSummary")).text;

/** Faults that break one sentence of the contract on evaluations. */
export const evaluationsSentenceFaults = defineFaults("account-sentences", {
  "unknown-appeal-ignored": {
    operationId: "sendEvaluation",
    description: "Counts an evaluation of an appeal that it does not find like one without an appeal.",
    breaks: "contract",
    createHandler: changeRequest("sendEvaluation", (request, { store }) => {
      const { appealId, ...body } = readBody(request);
      const isKnown = store.state.appeals.some(({ id }) => String(id) === String(appealId));
      return getPrincipal(request, store) === undefined || isKnown ? request : withBody(request, body);
    }),
    observe: async (caller) => (await evaluate(caller, "GENERAL", { appealId: 123_456 }, "foreign")).status,
  },
  "answers-about-services-lost": {
    operationId: "sendEvaluation",
    description: "Counts the answers about a service only when they are about an appeal.",
    breaks: "contract",
    createHandler: withoutCounting(
      ({ questionnaireId, appealId }) => ![20, 21].includes(Number(questionnaireId)) && appealId === undefined,
    ),
    observe: async (caller) => [(await evaluate(caller, "SERVICE")).status, await readSummary(caller)],
  },
  "answers-of-signed-in-users-lost": {
    operationId: "sendEvaluation",
    description: "Counts only the answers of visitors who are not signed in, and those about an appeal.",
    breaks: "contract",
    createHandler: withoutCounting((body, request) => getToken(request) !== "" && body["appealId"] === undefined),
    observe: async (caller) => [(await evaluate(caller, "GENERAL", {}, "foreign")).status, await readSummary(caller)],
  },
  "answers-about-appeals-lost": {
    operationId: "sendEvaluation",
    description: "Does not count the answers about an appeal.",
    breaks: "contract",
    createHandler: withoutCounting((body) => body["appealId"] !== undefined),
    observe: async (caller) => {
      for (const entry of getEntries(
        (await caller.call("listAppeals", { as: "director", query: { perPage: 50 } })).at(),
      )) {
        const appeal = await caller.call("readAppeal", { as: "director", path: String(entry["id"]) });
        const questionnaireId = appeal.at("evaluationId");
        if (questionnaireId === undefined) continue;
        const list = getEntries((await caller.call("listQuestionnaires", { query: { perPage: 50 } })).at());
        const questions = getEntries(list.find(({ id }) => String(id) === String(questionnaireId))?.["questions"]);
        const answers = questions.map(({ id }) => ({ questionId: id, answer: "YES" }));
        await caller.call("sendEvaluation", {
          as: "director",
          body: { questionnaireId, appealId: entry["id"], answers },
        });
        break;
      }
      return readSummary(caller);
    },
  },
  "counted-for-the-next-service": {
    operationId: "sendEvaluation",
    description: "Counts the answers for the questionnaire after the one that was answered.",
    breaks: "contract",
    createHandler: answer(["sendEvaluation"], async (request, { store, send }) => {
      const before = structuredClone(store.state.tallies);
      const response = await send(request);
      const ids = Object.keys(before).map(Number);
      const id = ids.find(
        (candidate) => JSON.stringify(before[candidate]) !== JSON.stringify(store.state.tallies[candidate]),
      );
      const next = ids[(ids.indexOf(id ?? -1) + 1) % ids.length];
      if (id === undefined || next === undefined) return response;
      const [counted, earlier, other] = [store.state.tallies[id], before[id], store.state.tallies[next]];
      if (counted === undefined || earlier === undefined || other === undefined) return response;
      for (const name of ["yes", "no", "partially"] as const) other[name] += counted[name] - earlier[name];
      store.state.tallies[id] = earlier;
      return response;
    }),
    observe: async (caller) => [(await evaluate(caller, "GENERAL")).status, await readSummary(caller)],
  },
  "evaluated-in-two-windows": {
    operationId: "sendEvaluation",
    description: "Takes two evaluations of one appeal that arrive at the same time.",
    breaks: "contract",
    createHandler: answerSecond(
      (request) => {
        const { appealId } = request.operationId === "sendEvaluation" ? readBody(request) : {};
        return appealId === undefined || request.headers.has("idempotency-key") ? undefined : String(appealId);
      },
      async (request, { send }) => {
        const { appealId: _appealId, ...body } = readBody(request);
        return send(withBody(request, body));
      },
    ),
    observe: async (caller) =>
      (
        await Promise.all([
          evaluate(caller, "GENERAL", { appealId: 123_456 }, "foreign"),
          evaluate(caller, "GENERAL", { appealId: 123_456 }, "foreign"),
        ])
      ).map(({ status }) => status),
  },
  "comments-refused": {
    operationId: "sendEvaluation",
    description: "Refuses every comment, also where the question allows one.",
    breaks: "contract",
    createHandler: changeRequest("sendEvaluation", (request) => {
      const body = readBody(request);
      return getEntries(body["answers"]).some(({ comment }) => typeof comment === "string")
        ? withBody(request, { ...body, answers: [{ questionId: 999_999, answer: "YES" }] })
        : request;
    }),
    observe: async (caller) => {
      const list = await caller.call("listQuestionnaires", { query: { scope: "GENERAL" } });
      const answers = getEntries(list.at("items.0.questions")).map(({ id, commentAllowed }) => ({
        questionId: id,
        answer: "YES",
        ...(commentAllowed === true && { comment: "Clear." }),
      }));
      return (await caller.call("sendEvaluation", { body: { questionnaireId: list.at("items.0.id"), answers } }))
        .status;
    },
  },
  "tag-of-the-day": {
    operationId: "sendEvaluation",
    description: "Computes the ETag of the summary from the day, so that caches miss the evaluations of the day.",
    breaks: "contract",
    createHandler: answer(["readEvaluationSummary"], async (request, { send }) => {
      const query = [...request.url.searchParams].join(" ").replaceAll(/[^\w ,]/g, "");
      const tag = `W/"day ${query} ${request.headers.has("authorization")}"`;
      const headers = new Headers(request.headers);
      headers.delete("if-none-match");
      const response = withHeaderOf(await send({ ...request, headers }), "etag", tag);
      return request.headers.get("if-none-match") === tag && response.status === 200
        ? { ...response, status: 304, body: new Uint8Array() }
        : response;
    }),
    observe: observeResponse("readEvaluationSummary"),
  },
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
});
