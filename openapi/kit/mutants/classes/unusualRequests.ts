import { authenticate } from "../../../../mocks/store/sessions.ts";
import { defineFaults } from "../fault.ts";
import { arrangeEntries, observeField } from "../lists.ts";
import { sendSuggestion } from "../observers.ts";
import { foreignEmail, readBody, register } from "../passwordCalls.ts";
import {
  acceptRejected,
  answer,
  changeEntries,
  changeRequest,
  changeRequestBody,
  getToken,
  withBody,
  withQuery,
} from "../seeds.ts";

/** Returns a change of a search text, where there is one. */
const changeWord = (operationId: string, change: (word: string) => string) =>
  changeRequest(operationId, (request) => {
    const word = request.url.searchParams.get("word");
    return word === null ? request : withQuery(request, { word: change(word) });
  });

/** Returns a change of requests of an operation: a key of 16 characters, the least that the contract allows, is left out. */
const ignoreShortestKey = (operationId: string) =>
  changeRequest(operationId, (request) => {
    const headers = new Headers(request.headers);
    if (headers.get("idempotency-key")?.length === 16) headers.delete("idempotency-key");
    return { ...request, headers };
  });

const shortestKey = { "idempotency-key": "bench-0123456789" };

const feedback = { type: "CONSUMER_RIGHTS", category: "CHEATING", subject: "Bench", description: "Short weight." };

const toSmall = (text: unknown): string => String(text).toLowerCase();

/** A name that no password contains. */
const unusualName = "Qwxzvb";

