import { isDeepStrictEqual } from "node:util";
import { isRecord } from "../../../../src/config/isRecord.ts";
import type { Id } from "../../../../src/generated/contract.d.ts";
import type { ByOperation } from "../../contract/operationId.ts";
import { getOperation, type ContractCheck, type VerifyContext } from "../check.ts";
import { expectResponse } from "../expectations.ts";
import { fetchBody, fetchItems } from "../fetchBody.ts";
import { assertContract, CheckSkipped } from "../outcomes.ts";
import type { JsonBody, OperationRequest } from "../run/contractClient.ts";
import { dayMs } from "../serverClock.ts";
import type { ContractOperation } from "../../contract/operations.ts";
import { assertNotTaken } from "../access/accessRefusal.ts";
import { asSender, getUnusedFile } from "../access/otherPersonChecks.ts";
import type { Personas } from "../personas.ts";
import { uploadSampleDocument } from "../requests.ts";
import { createLongText, mixedText } from "../writes/writtenTexts.ts";
import { defineCheck, getCitizenAuth, readProposedItems } from "./checkHelpers.ts";

/** The schema of a service form: the fields by name. */
type Form = { required?: readonly string[]; properties: Readonly<Record<string, JsonBody>> };

/** An application of the user, as it was sent. */
type Application = { token: string; id: string; body: JsonBody; form: Form };

/** Returns a valid answer to a question of a form: the least that it allows, so that 0 and false are answers too. */
function createAnswer({ type, format, enum: values, ...limits }: JsonBody): unknown {
  if (Array.isArray(values)) return values.at(-1);
  if (type === "boolean") return false;
  if (type === "number" || type === "integer") return limits["minimum"] ?? 0;
  if (format === "date") return new Date(Date.now() + 30 * dayMs).toISOString().slice(0, 10);
  if (format === "email") return "contract@portal.example";
  const [least, most] = [Number(limits["minLength"] ?? 1), Number(limits["maxLength"] ?? 100)];
  if (most >= mixedText.length && limits["pattern"] === undefined) return createLongText(most);
  return "Contract verification".slice(0, most).padEnd(least, "x");
}

/** Returns another answer to a question with two answers or with a number: true, or one with decimals. */
const createOtherAnswer = ({ type, minimum, maximum }: JsonBody): unknown => {
  if (type === "boolean") return true;
  const decimal = Number(minimum ?? 0) + 0.5;
  return typeof maximum === "number" && decimal > maximum ? minimum : decimal;
};

/** Answers that the form does not allow, and the name of the wrong one. */
type WrongAnswers = { name: string; answers: JsonBody };

/** Returns answers that the form does not allow, one wrong answer in each. */
function listWrongAnswers({ required = [], properties }: Form, answers: JsonBody): readonly WrongAnswers[] {
  const without = (name: string): JsonBody =>
    Object.fromEntries(Object.entries(answers).filter(([answered]) => answered !== name));
  const wrong = Object.entries(properties).flatMap(([name, field]): readonly WrongAnswers[] => {
    const { type, format, enum: values, minLength, maxLength, minimum, maximum } = field;
    const others = [
      ...(Array.isArray(values) ? ["no such value"] : []),
      ...(type === "integer" ? [1.5] : []),
      ...(type === "number" || type === "integer" ? ["many"] : type === "boolean" ? ["yes"] : []),
      ...(format === "date" ? ["soon"] : format === "email" ? ["no address"] : []),
      ...(typeof maxLength === "number" ? ["a".repeat(maxLength + 1)] : []),
      ...(typeof minLength === "number" && minLength > 1 ? ["a".repeat(minLength - 1)] : []),
      ...(typeof minimum === "number" ? [minimum - 1] : []),
      ...(typeof maximum === "number" ? [maximum + 1] : []),
    ];
    return others.map((value) => ({ name, answers: { ...answers, [name]: value } }));
  });
  const [first] = required;
  return [
    ...(first === undefined ? [] : [{ name: first, answers: {} }]),
    ...required.map((name) => ({ name, answers: without(name) })),
    ...wrong,
  ];
}

/** Checks that a server refuses each wrong answer, and names the question where it names any. */
async function expectRefusedAnswers(
  context: VerifyContext,
  operation: ContractOperation,
  request: OperationRequest,
  wrongAnswers: readonly WrongAnswers[],
): Promise<void> {
  const { answers: _answers, ...unanswered } = request.body as JsonBody;
  if (wrongAnswers.some(({ answers }) => Object.keys(answers).length === 0))
    await expectResponse(context, operation, { ...request, body: unanswered, lang: "en" }, 422, 400);
  for (const { name, answers } of wrongAnswers) {
    const isEmpty = Object.keys(answers).length === 0;
    const sent = { ...request, body: { ...(request.body as JsonBody), answers }, lang: "en" } as const;
    const { body, curl } = await expectResponse(context, operation, sent, 422, 400);
    const fields = isRecord(body) && Array.isArray(body["fields"]) ? body["fields"].filter(isRecord) : [];
    assertContract(
      // Of several missing answers, a server may name only one.
      fields.length === 0 || isEmpty || fields.some(({ field }) => field === `answers/${name}`),
      `answers/${name} among the fields of the error`,
      fields,
      curl,
    );
  }
}

