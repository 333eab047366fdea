import { questionnaires } from "../../../../../mocks/sampleData/questionnaires.ts";
import type { Caller } from "../../caller.ts";
import {
  defineFaults,
  type FaultRequest,
  type FaultResponse,
  type RequestHandler,
  type SeededFault,
} from "../../fault.ts";
import { citizen } from "../../shared/callers.ts";
import { answersError, failure, withStatus } from "../../shared/errors.ts";
import { withHeaderOf } from "../../shared/headers.ts";
import { answerSecond, createKeyFault, keepsConflicts } from "../../shared/idempotencyKeys.ts";
import { converts } from "../../shared/inputs.ts";
import { answerFirst, observeResponse } from "../../shared/observers.ts";
import { findOthersId } from "../../shared/otherPersons.ts";
import { getPrincipal, ignoreOwners } from "../../shared/recordOwners.ts";
import {
  readBody,
  acceptRejected,
  answer,
  cacheResponses,
  changeErrors,
  changeRequest,
  changeResponse,
  createResponse,
  getEntries,
  getLang,
  getToken,
  type JsonObject,
  parseJson,
  withBody,
  withJson,
} from "../../shared/seeds.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

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

/** Faults of `sendEvaluation`. */
export const sendEvaluationFaults: readonly SeededFault[] = [
  ...defineFaults("access", {
    "evaluate-appeal": {
      operationId: "sendEvaluation",
      description: "Evaluates the appeal of another user.",
      breaks: "contract",
      createHandler: ignoreOwners(["sendEvaluation"], "appeals"),
      observe: async (caller) => {
        const appealId = findOthersId(caller, "appeals");
        const answers = [{ questionId: 1, answer: "YES" }];
        return (
          await caller.call("sendEvaluation", { as: "citizen", body: { questionnaireId: 31, appealId, answers } })
        ).status;
      },
    },
    "comments-in-the-summary": {
      operationId: "sendEvaluation",
      description: "Shows the last comment of a user in the summary.",
      breaks: "contract",
      createHandler: () => {
        let comment: unknown;
        return answer(["sendEvaluation", "readEvaluationSummary"], async (request, { send }) => {
          const response = await send(request);
          if (request.operationId === "sendEvaluation") {
            const commented = getEntries(readBody(request)["answers"]).find((entry) => entry["comment"] !== undefined);
            comment = commented?.["comment"] ?? comment;
            return response;
          }
          const body = readBody(response);
          const items = getEntries(body["items"]).map((item) => ({ ...item, comment }));
          return response.status === 200 ? withJson(response, { ...body, items }) : response;
        })();
      },
      observe: async (caller) => {
        await caller.call("sendEvaluation", { ...citizen, body: await answerFirst(caller, "Too slow.") });
        return (await caller.call("readEvaluationSummary")).text;
      },
    },
  }),
  ...defineFaults("account-sentences", {
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
  }),
  ...defineFaults("persistence", {
    "summary-of-another-language": {
      operationId: "sendEvaluation",
      description: "Keeps the summary of the results in English and Russian until the next day.",
      breaks: "contract",
      createHandler: cacheResponses(
        ["readEvaluationSummary"],
        (request) => `${request.url.search}${getLang(request) === "az" ? Math.random() : ""}`,
      ),
      observe: async (caller) => {
        const read = () => caller.call("readEvaluationSummary", { query: { lang: "ru" } });
        await read();
        await caller.call("sendEvaluation", { body: await answerFirst(caller) });
        return (await read()).text;
      },
    },
    "partially-is-not-counted": {
      operationId: "sendEvaluation",
      description: "Accepts an evaluation, and counts its answers yes and no only.",
      breaks: "contract",
      createHandler: answer(["sendEvaluation"], async (request, { send, store }) => {
        const tally = store.state.tallies[Number(readBody(request)["questionnaireId"])];
        const earlier = tally?.partially;
        const response = await send(request);
        if (response.status === 200 && tally !== undefined && earlier !== undefined) tally.partially = earlier;
        return response;
      }),
      observe: async ({ call }) => {
        const { at } = await call("listQuestionnaires", { query: { scope: "GENERAL" } });
        const questions = at("items.0.questions");
        const answers = (Array.isArray(questions) ? questions : [])
          .filter(isRecord)
          .map(({ id }) => ({ questionId: id, answer: "PARTIALLY" }));
        const { status } = await call("sendEvaluation", { body: { questionnaireId: at("items.0.id"), answers } });
        return [status, (await call("readEvaluationSummary", { query: { perPage: 100 } })).text];
      },
    },
    "retry-is-counted": {
      operationId: "sendEvaluation",
      description: "Returns the first response to a retry with the same key, but counts its answers again.",
      breaks: "contract",
      createHandler: () => {
        const counted = new Set<string>();
        return answer(["sendEvaluation"], async (request, { store, send }) => {
          const key = request.headers.get("idempotency-key");
          const response = await send(request);
          if (key === null || response.status !== 200) return response;
          const submission = `${getToken(request)} ${key}`;
          if (counted.has(submission))
            await send(withHeaderOf(request, "idempotency-key", `retry-${store.nextId()}-${"0".repeat(12)}`));
          counted.add(submission);
          return response;
        })();
      },
      observe: async ({ call }) => {
        const questionnaire = "items.0";
        const list = await call("listQuestionnaires");
        const questions = list.at(`${questionnaire}.questions`);
        const answers = (Array.isArray(questions) ? questions : []).map(({ id }) => ({
          questionId: id,
          answer: "YES",
        }));
        const body = { questionnaireId: list.at(`${questionnaire}.id`), answers };
        const headers = { "idempotency-key": "9d2f5a10-6c3e-4b7d-8e21-0a1b2c3d4e5f" };
        for (let attempt = 0; attempt < 2; attempt += 1) await call("sendEvaluation", { body, headers });
        return (await call("readEvaluationSummary", { query: { perPage: 100 } })).text;
      },
    },
  }),
  ...defineFaults("values", {
    "evaluation-counted-twice": {
      operationId: "sendEvaluation",
      description: "Counts each answer of an evaluation twice.",
      breaks: "contract",
      createHandler: answer(["sendEvaluation"], async (request, { send, store }) => {
        const before = structuredClone(store.state.tallies);
        const response = await send(request);
        for (const [id, tally] of Object.entries(store.state.tallies))
          for (const [name, value] of Object.entries(tally)) {
            const old = (before[Number(id)] as Record<string, number> | undefined)?.[name] ?? 0;
            (tally as Record<string, number>)[name] = value + (value - old);
          }
        return response;
      }),
      observe: async ({ call }) => {
        const first = (await call("listQuestionnaires")).at("items.0") as JsonObject;
        const answers = (first["questions"] as JsonObject[]).map(({ id }) => ({ questionId: id, answer: "YES" }));
        const lower = answers.map((item) => ({ ...item, answer: "yes" }));
        await call("sendEvaluation", { body: { questionnaireId: first["id"], answers } });
        await call("sendEvaluation", { body: { questionnaireId: first["id"], answers: lower } });
        return (await call("readEvaluationSummary", { query: { perPage: 100 } })).at();
      },
    },
  }),
  ...defineFaults("inputs", {
    "list-as-id": converts(
      "sendEvaluation",
      "Accepts a list as the id of a questionnaire.",
      (body) => {
        if (Array.isArray(body["questionnaireId"])) body["questionnaireId"] = Number(body["questionnaireId"][0]) || 1;
      },
      { body: { questionnaireId: [31], answers: [{ questionId: 311, answer: "YES" }] } },
    ),
    "two-answers-to-a-question": {
      operationId: "sendEvaluation",
      description: "Counts the answers, and not whether each question has one.",
      breaks: "contract",
      createHandler: answer(["sendEvaluation"], async (request, { send }) => {
        const { answers } = readBody(request);
        const ids = Array.isArray(answers) ? answers.filter(isRecord).map(({ questionId }) => questionId) : [];
        return new Set(ids).size < ids.length ? createResponse(200, {}) : send(request);
      }),
      observe: async ({ call }) => {
        const answers = [1, 1].map((questionId) => ({ questionId, answer: "NO" }));
        return (await call("sendEvaluation", { body: { questionnaireId: 1, answers } })).status;
      },
    },
    "answers-by-position": {
      operationId: "sendEvaluation",
      description: "Takes the answers of an evaluation in the order of the questions, and refuses any other order.",
      breaks: "contract",
      createHandler: answer(["sendEvaluation"], async (request, { send }) => {
        const body = parseJson(request.body);
        const ids = isRecord(body) ? getEntries(body["answers"]).map(({ questionId }) => Number(questionId)) : [];
        const isOrdered = ids.every((id, index) => index === 0 || id > (ids[index - 1] ?? 0));
        return isOrdered
          ? send(request)
          : createResponse(422, { status: 422, message: "Cavablar sualların sırası ilə verilməlidir." });
      }),
      observe: async (caller) => {
        const body = await answerFirst(caller);
        return (
          await caller.call("sendEvaluation", { body: { ...body, answers: getEntries(body["answers"]).toReversed() } })
        ).status;
      },
    },
    "questions-left-out": {
      operationId: "sendEvaluation",
      description: "Accepts an evaluation that leaves out questions.",
      breaks: "contract",
      createHandler: answer(["sendEvaluation"], async (request, { send }) => {
        const response = await send(request);
        const body = parseJson(request.body);
        if (response.status !== 422 || !isRecord(body) || !Array.isArray(body["answers"])) return response;
        if (body["answers"].length === 0) return response;
        const url = new URL(request.url);
        url.search = "?perPage=100";
        const lists = await send({ ...request, method: "GET", url, body: new Uint8Array() });
        const found = getEntries(parseJson(lists.body)).find(
          ({ id }) => String(id) === String(body["questionnaireId"]),
        );
        if (found === undefined) return response;
        const given = getEntries(body["answers"]);
        const answers = getEntries(found["questions"]).map(
          ({ id }) =>
            given.find(({ questionId }) => String(questionId) === String(id)) ?? { questionId: id, answer: "YES" },
        );
        return send(withBody(request, { ...body, answers }));
      }),
      observe: async ({ call }) => {
        const lists = getEntries((await call("listQuestionnaires")).at());
        const found = lists.find(({ questions }) => getEntries(questions).length > 1);
        const answers = [{ questionId: getEntries(found?.["questions"])[0]?.["id"], answer: "NO" }];
        return (await call("sendEvaluation", { body: { questionnaireId: found?.["id"], answers } })).status;
      },
    },
    "evaluation-without-answers": {
      operationId: "sendEvaluation",
      description: "Accepts an evaluation without any answer.",
      breaks: "contract",
      createHandler: acceptRejected("sendEvaluation", (request) => {
        const body = parseJson(request.body);
        if (!isRecord(body) || !Array.isArray(body["answers"]) || body["answers"].length > 0) return undefined;
        const found = questionnaires.find(({ id }) => String(id) === String(body["questionnaireId"]));
        const answers = (found?.questions ?? []).map(({ id }) => ({ questionId: id, answer: "YES" }));
        return { ...request, body: new TextEncoder().encode(JSON.stringify({ ...body, answers })) };
      }),
      observe: async ({ call }) =>
        (await call("sendEvaluation", { as: "citizen", body: { questionnaireId: 20, answers: [] } })).status,
    },
  }),
  ...defineFaults("statuses", {
    "undeclared-status": answersError(
      "sendEvaluation",
      "Returns 418 for an invalid evaluation.",
      422,
      withStatus(418),
      {
        body: { questionnaireId: 1, answers: [] },
      },
    ),
  }),
  ...defineFaults("robustness", {
    "evaluation-counted-twice": {
      ...createKeyFault(
        "sendEvaluation",
        "Counts an evaluation twice when it is sent again with its key hours later.",
        async (caller) => ({ ...citizen, body: await answerFirst(caller) }),
      ),
      observe: async (caller) => {
        const { call, store, getSession } = caller;
        const { accessToken: token } = getSession("citizen");
        const headers = { "Idempotency-Key": "retry-hours-later-01" };
        const body = await answerFirst(caller);
        store.advanceClock(-2 * 3600);
        await call("sendEvaluation", { token, body, headers });
        store.advanceClock(2 * 3600);
        await call("sendEvaluation", { token, body, headers });
        return (await call("readEvaluationSummary")).text;
      },
    },
    "key-of-a-second-evaluation": {
      operationId: "sendEvaluation",
      description: "Answers 409 again when the key of a second evaluation is sent with an evaluation of the portal.",
      breaks: "contract",
      createHandler: keepsConflicts("sendEvaluation"),
      observe: async (caller) => {
        const { call } = caller;
        const appeals = getEntries((await call("listAppeals", { ...citizen, query: { perPage: 100 } })).at("items"));
        const headers = { "idempotency-key": "orchard-orchard-01" };
        const questionnaires = getEntries((await call("listQuestionnaires", { query: { perPage: 100 } })).at("items"));
        for (const { id } of appeals) {
          const evaluationId = (await call("readAppeal", { ...citizen, path: Number(id) })).at("evaluationId");
          const found = questionnaires.find((list) => list["id"] === evaluationId);
          if (found === undefined) continue;
          const answers = getEntries(found["questions"]).map((question) => ({
            questionId: question["id"],
            answer: "NO",
          }));
          const body = { questionnaireId: evaluationId, appealId: id, answers };
          await call("sendEvaluation", { ...citizen, body });
          await call("sendEvaluation", { ...citizen, headers, body });
          break;
        }
        return (await call("sendEvaluation", { ...citizen, headers, body: await answerFirst(caller) })).status;
      },
    },
    "one-key-for-everybody": {
      operationId: "sendEvaluation",
      description: "Keeps a key of an evaluation for everybody: that of somebody else is not counted, or refused.",
      breaks: "contract",
      createHandler: () => {
        const known = new Map<string, { sent: string; response: FaultResponse }>();
        return answer(["sendEvaluation"], async (request, { send }) => {
          const [key, sent] = [request.headers.get("idempotency-key"), new TextDecoder().decode(request.body)];
          const earlier = known.get(key ?? "");
          if (earlier !== undefined && earlier.sent === sent) return earlier.response;
          if (earlier !== undefined)
            return createResponse(422, { status: 422, code: "KEY_REUSED", message: "Bu açar artıq istifadə olunub." });
          const response = await send(request);
          if (key !== null && response.status === 200) known.set(key, { sent, response });
          return response;
        })();
      },
      observe: async (caller) => {
        const sent = { headers: { "idempotency-key": "orchard-orchard-01" }, body: await answerFirst(caller) };
        await caller.call("sendEvaluation", sent);
        await caller.call("sendEvaluation", { ...sent, ...citizen });
        return (await caller.call("readEvaluationSummary")).text;
      },
    },
    "emoji-in-comment": {
      operationId: "sendEvaluation",
      description: "Fails with 500 for a comment with an emoji.",
      breaks: "contract",
      createHandler: changeResponse(["sendEvaluation"], (_, request) =>
        /"comment":"[^"]*\p{Extended_Pictographic}/u.test(new TextDecoder().decode(request.body))
          ? failure()
          : undefined,
      ),
      observe: observeResponse("sendEvaluation", {
        body: { questionnaireId: 1, answers: [{ questionId: 1, answer: "YES", comment: "Good 💡" }] },
      }),
    },
  }),
  ...defineFaults("errors", {
    "path-of-bean": {
      operationId: "sendEvaluation",
      description: "Names a field of an answer with brackets and a dot, not with slashes between the levels.",
      breaks: "contract",
      createHandler: changeErrors(["sendEvaluation"], (response) => {
        const problem = readBody(response);
        const { fields } = problem;
        if (!Array.isArray(fields)) return;
        for (const entry of fields.filter(isRecord))
          entry["field"] = String(entry["field"])
            .replaceAll(/\/(\d+)/g, "[$1]")
            .replaceAll("/", ".");
        return withJson(response, problem);
      }),
      observe: async ({ call }) => {
        const questionnaire = getEntries((await call("listQuestionnaires")).at()).find(
          ({ serviceId }) => serviceId === "102",
        );
        const questions = getEntries(questionnaire?.["questions"]);
        const answers = questions.map(({ id }) => ({ questionId: id, answer: "YES", comment: "Quick." }));
        return (await call("sendEvaluation", { body: { questionnaireId: questionnaire?.["id"], answers } })).text;
      },
    },
  }),
];
