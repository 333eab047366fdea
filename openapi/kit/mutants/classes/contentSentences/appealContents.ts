import { isSameId } from "../../../../../src/config/isSameId.ts";
import { defineFaults } from "../../fault.ts";
import { arrangeEntries } from "../../lists.ts";
import { readBody } from "../../passwordCalls.ts";
import {
  answer,
  bodyOf,
  changeEntries,
  changeErrors,
  changeObject,
  changeRequestBody,
  createResponse,
  getPathPart,
  withJson,
} from "../../seeds.ts";
import { breach, asCitizen, listObjects, validAnswers, sendApplication, correct, readAppeal } from "./contentSeeds.ts";

/** Faults that break a sentence of the contract about what an appeal, its form and its files contain. */
export const appealContentsSentenceFaults = [
  ...defineFaults("values", {
    "receipt-without-limit": breach(
      "sendAppeal",
      "Returns a new appeal without its time limit, which is counted later.",
      changeObject(["sendAppeal"], (appeal) => {
        delete appeal["dueDate"];
        delete appeal["dueWorkingDays"];
      }),
      async (caller) => (await sendApplication(caller)).text,
    ),
    "obligations-without-number": breach(
      "listObligations",
      "Lists the unpaid amounts without the numbers of their appeals.",
      changeEntries(["listObligations"], (payment) => delete payment["appealNumber"]),
      asCitizen("listObligations"),
    ),
  }),
  ...defineFaults("persistence", {
    "service-of-complaint": breach(
      "sendAppeal",
      "Does not store the service from which a complaint was started.",
      changeRequestBody("sendAppeal", (body) => {
        if (body["kind"] === "COMPLAINT") delete body["serviceId"];
      }),
      async (caller) => {
        const body = {
          kind: "COMPLAINT",
          category: "CHEATING",
          subject: "Scales",
          text: "They are wrong.",
          counterparty: { name: "Market" },
          serviceId: "105",
        };
        const sent = await caller.call("sendAppeal", { as: "citizen", body });
        return readAppeal(caller, String(sent.at("id")));
      },
    ),
  }),
  ...defineFaults("inputs", {
    "no-missing-information": breach(
      "correctAppeal",
      "Knows only four of the five categories of complaints.",
      answer(["correctAppeal"], (request, { send }) =>
        readBody(request)["category"] === "MISSING_INFORMATION"
          ? Promise.resolve(createResponse(422, { message: "Kateqoriya düzgün deyil." }))
          : send(request),
      ),
      async (caller) => {
        const complaint = { subject: "Scales", text: "They are wrong.", counterparty: { name: "Market" } };
        return (await correct(caller, "476", { kind: "COMPLAINT", category: "MISSING_INFORMATION", ...complaint }))
          .status;
      },
    ),
  }),
  ...defineFaults("errors", {
    "first-question": breach(
      "sendAppeal",
      "Names the first question of the form, whichever answer is wrong.",
      changeErrors(["sendAppeal"], (response) => {
        const body = bodyOf(response);
        const fields = listObjects(body["fields"]).map((problem) =>
          String(problem["field"]).startsWith("answers/") ? { ...problem, field: "answers/productName" } : problem,
        );
        return fields.length === 0 ? undefined : withJson(response, { ...body, fields });
      }),
      async (caller) => (await sendApplication(caller, { ...validAnswers, weight: 0 })).text,
    ),
  }),
  ...defineFaults("drafts-and-files", {
    "files-of-withdrawn-appeals": breach(
      "listDocuments",
      "Lists the files of an appeal no more once it is withdrawn.",
      arrangeEntries("listDocuments", (entries, _request, { store }) =>
        entries.filter(({ appealNumber }) =>
          store.state.appeals.every(({ number, withdrawnAt }) => number !== appealNumber || withdrawnAt === undefined),
        ),
      ),
      asCitizen("listDocuments", { query: { perPage: 100 } }),
    ),
    "files-of-trader-are-closed": breach(
      "readAppeal",
      "Refuses the files of a trader to the sender of the appeal, since they are not among its documents.",
      answer(["downloadDocument"], async (request, { store, send }) => {
        const id = getPathPart(request, -2);
        const files = store.state.appeals.flatMap(({ traderAnswer }) => traderAnswer?.documentIds ?? []);
        return files.some((file) => isSameId(file, id))
          ? createResponse(404, { message: "Axtardığınız məlumat tapılmadı." })
          : send(request);
      }),
      asCitizen("downloadDocument", { path: 8097 }),
    ),
  }),
];
