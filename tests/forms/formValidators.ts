import { validatorOf } from "../../src/forms/createFormValidator.ts";
import type { ErrorObject } from "ajv";
import { contractAjv } from "../../codegen/ajv.ts";
import contract from "../../mocks/generated/contract.json" with { type: "json" };
import type { OperationId } from "../../mocks/generated/requests.js";
import { createHandlers } from "../../mocks/handlers.ts";
import { openSession } from "../../mocks/store/sessions.ts";
import { fieldMessage } from "../../mocks/store/messages.ts";
import { createWorld } from "../../mocks/store/mockStore.ts";
import { issuesOf, type Issue } from "../../src/forms/validationIssues.ts";
import type { components } from "../../src/generated/contract.d.ts";
import { send } from "../mocks/testBackend.ts";
import { fieldOfParameter, formOf, type Answers, type FormCall, type FormName } from "./accountForms.ts";

/** A rule that answers break, in one word: `minLength 5`, `pattern upperCase`, `required`. */
export type Breach = { field: string; rule: string };

/** The breaches as somebody says them who was asked about a form. */
export type Judge = (form: FormName, answers: Answers) => readonly Breach[];

type Document = typeof contract;
type Rule = { pattern: string; "x-rule": string };
const ruleNames = new Map((contract.components.schemas.NewPassword.allOf as Rule[]).map(({ pattern, "x-rule": rule }) => [pattern, rule]));

/** A broken keyword with its limit; the patterns of a password by their names. */
function ruleOf(keyword: string, { limit, format, other, pattern }: Readonly<Record<string, unknown>>): string {
  const named = typeof pattern === "string" ? ruleNames.get(pattern) : undefined;
  return [keyword, limit ?? format ?? other ?? named].filter((part) => part !== undefined).join(" ");
}

/** The form's own judge: the compiled validator, as the portal uses it. */
export const byForm: Judge = (form, answers) => {
  const { definition } = formOf(form);
  const issues: readonly Issue[] = issuesOf(definition, validatorOf(definition), answers);
  return issues.map(({ field, keyword, values }) => ({ field, rule: ruleOf(keyword, values) }));
};

/** A judge that reads the contract: every body and parameter of the calls that the form makes, by their own schemas. */
export function byContract(document: Document = contract): Judge {
  const ajv = contractAjv(document);
  type Operation = { pointer: string; parameters: readonly { name: string; schema: object }[]; body: boolean };
  const operations = new Map(
    Object.entries(document.paths as unknown as Record<string, Record<string, { operationId: string; parameters?: Operation["parameters"]; requestBody?: object }>>).flatMap(([path, item]) =>
      Object.entries(item).map(([method, { operationId, parameters = [], requestBody }]): [string, Operation] => [
        operationId,
        { pointer: `contract#/paths/${encodeURIComponent(path.replaceAll("/", "~1"))}/${method}`, parameters, body: requestBody !== undefined },
      ]),
    ),
  );
  const judge = (pointer: string, value: unknown): readonly ErrorObject[] => {
    const check = ajv.getSchema(pointer);
    if (check === undefined) throw new Error(`The contract has no ${pointer}`);
    void check(value);
    return check.errors ?? [];
  };
  const ofCall = ({ id, body, query = {}, path = {}, part }: FormCall): Breach[] => {
    const operation = operations.get(id);
    if (operation === undefined) throw new Error(`The contract has no ${id}`);
    const given: Answers = { ...query, ...path };
    const inAddress = operation.parameters.flatMap(({ name }, place) => {
      if (!(name in given)) return [];
      const field = fieldOfParameter[id]?.[name] ?? name;
      if (given[name] === undefined) return [{ field, rule: "required" }];
      return judge(`${operation.pointer}/parameters/${place}/schema`, given[name]).map(({ keyword, params }) => ({ field, rule: ruleOf(keyword, params) }));
    });
    if (!operation.body) return inAddress;
    const inBody = judge(`${operation.pointer}/requestBody/content/application~1json/schema`, JSON.parse(JSON.stringify(body))).map(({ instancePath, keyword, params }) => {
      const missing = keyword === "required" ? [String((params as { missingProperty: string }).missingProperty)] : [];
      return { field: [...(part === undefined ? [] : [part]), ...instancePath.split("/").slice(1), ...missing].join("/"), rule: ruleOf(keyword, params) };
    });
    return [...inAddress, ...inBody];
  };
  return (form, answers) => formOf(form).calls(answers).flatMap(ofCall);
}

/** What the embedded service says to one call of a form: the fields it refuses, or that something in the address is wrong. */
export type Verdict = { call: OperationId; fields: readonly string[]; address: boolean };

/** Asks an embedded service with a world of its own, which begins anew with every question. */
export function openService(): (form: FormName, answers: Answers) => Promise<Verdict[]> {
  const world = createWorld({ seed: 3 });
  const handlers = createHandlers(world);
  return async (form, answers) => {
    const { as, calls } = formOf(form);
    world.reset();
    world.state.possessors.push({ id: 7003, name: "Nordvik", address: "Stockholm 1" });
    const account = world.state.accounts.find(({ persona }) => persona === as);
    const token = account && openSession(world, account).access;
    return Promise.all(
      calls(answers).map(async ({ id, body, query = {}, path = {}, part }) => {
        const answer = await send(handlers, id, { body, query: query as Record<string, string>, path: path as Record<string, string>, token, lang: "en" });
        const { fields = [], code } = (answer.ok ? {} : await answer.json()) as Partial<components["schemas"]["Problem"]>;
        // What the world itself objects to, a used password or a wrong one, is no matter of rules; it has words of its own.
        const broken = fields.filter(({ field, message }) => message === fieldMessage(id, field).en).map(({ field }) => (part === undefined ? field : `${part}/${field}`));
        // Without its last part an address is that of no call at all.
        return { call: id, fields: broken, address: answer.status === 400 || code === "NO_SUCH_CALL" };
      }),
    );
  };
}