/** How many services are read to find one with a form. */
const maxServices = 5;

/** Returns the first of some services that can be requested here, with its form. */
async function findForm(
  context: VerifyContext,
  ids: readonly unknown[],
): Promise<{ id: unknown; form: Form } | undefined> {
  for (const id of ids) {
    const { body } = await context.client.send(getOperation(context, "readService"), { path: { id: String(id) } });
    const form = isRecord(body) && isRecord(body["form"]) ? body["form"]["schema"] : undefined;
    if (isRecord(form) && isRecord(form["properties"])) return { id, form: form as unknown as Form };
  }
  return undefined;
}

/** Returns the answers with one to each question of the form that they leave out. */
const withEveryAnswer = ({ properties }: Form, answers: JsonBody): JsonBody => ({
  ...Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, createAnswer(field)])),
  ...answers,
});

/**
 * Returns an application with every answer: the example of the contract, or one for another service where the server does
 * not have that of the example. Throws `CheckSkipped` when it has none with a form.
 */
async function createApplication(context: VerifyContext): Promise<{ body: JsonBody; form: Form }> {
  const example = Object.values(getOperation(context, "sendAppeal").requestBody?.examples ?? {}).find(
    ({ value }) => (value as JsonBody)["kind"] === "APPLICATION",
  )?.value as JsonBody | undefined;
  const own = example && (await findForm(context, [example["serviceId"]]));
  if (example !== undefined && own !== undefined)
    return { body: { ...example, answers: withEveryAnswer(own.form, example["answers"] as JsonBody) }, form: own.form };
  const services = await readProposedItems(context, "listServices", { query: { type: "E_SERVICE" } });
  const found = await findForm(
    context,
    services.slice(0, maxServices).map(({ id }) => id),
  );
  if (found === undefined) throw new CheckSkipped("the server has no service with a form");
  const answers = withEveryAnswer(found.form, {});
  return { body: { kind: "APPLICATION", serviceId: found.id, answers }, form: found.form };
}

/** The application of each run: a server limits how many appeals a person sends. */
const applications = new WeakMap<Personas, Promise<Application>>();

async function sendApplication(context: VerifyContext): Promise<Application> {
  const { token } = await getCitizenAuth(context);
  const { body: application, form } = await createApplication(context);
  const body = { ...application, documentIds: [await uploadSampleDocument(context)] };
  const sent = await context.client.send(getOperation(context, "sendAppeal"), { token, body });
  if (sent.status !== 200) throw new CheckSkipped("the server does not accept the application");
  return { token, id: String((sent.body as { id: Id }).id), body, form };
}

/** Sends an application, once in each run. */
export function getApplication(context: VerifyContext): Promise<Application> {
  const known = applications.get(context.personas) ?? sendApplication(context);
  applications.set(context.personas, known);
  return known;
}

const assertAnswers = (sent: JsonBody, stored: unknown): void => {
  const answers = (stored ?? {}) as JsonBody;
  for (const [name, answer] of Object.entries(sent))
    assertContract(
      isDeepStrictEqual(answers[name], answer),
      `the answer ${JSON.stringify(answer)} to ${name}`,
      answers[name],
    );
  const other = Object.keys(answers).find((name) => !(name in sent));
  assertContract(other === undefined, `no answer to ${other}, which was not sent`, answers);
};

/** Throws `ContractViolation` when a file is missing in an appeal, or has not its number in the list of files. */
async function assertFiles(
  context: VerifyContext,
  { token, id }: Pick<Application, "token" | "id">,
  documentIds: readonly Id[],
): Promise<void> {
  const { documents, appealNumber } = await fetchBody(context, "readAppeal", { token, path: { id } });
  const listed = await fetchItems(context, "listDocuments", { token });
  for (const documentId of documentIds) {
    const isSent = (document: unknown): boolean => isRecord(document) && String(document["id"]) === String(documentId);
    assertContract(
      Array.isArray(documents) && documents.some(isSent),
      `the file ${documentId} among the documents of the application`,
      documents,
    );
    const found = listed.find(isSent);
    assertContract(
      found?.["appealNumber"] === appealNumber,
      `the number ${String(appealNumber)} of the application of the file ${documentId}`,
      found,
    );
  }
}

