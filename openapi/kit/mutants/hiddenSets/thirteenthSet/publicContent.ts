import { services } from "../../../../../mocks/sampleData/services.ts";
import { serviceDetails } from "../../../../../mocks/sampleData/serviceDetails.ts";
import { addDays, toIsoDate } from "../../../../../mocks/store/calendar.ts";
import { matchesQuery } from "../../../../../mocks/store/searchIndex.ts";
import { isHoliday } from "../../../../../mocks/store/workingDays.ts";
import { defineFaults } from "../../fault.ts";
import { arrangeEntries, getPaging, observeField } from "../../lists.ts";
import {
  answer,
  bodyOf,
  changeErrors,
  changeObject,
  changeRequestBody,
  getEntries,
  getPathPart,
  isObject,
  withJson,
  withLastPart,
  withQuery,
} from "../../seeds.ts";

const unknownService = "88123";
const halfYearDays = 182;

/** Returns a text without diacritics, as collations of databases compare it. */
const removeDiacritics = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "");

/** The faults of public content. */
export const thirteenthPublicFaults = [
  ...defineFaults("inputs", {
    "no-route-patterns": {
      operationId: "sendRemark",
      description: "Refuses the path of a personal page, whose colon it takes for the scheme of a URL.",
      breaks: "contract",
      createHandler: changeRequestBody("sendRemark", (body) =>
        String(body["page"]).includes(":") ? { ...body, page: "not a path" } : body,
      ),
      observe: async ({ call }) =>
        (await call("sendRemark", { body: { page: "/my-appeals/:id", text: "The date is wrong." } })).status,
    },
  }),
  ...defineFaults("statuses", {
    "service-without-form": {
      operationId: "readService",
      description: "Answers 404 for a service without an application form, since it joins both tables.",
      breaks: "contract",
      createHandler: answer(["readService"], async (request, { send }) => {
        const id = getPathPart(request, -1);
        const isJoined = services.every((service) => String(service.id) !== id) || serviceDetails[id]?.form;
        return send(isJoined ? request : withLastPart(request, unknownService));
      }),
      observe: async ({ call }) => (await call("readService", { path: 152 })).status,
    },
  }),
  ...defineFaults("searches", {
    "number-without-diacritics": {
      operationId: "checkCertificate",
      description: "Finds a certificate by a number with other letters, since the collation ignores diacritics.",
      breaks: "contract",
      createHandler: answer(["checkCertificate"], async (request, { send }) => {
        const number = request.url.searchParams.get("number") ?? "";
        const compared = removeDiacritics(number);
        if (compared === number || compared.trim() === "") return send(request);
        const response = await send(withQuery(request, { number: compared }));
        return response.status === 200 ? withJson(response, { ...bodyOf(response), number: number.trim() }) : response;
      }),
      observe: async ({ call }) => (await call("checkCertificate", { query: { number: "Ş-2025-00118" } })).text,
    },
    "words-of-one-text": {
      operationId: "listServices",
      description: "Finds a service only when all words are in its name, or all of them in its summary.",
      breaks: "contract",
      createHandler: arrangeEntries("listServices", (entries, { url }) => {
        const word = url.searchParams.get("word");
        if (word === null) return entries;
        return entries.filter(({ title, summary }) =>
          [title, summary].some((text) => matchesQuery(word, String(text))),
        );
      }),
      observe: observeField("listServices", "id", { word: "food requirements", lang: "en" }),
    },
  }),
  ...defineFaults("errors", {
    "path-of-bean": {
      operationId: "sendEvaluation",
      description: "Names a field of an answer with brackets and a dot, not with slashes between the levels.",
      breaks: "contract",
      createHandler: changeErrors(["sendEvaluation"], (response) => {
        const problem = bodyOf(response);
        const { fields } = problem;
        if (!Array.isArray(fields)) return;
        for (const entry of fields.filter(isObject))
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
  ...defineFaults("values", {
    "archive-of-three-decimals": {
      operationId: "readExchangeRateHistory",
      description: "Rounds the rates of all days but the last to three decimals, as many as the archive keeps.",
      breaks: "contract",
      createHandler: changeObject(["readExchangeRateHistory"], ({ items }) => {
        for (const point of getEntries(items).slice(0, -1))
          point["rate"] = Math.round(Number(point["rate"]) * 1000) / 1000;
      }),
      observe: async ({ call }) => (await call("readExchangeRateHistory", { path: "EUR" })).text,
    },
  }),
  ...defineFaults("lists", {
    "last-page-again": {
      operationId: "listPosts",
      description: "Returns the last page in place of a page after the end.",
      breaks: "contract",
      createHandler: answer(["listPosts"], async (request, { send }) => {
        const response = await send(request);
        const { total, items } = bodyOf(response);
        if (response.status !== 200 || getEntries(items ?? []).length > 0 || Number(total) === 0) return response;
        return send(withQuery(request, { page: String(Math.ceil(Number(total) / getPaging(request).perPage)) }));
      }),
      observe: async (caller) => [
        (await caller.call("listPosts", { query: { page: 7 } })).at("page"),
        await observeField("listPosts", "id", { page: 7 })(caller),
      ],
    },
  }),
  ...defineFaults("boundaries", {
    "closed-dates-of-half-a-year": {
      operationId: "listOffices",
      description: "Lists the closed days of the next half year, not of the next 30 days.",
      breaks: "contract",
      createHandler: changeObject(["listOffices"], ({ items }, _request, { store }) => {
        const today = toIsoDate(store.now());
        const days = Array.from({ length: halfYearDays }, (_, index) => addDays(today, index));
        for (const office of getEntries(items)) office["closedDates"] = days.filter(isHoliday);
      }),
      observe: async ({ call }) => (await call("listOffices")).at("items.0.closedDates"),
    },
  }),
];
