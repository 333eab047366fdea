import { defineFaults, type SeededFault } from "../../fault.ts";
import { citizen } from "../../shared/callers.ts";
import { answersError } from "../../shared/errors.ts";
import { withHeaderOf, setSuccessHeader } from "../../shared/headers.ts";
import { readsQueryAs } from "../../shared/inputs.ts";
import { copyFields, partInAzerbaijani, writesTexts } from "../../shared/languages.ts";
import { arrangeEntries, changePage, createPage, readAllEntries } from "../../shared/lists.ts";
import { observeResponse } from "../../shared/observers.ts";
import {
  answer,
  readBody,
  changeEntries,
  changeRequest,
  changeSuccess,
  getEntries,
  getLang,
  getToken,
  parseJson,
  withJson,
  withQuery,
} from "../../shared/seeds.ts";
import { changeText, sends } from "../../shared/transport.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

/** Faults of `listQuestionnaires`. */
export const listQuestionnairesFaults: readonly SeededFault[] = [
  ...defineFaults("account-sentences", {
    "one-tag-for-all-languages": {
      operationId: "listQuestionnaires",
      description: "Computes the ETag from the ids of the questionnaires, so that every language has the same.",
      breaks: "contract",
      createHandler: changeSuccess(["listQuestionnaires"], (response) => {
        const ids = getEntries(readBody(response)).map(({ id }) => id);
        return withHeaderOf(response, "etag", `W/"${ids.join("-")}"`);
      }),
      observe: observeResponse("listQuestionnaires"),
    },
    "varies-by-language": {
      operationId: "listQuestionnaires",
      description: "Names Accept-Language in Vary, so that a cache keeps a copy for each browser.",
      breaks: "contract",
      createHandler: setSuccessHeader("listQuestionnaires", "vary", "Authorization, Accept-Language"),
      observe: observeResponse("listQuestionnaires"),
    },
  }),
  ...defineFaults("lists", {
    "page-always-one": {
      operationId: "listQuestionnaires",
      description: "Says of every page that it is the first one.",
      breaks: "contract",
      createHandler: changePage("listQuestionnaires", (body) => {
        body.page = 1;
      }),
      observe: async ({ call }) => (await call("listQuestionnaires", { query: { page: 2, perPage: 1 } })).at("page"),
    },
    "every-second-page-reversed": {
      operationId: "listQuestionnaires",
      description: "Turns the order of the questionnaires round on every second page.",
      breaks: "contract",
      createHandler: answer(["listQuestionnaires"], async (request, backend) => {
        const valid = await backend.send(request);
        if (valid.status !== 200 || Number(request.url.searchParams.get("page") ?? 1) % 2 === 1) return valid;
        const { response, entries } = await readAllEntries(request, backend);
        return createPage(response, request, entries.toReversed());
      }),
      observe: async ({ call }) => (await call("listQuestionnaires", { query: { page: 2, perPage: 1 } })).at(),
    },
  }),
  ...defineFaults("values", {
    "questions-in-another-order": {
      operationId: "listQuestionnaires",
      description: "Returns the questions in another order each time.",
      breaks: "contract",
      createHandler: () => {
        let count = 0;
        return changeEntries(["listQuestionnaires"], (entry, index) => {
          if (index === 0) count += 1;
          if (Array.isArray(entry["questions"]) && count % 2 === 0)
            entry["questions"] = (entry["questions"] as unknown[]).toReversed();
        })();
      },
      observe: observeResponse("listQuestionnaires", {}, 2),
    },
  }),
  ...defineFaults("languages", {
    "questions-in-another-order": {
      operationId: "listQuestionnaires",
      description: "Returns the questions of each questionnaire in the opposite order in Russian.",
      breaks: "contract",
      createHandler: changeEntries(["listQuestionnaires"], (questionnaire, _index, request) => {
        const { questions } = questionnaire;
        if (getLang(request) === "ru" && Array.isArray(questions))
          questionnaire["questions"] = questions.toReversed() as unknown[];
      }),
    },
    "nested-questions": partInAzerbaijani(
      "listQuestionnaires",
      "Returns the questions of a questionnaire in Azerbaijani.",
      copyFields("questions"),
    ),
    "key-instead-of-text": writesTexts(
      "listQuestionnaires",
      "Returns the key of a text instead of the text in English.",
      ["title"],
      (text, request) => (getLang(request) === "en" ? "questionnaire.title.general" : text),
      "en",
    ),
    "questions-in-one-language": {
      operationId: "listQuestionnaires",
      description: "Returns the questions in Azerbaijani, and only the title in the requested language.",
      breaks: "contract",
      createHandler: answer(["listQuestionnaires"], async (request, { send }) => {
        const response = await send(request);
        const [body, az] = [parseJson(response.body), parseJson((await send(withQuery(request, { lang: "az" }))).body)];
        if (!isRecord(body) || response.status !== 200) return response;
        const items = getEntries(body).map((item, index) => ({
          ...item,
          questions: getEntries(az)[index]?.["questions"],
        }));
        return withJson(response, { ...body, items });
      }),
    },
  }),
  ...defineFaults("transport", {
    "warning-before-json": sends(
      "listQuestionnaires",
      "Sends a warning of the server before the JSON.",
      changeText((text) => `<br />\n<b>Warning</b>: Undefined index\n${text}`),
    ),
  }),
  ...defineFaults("robustness", {
    "language-is-global": {
      operationId: "listQuestionnaires",
      description:
        "Keeps the language in a global variable, so that of two simultaneous requests the first gets the texts of the other language.",
      breaks: "contract",
      createHandler: () => {
        let current = "";
        return async (request, { send }) => {
          if (request.operationId !== "listQuestionnaires") return send(request);
          const own = getLang(request);
          current = own;
          const response = await send(request);
          const rendered = current;
          return response.status === 200 && rendered !== own ? send(withQuery(request, { lang: rendered })) : response;
        };
      },
      observe: async ({ call }) =>
        (
          await Promise.all(
            ["az", "ru", "en", "az", "ru", "en"].map((lang) => call("listQuestionnaires", { query: { lang } })),
          )
        ).map(({ at }) => at("items.0.title")),
    },
  }),
  ...defineFaults("roles", {
    "general-questionnaires-hidden": {
      operationId: "listQuestionnaires",
      description: "Hides the general questionnaires from signed-in users.",
      breaks: "contract",
      createHandler: arrangeEntries("listQuestionnaires", (entries, request) =>
        getToken(request) === "" ? entries : entries.filter(({ scope }) => scope !== "GENERAL"),
      ),
      observe: observeResponse("listQuestionnaires", citizen),
    },
  }),
  ...defineFaults("filters", {
    "scope-ignored": {
      operationId: "listQuestionnaires",
      description: "Ignores the scope.",
      breaks: "contract",
      createHandler: changeRequest("listQuestionnaires", (request) =>
        ["SERVICE", "GENERAL"].includes(request.url.searchParams.get("scope") ?? "")
          ? withQuery(request, { scope: undefined })
          : request,
      ),
      observe: observeResponse("listQuestionnaires", { query: { scope: "GENERAL" } }),
    },
  }),
  ...defineFaults("errors", {
    "empty-error": answersError(
      "listQuestionnaires",
      "Returns errors without a body.",
      400,
      () => ({ status: 400, headers: new Headers(), body: new Uint8Array() }),
      { query: { scope: "EVERYTHING" } },
    ),
  }),
  ...defineFaults("parameters", {
    "page-fraction": readsQueryAs(
      "listQuestionnaires",
      "Rounds a page that is not an integer.",
      "page",
      (value) => /^\d+\.\d+$/.test(value),
      (value) => String(Math.ceil(Number(value))),
      "1.5",
    ),
  }),
];
