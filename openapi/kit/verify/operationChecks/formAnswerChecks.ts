import { isRecord } from "../../../../src/config/isRecord.ts";
import type { ByOperation } from "../../contract/operationId.ts";
import { getOperation, requireWrites, type ContractCheck, type VerifyContext } from "../check.ts";
import { expectResponse } from "../expectations.ts";
import { fetchBody, fetchItems } from "../fetchBody.ts";
import { assertContract, CheckSkipped } from "../outcomes.ts";
import type { JsonBody } from "../run/contractClient.ts";
import { getApplication } from "./applicationChecks.ts";
import { defineCheck, getCitizenAuth, toPath } from "./checkHelpers.ts";

/** Answers to the questions of a form. */
type Answered = { answers: JsonBody; properties: Readonly<Record<string, JsonBody>> };

/** How many values of a list are answered. */
const maxValues = 12;

/** The most letters of an answer. */
const defaultMaxLength = 100;

const isNumber = ({ type }: JsonBody): boolean => type === "number" || type === "integer";

const isText = ({ type, format, enum: values }: JsonBody): boolean =>
  type === "string" && format === undefined && values === undefined;

/** Returns answers that the form allows, up to its bounds: the least and the most, and each value of its lists. */
function listAllowedAnswers({ answers, properties }: Answered): readonly JsonBody[] {
  const change = (answer: (field: JsonBody) => unknown): JsonBody => ({
    ...answers,
    ...Object.fromEntries(
      Object.entries(properties).flatMap(([name, field]) => {
        const value = answer(field);
        return value === undefined ? [] : [[name, value]];
      }),
    ),
  });
  const listValues = ({ enum: values }: JsonBody): readonly unknown[] => (Array.isArray(values) ? values : []);
  const count = Math.max(0, ...Object.values(properties).map((field) => listValues(field).length));
  return [
    // A letter of two bytes is one character.
    change((field) =>
      isText(field)
        ? "ə".repeat(Number(field["maxLength"] ?? defaultMaxLength))
        : isNumber(field)
          ? field["maximum"]
          : field["type"] === "boolean"
            ? true
            : undefined,
    ),
    change((field) =>
      isText(field)
        ? "ə".repeat(Math.max(1, Number(field["minLength"] ?? 1)))
        : isNumber(field)
          ? field["minimum"]
          : undefined,
    ),
    ...Array.from({ length: Math.min(count, maxValues) }, (_, index) => change((field) => listValues(field)[index])),
  ];
}

/** Returns answers of another type than the form says, or a day that does not exist. */
const listOtherTypes = ({ answers, properties }: Answered): readonly JsonBody[] =>
  Object.entries(properties).flatMap(([name, field]) =>
    [
      ...(isText(field) ? [7, true, ["text"]] : []),
      ...(isNumber(field) ? [true] : []),
      ...(field["format"] === "date" ? ["2026-02-30", "30.03.2027"] : []),
    ].map((value) => ({ ...answers, [name]: value })),
  );

/** Checks the answers of an application of this run, and not those of a case of the user. Then restores them. */
const boundsCheck = defineCheck("accepts answers up to the bounds of a form, and of no other type", async (context) => {
  requireWrites(context);
  const { token, id, form } = await getApplication(context);
  const path = { id };
  const { answers, serviceId, correctable } = await fetchBody(context, "readAppeal", { token, path });
  if (correctable !== true || !isRecord(answers))
    throw new CheckSkipped("the application cannot be corrected any more");
  const application = { answers, properties: form.properties };
  const operation = getOperation(context, "correctAppeal");
  const toRequest = (sent: JsonBody) => ({
    token,
    path,
    body: { kind: "APPLICATION", serviceId, answers: sent },
    lang: "en" as const,
  });
  const first = await context.client.send(operation, toRequest(answers));
  // Answers to an earlier form may be refused.
  if (first.status !== 200) throw new CheckSkipped("the server does not accept the answers of an application again");
  try {
    for (const sent of listOtherTypes(application)) {
      const { status } = await expectResponse(context, operation, toRequest(sent), 422, 400, 409);
      if (status === 409) throw new CheckSkipped("the application cannot be corrected any more");
    }
    for (const sent of [...listAllowedAnswers(application), answers]) {
      const { status } = await expectResponse(context, operation, toRequest(sent), 200, 409);
      if (status === 409) throw new CheckSkipped("the application cannot be corrected any more");
      const read = await fetchBody(context, "readAppeal", { token, path });
      const stored = isRecord(read["answers"]) ? read["answers"] : {};
      const lost = Object.keys(sent).find((name) => JSON.stringify(stored[name]) !== JSON.stringify(sent[name]));
      assertContract(
        lost === undefined,
        `the answer ${JSON.stringify(sent[lost ?? ""])} to ${lost}`,
        stored[lost ?? ""],
      );
    }
  } finally {
    await context.client.send(operation, toRequest(answers));
  }
});

/** Returns whether an application for a service needs a file. */
const needsDocument = ({ requiredDocuments }: JsonBody): boolean =>
  Array.isArray(requiredDocuments) && requiredDocuments.filter(isRecord).some(({ mandatory }) => mandatory === true);

/** An application of the user with answers to the form of a service that needs a file. */
type Application = { token: string; answers: JsonBody; service: JsonBody };

/** Returns the first application for a service that needs a file. Throws `CheckSkipped` when there is none. */
async function findApplication(context: VerifyContext): Promise<Application> {
  const { token } = await getCitizenAuth(context);
  for (const entry of await fetchItems(context, "listAppeals", { token })) {
    if (entry["kind"] !== "APPLICATION") continue;
    const { answers, serviceId } = await fetchBody(context, "readAppeal", { token, path: toPath(entry) });
    if (!isRecord(answers)) continue;
    const path = { id: String(serviceId) };
    const { body: service } = await context.client.send(getOperation(context, "readService"), { path });
    if (isRecord(service) && isRecord(service["form"]) && needsDocument(service)) return { token, answers, service };
  }
  throw new CheckSkipped("no such application of the user");
}

const documentsCheck = defineCheck("refuses an application without its mandatory documents", async (context) => {
  requireWrites(context);
  const { token, answers, service } = await findApplication(context);
  const operation = getOperation(context, "sendAppeal");
  const body = { kind: "APPLICATION", serviceId: service["id"], answers };
  const { status, curl } = await context.client.send(operation, { token, body, lang: "en" });
  // A server may receive it, and wait for the document before it is processed.
  if (status === 200) context.notes.add("accepts an application without a mandatory document", curl);
});

const describedServiceCheck = defineCheck("refuses an application for what is only described", async (context) => {
  requireWrites(context);
  const { token } = await getCitizenAuth(context);
  const [service] = await fetchItems(context, "listServices", { query: { type: "INFORMATIVE" } });
  if (service === undefined) throw new CheckSkipped("no service is only described");
  const body = { kind: "APPLICATION", serviceId: service["id"], answers: {} };
  const { status, curl } = await context.client.send(getOperation(context, "sendAppeal"), { token, body, lang: "en" });
  if (status === 200) context.notes.add("accepts an application for a service that is only described", curl);
});

/** Checks of applications by the form and the documents of a service, by operationId. */
export const formAnswerChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  sendAppeal: [documentsCheck, describedServiceCheck],
  correctAppeal: [boundsCheck],
} satisfies ByOperation<readonly ContractCheck[]>;
