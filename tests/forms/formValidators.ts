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
import type { Problem } from "../../src/generated/contract.d.ts";
import { callHandlers } from "../mocks/testBackend.ts";
import {
  fieldByParameter,
  getFormFixture,
  type TestFormValues,
  type FormOperationCall,
  type AccountFormName,
} from "./accountForms.ts";

/** A violated rule with its limit or name, such as `minLength 5`, `pattern upperCase` or `required`. */
export type RuleViolation = { field: string; rule: string };

/** Returns the violations in the values of a form. */
export type FormValidator = (form: AccountFormName, values: TestFormValues) => readonly RuleViolation[];

type Document = typeof contract;
type PasswordRuleSchema = { pattern: string; "x-rule": string };
const passwordRuleNames = new Map(
  (contract.components.schemas.NewPassword.allOf as PasswordRuleSchema[]).map(({ pattern, "x-rule": rule }) => [
    pattern,
    rule,
  ]),
);

/** Returns a keyword with its limit, or with the rule name for the patterns of a password. */
function formatRule(keyword: string, { limit, format, other, pattern }: Readonly<Record<string, unknown>>): string {
  const ruleName = typeof pattern === "string" ? passwordRuleNames.get(pattern) : undefined;
  return [keyword, limit ?? format ?? other ?? ruleName].filter((detail) => detail !== undefined).join(" ");
}

/** Validates with the compiled validator of the form, as the portal does. */
export const validateWithForm: FormValidator = (form, values) => {
  const { definition } = getFormFixture(form);
  const issues: readonly ValidationIssue[] = findIssues(definition, createFormValidator(definition), values);
  return issues.map(({ field, keyword, params }) => ({ field, rule: formatRule(keyword, params) }));
};

/** Creates a validator that checks the bodies and parameters of a form's requests against the schemas of the contract. */
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
  const schemaErrors = (pointer: string, value: unknown): readonly ErrorObject[] => {
    const validate = ajv.getSchema(pointer);
    if (validate === undefined) throw new Error(`The contract has no ${pointer}`);
    void validate(value);
    return validate.errors ?? [];
  };
  const requestViolations = ({
    operationId,
    body,
    query = {},
    path = {},
    fieldGroup,
  }: FormOperationCall): RuleViolation[] => {
    const operation = operations.get(operationId);
    if (operation === undefined) throw new Error(`The contract has no ${operationId}`);
    const parameterValues: TestFormValues = { ...query, ...path };
    const parameterViolations = operation.parameters.flatMap(({ name }, index) => {
      if (!(name in parameterValues)) return [];
      const field = fieldByParameter[operationId]?.[name] ?? name;
      if (parameterValues[name] === undefined) return [{ field, rule: "required" }];
      return schemaErrors(`${operation.pointer}/parameters/${index}/schema`, parameterValues[name]).map(
        ({ keyword, params }) => ({
          field,
          rule: formatRule(keyword, params),
        }),
      );
    });
    if (!operation.body) return parameterViolations;
    const bodyViolations = schemaErrors(
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
    return [...parameterViolations, ...bodyViolations];
  };
  return (form, values) => getFormFixture(form).toOperationCalls(values).flatMap(requestViolations);
}

/** The response of the mock backend to one request of a form: the rejected fields, or an invalid URL. */
export type BackendResult = { operationId: OperationId; rejectedFields: readonly string[]; isUrlInvalid: boolean };

/** Creates a validator that sends the requests of a form to a mock backend, which is reset before each call. */
export function createBackendValidator(): (form: AccountFormName, values: TestFormValues) => Promise<BackendResult[]> {
  const store = createMockStore({ seed: 3 });
  const handlers = createHandlers(store);
  return async (form, values) => {
    const { persona: personaId, toOperationCalls } = getFormFixture(form);
    store.reset();
    store.state.possessors.push({ id: 7003, name: "Nordvik", address: "Stockholm 1" });
    const account = store.state.accounts.find(({ persona }) => persona === personaId);
    const token = account && createSession(store, account).accessToken;
    return Promise.all(
      toOperationCalls(values).map(async ({ operationId, body, query = {}, path = {}, fieldGroup }) => {
        const response = await callHandlers(handlers, operationId, {
          body,
          query: query as Record<string, string>,
          path: path as Record<string, string>,
          token,
          lang: "en",
        });
        const { fields = [], code } = (response.ok ? {} : await response.json()) as Partial<Problem>;
        // Ignores errors that depend on stored data, such as a wrong password. They have other messages than rule violations.
        const rejectedFields = fields
          .filter(({ field, message }) => message === getFieldErrorMessage(operationId, field).en)
          .map(({ field }) => (fieldGroup === undefined ? field : `${fieldGroup}/${field}`));
        // An empty path parameter gives a URL without an operation.
        return {
          operationId,
          rejectedFields,
          isUrlInvalid: response.status === 400 || code === "NO_SUCH_CALL",
        };
      }),
    );
  };
}
