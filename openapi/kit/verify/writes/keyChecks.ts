import { isDeepStrictEqual } from "node:util";
import { isRecord } from "../../../../src/config/isRecord.ts";
import type { ByOperation } from "../../contract/operationId.ts";
import { flattenSchema, listFieldNames, type ContractOperation } from "../../contract/operations.ts";
import type { ContractCheck, VerifyContext } from "../check.ts";
import { expectResponse } from "../expectations.ts";
import { fetchBody, fetchItems } from "../fetchBody.ts";
import { CheckSkipped, skipWhenRateLimited } from "../outcomes.ts";
import { assertHolds } from "../responses/judgeResponse.ts";
import type { OperationRequest } from "../run/contractClient.ts";
import { asOtherPerson } from "../access/otherPersonChecks.ts";
import { withToken } from "./effects.ts";
import { createUniqueName } from "../random.ts";
import { createValidRequest } from "../requests.ts";
import { openOtherSession } from "./writeChecks.ts";
import { unknownId } from "../inputs/unknownId.ts";

/** The fields of bodies that name something, with a value that names nothing. */
const unknownReferences = { documentIds: [unknownId], slot: String(unknownId) };

/** Returns the request without the first field that it has to have. */
function withoutRequiredField(
  { document }: VerifyContext,
  { requestBody }: ContractOperation,
  request: OperationRequest,
): readonly OperationRequest[] {
  const schema = flattenSchema(document, requestBody?.schema ?? {});
  const { body, form } = request;
  const name = [...(schema.required ?? []), ...Object.keys(isRecord(body) ? body : (form ?? {}))][0];
  const leaveOut = <Value>(fields: Readonly<Record<string, Value>>): Record<string, Value> =>
    Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
  if (isRecord(body)) return [{ ...request, body: leaveOut(body) }];
  return form === undefined ? [] : [{ ...request, form: leaveOut(form) }];
}

/** Returns requests that a server has to refuse: a field is missing, the path or a file names nothing. */
const listRefused = (
  context: VerifyContext,
  operation: ContractOperation,
  request: OperationRequest,
): readonly OperationRequest[] => [
  ...withoutRequiredField(context, operation, request),
  ...(request.path?.["id"] === undefined ? [] : [{ ...request, path: { id: unknownId } }]),
  ...Object.entries(unknownReferences)
    .filter(([name]) => listFieldNames(context.document, operation.requestBody?.schema ?? {}).includes(name))
    .map(([name, value]) => ({ ...request, body: { ...(request.body as object), [name]: value } })),
  ...(request.form?.["file"] instanceof File
    ? [{ ...request, form: { ...request.form, file: new File(["A text."], "text.txt", { type: "text/plain" }) } }]
    : []),
];

/** Returns requests of a person for something that only one request can have, and that another one has had. */
type ConflictFactory = (context: VerifyContext, request: OperationRequest) => Promise<readonly OperationRequest[]>;

const conflictFactories: Readonly<Record<string, ConflictFactory>> = {
  requestCallback: async (context, { token = "", ...request }) => {
    const { slots } = await fetchBody<{ slots: readonly { id: unknown; free: boolean }[] }>(context, "readCallCenter", {
      token,
    });
    const taken = slots.findLast(({ free }) => !free);
    const body = { ...(request.body as object), slot: taken?.id };
    return taken === undefined ? [] : [{ ...request, token, body }];
  },
  sendEvaluation: async (context) => {
    const token = await context.personas.citizen(context);
    const appeals = await fetchItems(context, "listAppeals", { token });
    const evaluated = appeals.find((appeal) => appeal["evaluated"] === true);
    if (evaluated === undefined) return [];
    const { id, serviceId } = await fetchBody(context, "readAppeal", { token, path: { id: String(evaluated["id"]) } });
    const questionnaires = await fetchItems(context, "listQuestionnaires");
    const found = questionnaires.find(
      (list) => serviceId !== undefined && String(list["serviceId"]) === String(serviceId),
    );
    if (found === undefined) return [];
    const questions = found["questions"] as readonly { id: unknown }[];
    const answers = questions.map((question) => ({ questionId: question.id, answer: "YES" }));
    return [{ token, body: { questionnaireId: found["id"], appealId: id, answers } }];
  },
} satisfies ByOperation<ConflictFactory>;

/** Checks that the key of a refused request can be sent with the corrected one, as a client does whose form was refused. */
const createRefusedKeyCheck = (operation: ContractOperation): ContractCheck => ({
  name: "accepts the Idempotency-Key of a refused request with the corrected one",
  run: async (context) => {
    const person = asOtherPerson(context);
    for (let index = 0; ; index += 1) {
      // Another one each time: two requests cannot book one time.
      const valid = await createValidRequest(person, operation);
      const conflicts = (await conflictFactories[operation.id]?.(person, valid)) ?? [];
      const refused = [...conflicts, ...listRefused(context, operation, valid)][index];
      if (refused === undefined) return;
      const headers = { "Idempotency-Key": `contract-${createUniqueName()}` };
      const { status } = await context.client.send(operation, { ...refused, headers, lang: "en" });
      skipWhenRateLimited(status);
      // That it is accepted is another finding.
      if (status < 400) continue;
      // A key belongs to the account that has sent it.
      const corrected = { ...valid, ...withToken(refused), headers };
      const first = await expectResponse(context, operation, corrected, 200);
      const again = await expectResponse(context, operation, corrected, 200);
      assertHolds(
        isDeepStrictEqual(again.body, first.body),
        `the first successful response: ${first.text.slice(0, 300)}`,
        again,
      );
    }
  },
});

/** Checks that a key belongs to the account, and not to its session: a client renews the session and tries again. */
const createKeyOfAccountCheck = (operation: ContractOperation): ContractCheck => ({
  name: "keeps an Idempotency-Key for the account, whatever its session",
  run: async (context) => {
    const headers = { "Idempotency-Key": `contract-${createUniqueName()}` };
    const request = { ...(await createValidRequest(context, operation)), headers };
    if (request.token === undefined) throw new CheckSkipped("the valid request has no token");
    const token = await openOtherSession(context, request.token);
    const first = await expectResponse(context, operation, request, 200);
    const again = await expectResponse(context, operation, { ...request, token }, 200);
    assertHolds(isDeepStrictEqual(again.body, first.body), `the first response: ${first.text.slice(0, 300)}`, again);
  },
});

/** Returns the checks of the Idempotency-Key of an operation that takes one. */
export const createKeyChecks = (operation: ContractOperation): readonly ContractCheck[] =>
  operation.parameters.some(({ name }) => name === "Idempotency-Key")
    ? [
        createRefusedKeyCheck(operation),
        ...(operation.bearerAuth === "required" ? [createKeyOfAccountCheck(operation)] : []),
      ]
    : [];