const sendingChecks: readonly ContractCheck[] = [
  defineCheck("keeps the service and the answers of an application", async (context) => {
    const { token, id, body } = await getApplication(context);
    const read = await fetchBody(context, "readAppeal", { token, path: { id } });
    assertContract(
      String(read["serviceId"]) === String(body["serviceId"]),
      `the service ${String(body["serviceId"])}`,
      read["serviceId"],
    );
    assertAnswers(body["answers"] as JsonBody, read["answers"]);
    await assertFiles(context, { token, id }, body["documentIds"] as readonly Id[]);
  }),
  defineCheck("refuses answers that the form of the service does not allow", async (context) => {
    const { token, body, form } = await getApplication(context);
    const documentIds = [await uploadSampleDocument(context)];
    await expectRefusedAnswers(
      context,
      getOperation(context, "sendAppeal"),
      { token, body: { ...body, documentIds } },
      listWrongAnswers(form, body["answers"] as JsonBody),
    );
  }),
];

/** Checks the forms of all services: each refuses a wrong answer of each kind. Nothing is created. */
export const otherFormsCheck = defineCheck("judges the answers by the form of each service", async (run) => {
  const context = await asSender(run);
  const { token } = await getCitizenAuth(context);
  const operation = getOperation(context, "sendAppeal");
  const documentIds = [await getUnusedFile(context)];
  for (const { id, externalUrl } of await fetchItems(context, "listServices", { query: { type: "E_SERVICE" } })) {
    if (externalUrl !== undefined) continue;
    const path = { id: String(id) };
    const { form } = await fetchBody<{ form?: { schema: Form } }>(context, "readService", { path });
    if (form === undefined) continue;
    const { properties } = form.schema;
    const answers = Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, createAnswer(field)]));
    // One wrong answer of each kind to each kind of question.
    const wrongAnswers = new Map(
      listWrongAnswers(form.schema, answers).map((wrong) => {
        const { type, format, enum: values } = properties[wrong.name] ?? {};
        const value = wrong.answers[wrong.name];
        return [JSON.stringify([type, format, values !== undefined, typeof value, Number.isInteger(value)]), wrong];
      }),
    );
    for (const { name, answers: sent } of wrongAnswers.values()) {
      const body = { kind: "APPLICATION", serviceId: id, answers: sent, documentIds };
      const response = await context.client.send(operation, { token, body, lang: "en" });
      const expected = `no application for service ${String(id)} with a wrong answer to ${name}`;
      assertNotTaken(operation, response, expected, [400, 422]);
    }
  }
});

const correctionChecks: readonly ContractCheck[] = [
  defineCheck("replaces all answers of an application, and keeps its service", async (context) => {
    const { token, id, body, form } = await getApplication(context);
    const { documentIds, ...application } = body;
    const path = { id };
    const read = (): Promise<JsonBody> => fetchBody(context, "readAppeal", { token, path });
    const { correctable, serviceId } = await read();
    if (correctable !== true) throw new CheckSkipped("the application cannot be corrected any more");
    const operation = getOperation(context, "correctAppeal");
    const sent = body["answers"] as JsonBody;
    await expectRefusedAnswers(context, operation, { token, path, body: application }, listWrongAnswers(form, sent));
    assertAnswers(sent, (await read())["answers"]);
    const required = form.required ?? [];
    const answers = Object.fromEntries(
      Object.entries(sent)
        .filter(([name]) => required.includes(name))
        .map(([name, answer]) => [
          name,
          form.properties[name]?.["enum"] === undefined ? answer : createAnswer(form.properties[name] ?? {}),
        ]),
    );
    const added = await uploadSampleDocument(context, token);
    const corrected = { ...application, answers, documentIds: [added] };
    await fetchBody(context, "correctAppeal", { token, path, body: corrected });
    assertAnswers(answers, (await read())["answers"]);
    const others = Object.fromEntries(
      Object.entries(form.properties).flatMap(([name, field]) =>
        field["type"] === "boolean" || field["type"] === "number" ? [[name, createOtherAnswer(field)]] : [],
      ),
    );
    await fetchBody(context, "correctAppeal", {
      token,
      path,
      body: { ...application, answers: { ...answers, ...others } },
    });
    assertAnswers({ ...answers, ...others }, (await read())["answers"]);
    await assertFiles(context, { token, id }, [...(documentIds as readonly Id[]), added]);
    const items = await fetchItems(context, "listServices", { query: { type: "E_SERVICE" } });
    const other = items.find((service) => String(service["id"]) !== String(serviceId))?.["id"];
    if (other === undefined) return;
    await context.client.send(operation, { token, path, body: { ...application, answers, serviceId: other } });
    const after = await read();
    assertContract(
      String(after["serviceId"]) === String(serviceId),
      `the service ${String(serviceId)}, as before a correction with another one`,
      after["serviceId"],
    );
  }),
];

/** Checks of applications, whose answers follow the form of a service, by operationId. */
export const applicationChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  sendAppeal: sendingChecks,
  correctAppeal: correctionChecks,
} satisfies ByOperation<readonly ContractCheck[]>;
