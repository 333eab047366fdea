import { createFormValidator } from "../../src/forms/createFormValidator.ts";
import type { ErrorObject } from "ajv";
import { createContractAjv } from "../../codegen/ajv.ts";
import contract from "../../mocks/generated/contract.json" with { type: "json" };
import type { OperationId } from "../../mocks/generated/requestValidators.js";
import { createHandlers } from "../../mocks/handlers.ts";
import { createSession } from "../../mocks/store/sessions.ts";
import { getFieldErrorMessage } from "../../mocks/store/messages.ts";
import { createMockStore } from "../../mocks/store/mockStore.ts";
import { findIssues, type ValidationIssue } from "../../src/forms/validationIssues.ts";
import type { components } from "../../src/generated/contract.d.ts";
import { sendRequest } from "../mocks/testBackend.ts";
import {
  fieldByParameter,
  getFormFixture,
  type TestFormValues,
  type FormOperationCall,
  type AccountFormName,
} from "./accountForms.ts";

/** A rule that answers break, in one word: `minLength 5`, `pattern upperCase`, `required`. */
export type RuleViolation = { field: string; rule: string };

/** The breaches as somebody says them who was asked about a form. */
export type FormValidator = (form: AccountFormName, answers: TestFormValues) => readonly RuleViolation[];

type Document = typeof contract;
type PasswordRuleSchema = { pattern: string; "x-rule": string };
const passwordRuleNames = new Map(
  (contract.components.schemas.NewPassword.allOf as PasswordRuleSchema[]).map(({ pattern, "x-rule": rule }) => [
    pattern,
    rule,
  ]),
);

/** A broken keyword with its limit; the patterns of a password by their names. */
function formatRule(keyword: string, { limit, format, other, pattern }: Readonly<Record<string, unknown>>): string {
  const named = typeof pattern === "string" ? passwordRuleNames.get(pattern) : undefined;
  return [keyword, limit ?? format ?? other ?? named].filter((part) => part !== undefined).join(" ");
}

/** The form's own judge: the compiled validator, as the portal uses it. */
export const validateWithForm: FormValidator = (form, answers) => {
  const { definition } = getFormFixture(form);
  const issues: readonly ValidationIssue[] = findIssues(definition, createFormValidator(definition), answers);
  return issues.map(({ field, keyword, params }) => ({ field, rule: formatRule(keyword, params) }));
};

/** A judge that reads the contract: every body and parameter of the calls that the form makes, by their own schemas. */
export function createFormContractValidator(document: Document = contract): FormValidator {
  const ajv = createContractAjv(document);
  type Operation = { pointer: string; parameters: readonly { name: string; schema: object }[]; body: boolean };
  const operations = new Map(
    Object.entries(
      document.paths as unknown as Record<
        string,
        Record<string, { operationId: string; parameters?: Operation["parameters"]; requestBody?: object }>
      >,
    ).flatMap(([path, item]) =>
      Object.entries(item).map(([method, { operationId, parameters = [], requestBody }]): [string, Operation] => [
        operationId,
        {
          pointer: `contract#/paths/${encodeURIComponent(path.replaceAll("/", "~1"))}/${method}`,
          parameters,
          body: requestBody !== undefined,
        },
      ]),
    ),
  );
  const judge = (pointer: string, value: unknown): readonly ErrorObject[] => {
    const check = ajv.getSchema(pointer);
    if (check === undefined) throw new Error(`The contract has no ${pointer}`);
    void check(value);
    return check.errors ?? [];
  };
  const ofCall = ({ operationId, body, query = {}, path = {}, fieldGroup }: FormOperationCall): RuleViolation[] => {
    const operation = operations.get(operationId);
    if (operation === undefined) throw new Error(`The contract has no ${operationId}`);
    const given: TestFormValues = { ...query, ...path };
    const inAddress = operation.parameters.flatMap(({ name }, place) => {
      if (!(name in given)) return [];
      const field = fieldByParameter[operationId]?.[name] ?? name;
      if (given[name] === undefined) return [{ field, rule: "required" }];
      return judge(`${operation.pointer}/parameters/${place}/schema`, given[name]).map(({ keyword, params }) => ({
        field,
        rule: formatRule(keyword, params),
      }));
    });
    if (!operation.body) return inAddress;
    const inBody = judge(
      `${operation.pointer}/requestBody/content/application~1json/schema`,
      JSON.parse(JSON.stringify(body)),
    ).map(({ instancePath, keyword, params }) => {
      const missing = keyword === "required" ? [String((params as { missingProperty: string }).missingProperty)] : [];
      return {
        field: [
          ...(fieldGroup === undefined ? [] : [fieldGroup]),
          ...instancePath.split("/").slice(1),
          ...missing,
        ].join("/"),
        rule: formatRule(keyword, params),
      };
    });
    return [...inAddress, ...inBody];
  };
  return (form, answers) => getFormFixture(form).toOperationCalls(answers).flatMap(ofCall);
}

/** What the embedded service says to one call of a form: the fields it refuses, or that something in the address is wrong. */
export type BackendResult = { operationId: OperationId; rejectedFields: readonly string[]; isAddressInvalid: boolean };

/** Asks an embedded service with a world of its own, which begins anew with every question. */
export function createBackendValidator(): (form: AccountFormName, answers: TestFormValues) => Promise<BackendResult[]> {
  const world = createMockStore({ seed: 3 });
  const handlers = createHandlers(world);
  return async (form, answers) => {
    const { persona: as, toOperationCalls } = getFormFixture(form);
    world.reset();
    world.state.possessors.push({ id: 7003, name: "Nordvik", address: "Stockholm 1" });
    const account = world.state.accounts.find(({ persona }) => persona === as);
    const token = account && createSession(world, account).accessToken;
    return Promise.all(
      toOperationCalls(answers).map(async ({ operationId, body, query = {}, path = {}, fieldGroup }) => {
        const answer = await sendRequest(handlers, operationId, {
          body,
          query: query as Record<string, string>,
          path: path as Record<string, string>,
          token,
          lang: "en",
        });
        const { fields = [], code } = (answer.ok ? {} : await answer.json()) as Partial<
          components["schemas"]["Problem"]
        >;
        // What the world itself objects to, a used password or a wrong one, is no matter of rules; it has words of its own.
        const broken = fields
          .filter(({ field, message }) => message === getFieldErrorMessage(operationId, field).en)
          .map(({ field }) => (fieldGroup === undefined ? field : `${fieldGroup}/${field}`));
        // Without its last part an address is that of no call at all.
        return {
          operationId,
          rejectedFields: broken,
          isAddressInvalid: answer.status === 400 || code === "NO_SUCH_CALL",
        };
      }),
    );
  };
}
