import { isFields } from "../../../../src/api/readers/fields.ts";
import type { ByOperation } from "../../contract/operationId.ts";
import {
  assertContract,
  CheckSkipped,
  expectResponse,
  fetchBody,
  fetchItems,
  getOperation,
  requireWrites,
  type ContractCheck,
  type VerifyContext,
} from "../check.ts";
import { defineCheck, getCitizenAuth, toPath, type JsonBody } from "./checkHelpers.ts";

/** An application that its sender may correct, with the fields of the form of its service. */
type CorrectableApplication = {
  token: string;
  appeal: JsonBody;
  answers: JsonBody;
  properties: Readonly<Record<string, JsonBody>>;
};

/** Returns an application that may be corrected. Throws `CheckSkipped` when there is none. */
async function findApplication(context: VerifyContext): Promise<CorrectableApplication> {
  const { token } = await getCitizenAuth(context);
  for (const entry of await fetchItems(context, "listAppeals", { token })) {
    if (entry["kind"] !== "APPLICATION") continue;
    const appeal = await fetchBody(context, "readAppeal", { token, path: toPath(entry) });
    const { answers, correctable, serviceId } = appeal;
    if (correctable !== true || !isFields(answers)) continue;
    const { body } = await context.client.send(getOperation(context, "readService"), {
      path: { id: String(serviceId) },
    });
    const form = isFields(body) && isFields(body["form"]) ? body["form"]["schema"] : undefined;
    if (isFields(form) && isFields(form["properties"]))
      return { token, appeal, answers, properties: form["properties"] as CorrectableApplication["properties"] };
  }
  throw new CheckSkipped("no application of the user may be corrected");
}

/** How many values of a list are answered. */
const maxValues = 12;

/** The most letters of an answer. */
const defaultMaxLength = 100;

const isNumber = ({ type }: JsonBody): boolean => type === "number" || type === "integer";

const isText = ({ type, format, enum: values }: JsonBody): boolean =>
  type === "string" && format === undefined && values === undefined;

/** Returns answers that the form allows, up to its bounds: the least and the most, and each value of its lists. */
function listAllowedAnswers({ answers, properties }: CorrectableApplication): readonly JsonBody[] {
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
const listOtherTypes = ({ answers, properties }: CorrectableApplication): readonly JsonBody[] =>
  Object.entries(properties).flatMap(([name, field]) =>
    [
      ...(isText(field) ? [7, true, ["text"]] : []),
      ...(isNumber(field) ? [true] : []),
      ...(field["format"] === "date" ? ["2026-02-30", "30.03.2027"] : []),
    ].map((value) => ({ ...answers, [name]: value })),
  );

const boundsCheck = defineCheck("accepts answers up to the bounds of a form, and of no other type", async (context) => {
  requireWrites(context);
  const application = await findApplication(context);
  const { token, appeal, answers } = application;
  const operation = getOperation(context, "correctAppeal");
  const toRequest = (sent: JsonBody) => ({
    token,
    path: toPath(appeal),
    body: { kind: "APPLICATION", serviceId: appeal["serviceId"], answers: sent },
    lang: "en" as const,
  });
  const first = await context.client.send(operation, toRequest(answers));
  // Answers to an earlier form may be refused.
  if (first.status !== 200) throw new CheckSkipped("the server does not accept the answers of an application again");
  for (const sent of listOtherTypes(application)) {
    const { status } = await expectResponse(context, operation, toRequest(sent), 422, 400, 409);
    if (status === 409) throw new CheckSkipped("the application cannot be corrected any more");
  }
  for (const sent of [...listAllowedAnswers(application), answers]) {
    const { status } = await expectResponse(context, operation, toRequest(sent), 200, 409);
    if (status === 409) throw new CheckSkipped("the application cannot be corrected any more");
    const read = await fetchBody(context, "readAppeal", { token, path: toPath(appeal) });
    const stored = isFields(read["answers"]) ? read["answers"] : {};
    const lost = Object.keys(sent).find((name) => JSON.stringify(stored[name]) !== JSON.stringify(sent[name]));
    assertContract(lost === undefined, `the answer ${JSON.stringify(sent[lost ?? ""])} to ${lost}`, stored[lost ?? ""]);
  }
});

/** Checks of the answers to the form of a service, by operationId. */
export const formAnswerChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  correctAppeal: [boundsCheck],
} satisfies ByOperation<readonly ContractCheck[]>;
