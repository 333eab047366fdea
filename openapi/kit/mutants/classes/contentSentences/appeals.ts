import { getAppealStatus } from "../../../../../mocks/store/appeals.ts";
import { addDays } from "../../../../../mocks/store/calendar.ts";
import { defineFaults } from "../../fault.ts";
import { observeResponse, sendSuggestion } from "../../observers.ts";
import { readBody } from "../../passwordCalls.ts";
import { getPrincipal } from "../../recordOwners.ts";
import {
  answer,
  bodyOf,
  changeEntries,
  changeObject,
  changeRequest,
  changeRequestBody,
  getLang,
  isObject,
  withBody,
  withJson,
  withQuery,
} from "../../seeds.ts";
import {
  breach,
  asCitizen,
  appealOperations,
  isDecided,
  listObjects,
  findRecord,
  findOwnRecord,
  validAnswers,
  sendApplication,
  correct,
  readAppeal,
  acceptAnswers,
} from "./contentSeeds.ts";

/** Faults that break a sentence of the contract about appeals. */
export const appealsSentenceFaults = [
  ...defineFaults("values", {
    "limit-in-days": breach(
      "listAppeals",
      "Counts the time limits of all appeals in calendar days.",
      changeEntries([...appealOperations, "findAppeal"], (entry) => {
        const appeal = isObject(entry["appeal"]) ? entry["appeal"] : entry;
        const days = appeal["dueWorkingDays"] ?? 15;
        if (typeof appeal["dueDate"] === "string")
          appeal["dueDate"] = addDays(String(appeal["appealDate"]).slice(0, 10), Number(days));
      }),
    ),
    "limit-without-length": breach(
      "listAppeals",
      "Returns the last day of the time limit of a complaint without its length.",
      changeEntries(appealOperations, (appeal) => {
        if (appeal["kind"] === "COMPLAINT") delete appeal["dueWorkingDays"];
      }),
    ),
    "waits-after-refusal": breach(
      "listAppeals",
      "Says that the service waits for a document of an appeal that it has refused for want of it.",
      changeEntries(appealOperations, (appeal) => {
        if (appeal["status"] === "REFUSED") appeal["needsDocument"] = true;
      }),
    ),
    "withdrawable-while-waiting": breach(
      "readAppeal",
      "Says that an appeal cannot be withdrawn as soon as it is under review.",
      changeObject(["readAppeal"], (appeal) => {
        if (appeal["status"] !== "WAITING") appeal["withdrawable"] = false;
      }),
      asCitizen("readAppeal", { path: 481 }),
    ),
    "correctable-until-decision": breach(
      "readAppeal",
      "Says that an appeal may be corrected while it is under review.",
      changeObject(["readAppeal"], (appeal) => {
        if (appeal["withdrawnAt"] === undefined && !isDecided(appeal)) appeal["correctable"] = true;
      }),
      asCitizen("readAppeal", { path: 481 }),
    ),
    "refused-complaint-without-reason": breach(
      "readAppeal",
      "Shows the reason of a refusal only for applications.",
      changeObject(["readAppeal"], ({ kind, history }) => {
        for (const step of listObjects(history))
          if (kind === "COMPLAINT" && step["status"] === "REFUSED") delete step["note"];
      }),
      asCitizen("readAppeal", { path: 417 }),
    ),
    "suggestion-without-answer": breach(
      "readAppeal",
      "Shows the answer to a suggestion nowhere.",
      changeObject(["readAppeal"], (appeal) => {
        if (appeal["kind"] === "SUGGESTION" && isDecided(appeal))
          delete listObjects(appeal["history"]).at(-1)?.["note"];
      }),
      asCitizen("readAppeal", { path: 371 }),
    ),
    "files-of-trader-among-documents": breach(
      "readAppeal",
      "Returns the files of the trader among those of the appeal too.",
      changeObject(["readAppeal"], (appeal) => {
        const { traderAnswer, documents, appealNumber } = appeal;
        if (isObject(traderAnswer))
          appeal["documents"] = [
            ...listObjects(documents),
            ...listObjects(traderAnswer["documents"]).map((document) => ({ ...document, appealNumber })),
          ];
      }),
      asCitizen("readAppeal", { path: 452 }),
    ),
    "empty-counterparty": breach(
      "readAppeal",
      "Returns a counterparty with an empty name for an appeal that is no complaint.",
      changeObject(["readAppeal"], (appeal) => {
        appeal["counterparty"] ??= { name: "" };
      }),
      asCitizen("readAppeal", { path: 402 }),
    ),
    "service-of-suggestion": breach(
      "readAppeal",
      "Returns the id 0 of a service for a suggestion, which is about none.",
      changeObject(["readAppeal"], (appeal) => {
        appeal["serviceId"] ??= 0;
      }),
      asCitizen("readAppeal", { path: 402 }),
    ),
    "fees-exchanged-in-appeal": breach(
      "readAppeal",
      "Exchanges the two fees of the payments of an appeal.",
      changeObject(["readAppeal"], ({ payments }) => {
        for (const payment of listObjects(payments))
          Object.assign(payment, { serviceFee: payment["governmentFee"], governmentFee: payment["serviceFee"] });
      }),
      asCitizen("readAppeal", { path: 470 }),
    ),
    "director-as-applicant": breach(
      "readAppeal",
      "Names the person who sent an appeal for an organisation as its applicant.",
      changeObject(["readAppeal"], (appeal, request, { store }) => {
        const principal = getPrincipal(request, store);
        if (principal) appeal["applicant"] = `${principal.account.name} ${principal.account.surname}`;
      }),
      observeResponse("readAppeal", { as: "director", path: 455 }),
    ),
  }),
  ...defineFaults("languages", {
    "trader-in-azerbaijani": breach(
      "readAppeal",
      "Names the requested language for the answer of a trader, which is in Azerbaijani.",
      answer(["readAppeal"], async (request, { send }) => {
        const [response, original] = [await send(request), await send(withQuery(request, { lang: "az" }))];
        const [body, { traderAnswer }] = [bodyOf(response), bodyOf(original)];
        if (!isObject(body["traderAnswer"]) || !isObject(traderAnswer)) return response;
        return withJson(response, { ...body, traderAnswer: { ...body["traderAnswer"], text: traderAnswer["text"] } });
      }),
      asCitizen("readAppeal", { path: 452, query: { lang: "ru" } }),
    ),
    "russian-receipt-in-azerbaijani": breach(
      "downloadReceipt",
      "Has no template of the receipt in Russian, and sends the one in Azerbaijani.",
      answer(["downloadReceipt"], async (request, { send }) => {
        const response = await send(request);
        return response.status === 200 && getLang(request) === "ru"
          ? send(withQuery(request, { lang: "az" }))
          : response;
      }),
      asCitizen("downloadReceipt", { path: 6044, query: { lang: "ru" } }),
    ),
  }),
  ...defineFaults("persistence", {
    "last-correction-only": breach(
      "correctAppeal",
      "Keeps one step for all corrections of an appeal, with the time of the last one.",
      changeObject(["readAppeal"], (appeal) => {
        const history = listObjects(appeal["history"]);
        const last = history.findLast(({ correction }) => correction === true);
        appeal["history"] = history.filter((step) => step["correction"] !== true || step === last);
      }),
      async (caller) => {
        const id = await sendSuggestion(caller);
        for (const text of ["A lamp too.", "A lamp and a bin."])
          await correct(caller, id, { kind: "SUGGESTION", subject: "Bench", text });
        return readAppeal(caller, id);
      },
    ),
    "category-of-first-complaint": breach(
      "correctAppeal",
      "Keeps the category of a complaint when it is corrected.",
      changeRequest("correctAppeal", (request, { store }) => {
        const { category } = findOwnRecord(request, store, -1) ?? {};
        return category === undefined ? request : withBody(request, { ...readBody(request), category });
      }),
      async (caller) => {
        const complaint = { subject: "Scales", text: "They are wrong.", counterparty: { name: "Market" } };
        await correct(caller, "476", { kind: "COMPLAINT", category: "CONTRACT_TERMS", ...complaint });
        return readAppeal(caller, 476);
      },
    ),
    "answers-merged": breach(
      "correctAppeal",
      "Keeps the answers of an application that its correction leaves out.",
      answer(["correctAppeal"], async (request, { store, send }) => {
        const record = findOwnRecord(request, store, -1);
        const before = record?.answers;
        const response = await send(request);
        if (record?.answers && response.status === 200) record.answers = { ...before, ...record.answers };
        return response;
      }),
      async (caller) => {
        const id = String((await sendApplication(caller, { ...validAnswers, note: "By train." })).at("id"));
        await correct(caller, id, { kind: "APPLICATION", serviceId: "101", answers: validAnswers });
        return readAppeal(caller, id);
      },
    ),
    "service-of-correction": breach(
      "correctAppeal",
      "Moves an application to another service when a correction names one.",
      answer(["correctAppeal"], async (request, { store, send }) => {
        const [record, body] = [findOwnRecord(request, store, -1), readBody(request)];
        if (record?.serviceId === undefined || body["kind"] !== "APPLICATION") return send(request);
        const response = await send(withBody(request, { ...body, serviceId: record.serviceId }));
        if (response.status === 200) record.serviceId = String(body["serviceId"]);
        return response;
      }),
      async (caller) => {
        const id = String((await sendApplication(caller)).at("id"));
        await correct(caller, id, { kind: "APPLICATION", serviceId: "110", answers: validAnswers });
        return readAppeal(caller, id);
      },
    ),
    "no-answer-is-dropped": breach(
      "sendAppeal",
      "Stores only the answers that are true, not zero and not empty.",
      changeRequestBody("sendAppeal", (body) =>
        isObject(body["answers"])
          ? { ...body, answers: Object.fromEntries(Object.entries(body["answers"]).filter(([, value]) => value)) }
          : body,
      ),
      async (caller) =>
        readAppeal(
          caller,
          String((await sendApplication(caller, { ...validAnswers, originalOnPaper: false })).at("id")),
        ),
    ),
  }),
  ...defineFaults("inputs", {
    "any-answers": breach(
      "sendAppeal",
      "Does not check the answers of an application by the form of its service.",
      acceptAnswers("sendAppeal"),
      async (caller) => (await sendApplication(caller, { ...validAnswers, weight: "heavy" })).status,
    ),
    "any-corrected-answers": breach(
      "correctAppeal",
      "Does not check the corrected answers of an application by the form of its service.",
      acceptAnswers("correctAppeal"),
      async (caller) => {
        const id = String((await sendApplication(caller)).at("id"));
        const body = { kind: "APPLICATION", serviceId: "101", answers: { ...validAnswers, destination: "XX" } };
        return (await correct(caller, id, body)).status;
      },
    ),
  }),
  ...defineFaults("errors", {
    "appeal-of-somebody-else": breach(
      "readAppeal",
      "Says in the message of the 404 that the appeal is one of another user.",
      answer(["readAppeal"], async (request, { store, send }) => {
        const response = await send(request);
        if (response.status !== 404 || findRecord(request, store, -1) === undefined) return response;
        const messages: Readonly<Record<string, string>> = {
          az: "Bu müraciət başqa istifadəçiyə məxsusdur.",
          ru: "Это обращение принадлежит другому пользователю.",
          en: "This case belongs to another user.",
        };
        const message = messages[getLang(request)];
        return withJson(response, { ...bodyOf(response), message, detail: message });
      }),
      asCitizen("readAppeal", { path: 455 }),
    ),
  }),
  ...defineFaults("statuses", {
    "refused-is-withdrawn": breach(
      "withdrawAppeal",
      "Withdraws an appeal that is refused, since it takes only an issued document for a decision.",
      answer(["withdrawAppeal"], async (request, { store, send }) => {
        const record = findOwnRecord(request, store, -2);
        if (!record || getAppealStatus(record) !== "REFUSED") return send(request);
        const { steps } = record;
        record.steps = steps.slice(0, -1);
        const response = await send(request);
        record.steps = steps;
        return response;
      }),
      asCitizen("withdrawAppeal", { path: 385 }),
    ),
    "signed-is-corrected": breach(
      "correctAppeal",
      "Corrects an appeal that awaits a signature.",
      answer(["correctAppeal"], async (request, { store, send }) => {
        const record = findOwnRecord(request, store, -1);
        if (!record || getAppealStatus(record) !== "SEND_FOR_SIGN") return send(request);
        const { steps } = record;
        record.steps = steps.slice(0, 1);
        const response = await send(request);
        record.steps = steps;
        return response;
      }),
      async (caller) =>
        (
          await correct(caller, "463", {
            kind: "APPLICATION",
            serviceId: "108",
            answers: { subject: "Sign", answerLanguage: "az", text: "Please have a look at the new one." },
          })
        ).status,
    ),
    "withdrawn-is-not-followed": breach(
      "findAppeal",
      "Finds no appeal that was withdrawn for whoever follows it.",
      changeObject(["findAppeal"], (body) => {
        if (isObject(body["appeal"]) && body["appeal"]["withdrawnAt"] !== undefined) delete body["appeal"];
      }),
      ({ call }) =>
        call("findAppeal", { body: { appealNumber: "2026-00398", email: "aysel.quliyeva@poct.example" } }).then(
          ({ text }) => text,
        ),
    ),
    "withdrawal-is-not-followed": breach(
      "findAppeal",
      "Does not say to whoever follows an appeal that it was withdrawn.",
      changeObject(["findAppeal"], ({ appeal }) => {
        if (isObject(appeal)) delete appeal["withdrawnAt"];
      }),
      ({ call }) =>
        call("findAppeal", { body: { appealNumber: "2026-00398", email: "aysel.quliyeva@poct.example" } }).then(
          ({ text }) => text,
        ),
    ),
    "refusal-is-not-followed": breach(
      "findAppeal",
      "Shows whoever follows an appeal the status before its refusal.",
      changeObject(["findAppeal"], ({ appeal }) => {
        if (!isObject(appeal) || appeal["status"] !== "REFUSED") return;
        const history = listObjects(appeal["history"]).slice(0, -1);
        Object.assign(appeal, { history, status: history.at(-1)?.["status"] });
      }),
      ({ call }) =>
        call("findAppeal", { body: { appealNumber: "2026-00385", email: "aysel.quliyeva@poct.example" } }).then(
          ({ text }) => text,
        ),
    ),
  }),
];