/** Faults that only unusual requests show: several words, a part of a number, a short name, the address of somebody else. */
export const unusualRequestFaults = [
  ...defineFaults("searches", {
    "first-two-words": {
      operationId: "searchRegister",
      description: "Searches only for the first two words.",
      breaks: "contract",
      createHandler: changeWord("searchRegister", (word) => word.split(" ").slice(0, 2).join(" ")),
      observe: observeField("searchRegister", "name", { word: "su sayğacı qzxvwk" }, "measurement-tools"),
    },
    "last-two-words": {
      operationId: "searchProducts",
      description: "Searches only for the last two words.",
      breaks: "contract",
      createHandler: changeWord("searchProducts", (word) => word.split(" ").slice(-2).join(" ")),
      observe: observeField("searchProducts", "goodsCode", { word: "qzxvwk mal əti" }),
    },
    "answer-not-searched-in-category": {
      operationId: "listFaq",
      description: "Searches only the questions, and not the answers, when a category is requested.",
      breaks: "contract",
      createHandler: arrangeEntries("listFaq", (entries, { url }) => {
        const word = url.searchParams.get("word");
        return word === null || !url.searchParams.has("category")
          ? entries
          : entries.filter(({ question }) => toSmall(question).includes(toSmall(word)));
      }),
      observe: observeField("listFaq", "id", { category: "consumers", word: "qeyri" }),
    },
    "description-not-searched-in-risk-group": {
      operationId: "searchProducts",
      description: "Searches only the names, and not the descriptions, when a risk group is requested.",
      breaks: "contract",
      createHandler: arrangeEntries("searchProducts", (entries, { url }) => {
        const word = url.searchParams.get("word");
        return word === null || !url.searchParams.has("riskGroup")
          ? entries
          : entries.filter(({ name }) => toSmall(name).includes(toSmall(word)));
      }),
      observe: observeField("searchProducts", "goodsCode", { riskGroup: "r1", word: "soyudulmuş" }),
    },
    "designation-in-full": {
      operationId: "listStandards",
      description: "Finds a standard by its whole designation only, and not by the number in it.",
      breaks: "contract",
      createHandler: arrangeEntries("listStandards", (entries, { url }) => {
        const word = toSmall(url.searchParams.get("word") ?? "");
        return /\d/.test(word) ? entries.filter(({ designation }) => toSmall(designation) === word) : entries;
      }),
      observe: observeField("listStandards", "id", { word: "22000" }),
    },
  }),
  ...defineFaults("persistence", {
    "organisations-added": {
      operationId: "updateUser",
      description: "Adds the organisations that are sent to the earlier ones of the user.",
      breaks: "contract",
      createHandler: changeRequest("updateUser", (request, { store }) => {
        const body = readBody(request);
        const { possessorIds } = body;
        const known = authenticate(store, getToken(request))?.account.possessorIds ?? [];
        return Array.isArray(possessorIds)
          ? withBody(request, { ...body, possessorIds: [...new Set([...known, ...possessorIds.map(Number)])] })
          : request;
      }),
      observe: async ({ call }) => {
        const id = (await call("registerPossessor", { body: { name: "Elm Ltd", address: "Elm Lane 12" } })).at("id");
        const names = { name: "Emma", surname: "Lindqvist", fatherName: "Karl" };
        const body = { ...names, email: foreignEmail, phoneNumber: "+46855", possessorIds: [id] };
        await call("updateUser", { as: "foreign", body });
        return (await call("readUser", { as: "foreign" })).at("possessorIds");
      },
    },
    "columns-collapsed": {
      operationId: "sendAppeal",
      description: "Makes one space of several, as in the columns of a list.",
      breaks: "contract",
      createHandler: changeRequestBody("sendAppeal", (body) => ({
        ...body,
        ...("text" in body && { text: String(body["text"]).replaceAll(/ {2,}/g, " ") }),
      })),
      observe: async (caller) => {
        const path = await sendSuggestion(caller, "citizen", "Gate  A:  a bench");
        return (await caller.call("readAppeal", { as: "citizen", path })).at("text");
      },
    },
    "tabs-removed": {
      operationId: "sendFeedback",
      description: "Removes the tabs of a text.",
      breaks: "contract",
      createHandler: changeRequestBody("sendFeedback", (body) => ({
        ...body,
        description: String(body["description"]).replaceAll("\t", ""),
      })),
      observe: async ({ call }) =>
        (await call("sendFeedback", { as: "citizen", body: { ...feedback, description: "Weight:\t700 g" } })).at(
          "text",
        ),
    },
    "key-of-least-length": {
      operationId: "sendFeedback",
      description: "Ignores an Idempotency-Key of 16 characters.",
      breaks: "contract",
      createHandler: ignoreShortestKey("sendFeedback"),
      observe: async ({ call }) => {
        const ids = [];
        for (const body of [feedback, feedback])
          ids.push((await call("sendFeedback", { as: "citizen", body, headers: shortestKey })).at("id"));
        return ids[0] === ids[1];
      },
    },
    "key-of-least-length-for-payment": {
      operationId: "startPayment",
      description: "Ignores an Idempotency-Key of 16 characters.",
      breaks: "contract",
      createHandler: ignoreShortestKey("startPayment"),
      observe: async ({ call }) => {
        const path = Number((await call("listObligations", { as: "director" })).at("items.0.id"));
        const addresses = [];
        for (const headers of [shortestKey, shortestKey])
          addresses.push((await call("startPayment", { as: "director", path, headers })).at("redirectUrl"));
        return addresses[0] === addresses[1];
      },
    },
  }),
  ...defineFaults("password-rules", {
    "name-of-three-letters": {
      operationId: "checkNewPassword",
      description: "Accepts a password with a name of three letters.",
      breaks: "contract",
      createHandler: changeRequest("checkNewPassword", (request) =>
        withQuery(
          request,
          Object.fromEntries(
            ["name", "surname"].flatMap((name) =>
              request.url.searchParams.get(name)?.length === 3 ? [[name, unusualName]] : [],
            ),
          ),
        ),
      ),
      observe: async ({ call }) =>
        (await call("checkNewPassword", { query: { pass: "Ulf%Wagen2026", name: "Ulf", surname: "Berg" } })).text,
    },
    "registration-with-name-of-three-letters": {
      operationId: "registerUser",
      description: "Accepts a password with a name of three letters at the registration.",
      breaks: "contract",
      createHandler: acceptRejected("registerUser", (request) => {
        const body = readBody(request);
        return String(body["name"]).length === 3 ? withBody(request, { ...body, name: unusualName }) : undefined;
      }),
      observe: (caller) =>
        register(caller, { name: "Ulf", password: "Ulf%Wagen2026", repeatedPassword: "Ulf%Wagen2026" }),
    },
  }),
  ...defineFaults("passwords", {
    "password-of-any-account": {
      operationId: "signIn",
      description: "Signs a user in with the password of any account.",
      breaks: "specification",
      createHandler: acceptRejected("signIn", (request, { store: { state } }) => {
        const { username, password } = readBody(request);
        const own = state.accounts.find(({ email, foreign }) => foreign && email === username)?.passwords.at(-1);
        const isKnown = state.accounts.some(({ passwords }) => passwords.at(-1) === password);
        return isKnown && own !== undefined ? withBody(request, { username, password: own }) : undefined;
      }),
      observe: async (caller) => {
        const password = "Ziegel&Wolken82";
        await register(caller, { password, repeatedPassword: password });
        return (await caller.call("signIn", { body: { username: foreignEmail, password } })).status;
      },
    },
  }),
  ...defineFaults("access", {
    "followed-with-any-account": {
      operationId: "findAppeal",
      description: "Lets the e-mail address of every account follow an appeal, and not only that of its sender.",
      breaks: "contract",
      createHandler: answer(["findAppeal"], (request, { store: { state }, send }) => {
        const { appealNumber, email } = readBody(request);
        const isKnown = state.accounts.some((account) => account.email === email);
        const appeal = state.appeals.find(({ number }) => number === String(appealNumber).trim());
        const sender = state.accounts.find(({ id }) => id === appeal?.accountId);
        return send(isKnown && sender ? withBody(request, { appealNumber, email: sender.email }) : request);
      }),
      observe: async (caller) => {
        const id = await sendSuggestion(caller);
        const appealNumber = (await caller.call("readAppeal", { as: "citizen", path: id })).at("appealNumber");
        return (await caller.call("findAppeal", { body: { appealNumber, email: foreignEmail } })).text;
      },
    },
  }),
  ...defineFaults("languages", {
    "report-without-its-language": {
      operationId: "listReports",
      description: "Does not say that the title of a report is in another language than the requested one.",
      breaks: "contract",
      createHandler: changeEntries(["listReports"], (report) => {
        delete report["lang"];
      }),
      observe: async ({ call }) => {
        const choice = await call("chooseAccount", { as: "director", query: { certNumber: "AZ-2026-000599" } });
        return (await call("listReports", { token: String(choice.at("token")), query: { lang: "en" } })).text;
      },
    },
  }),
];
