import { renderFormModule } from "../../codegen/forms.ts";
import { createFormValidator } from "../../src/forms/createFormValidator.ts";
import { describe, expect, it } from "vitest";
import type { FormDefinition } from "../../src/forms/formDefinition.ts";
import { findIssues } from "../../src/forms/validationIssues.ts";

type Schema = { properties?: Readonly<Record<string, Schema>> };

const modules = import.meta.glob<{ form: FormDefinition<unknown> }>("../../src/generated/forms/*.js", { eager: true });
const forms = Object.values(modules).map(({ form }) => form);

const findForm = (name: string): FormDefinition<unknown> =>
  forms.find((form) => form.name === name) ?? expect.fail(`There is no form ${name}`);
const listIssues = (form: FormDefinition<unknown>, values: unknown): string[] =>
  findIssues(form, createFormValidator(form), values).map(({ field, keyword }) => `${field} ${keyword}`);

/** Returns the paths of all fields of a schema, such as `possessor/name`. */
const fieldPaths = ({ properties = {} }: Schema, prefix = ""): string[] =>
  Object.entries(properties).flatMap(([name, inner]) =>
    inner.properties ? fieldPaths(inner, `${prefix}${name}/`) : [`${prefix}${name}`],
  );

/** Returns the keys of a schema that contain user-visible text. Field names such as "title" are allowed. */
function findTextKeys(node: unknown, areFieldNames = false): string[] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, inner]) => [
    ...(!areFieldNames && !Array.isArray(node) && /^(title|description|examples?|\$comment)$/.test(key) ? [key] : []),
    ...findTextKeys(inner, !areFieldNames && key === "properties"),
  ]);
}

describe.each(forms.map((form) => [form.name, form] as const))("the form %s", (_name, form) => {
  it("has a layout for exactly the fields of its schema", () => {
    expect(Object.keys(form.layout.fields).toSorted()).toEqual(fieldPaths(form.schema as Schema).toSorted());
  });

  it("contains no user-visible text, which comes from the locale files", () => {
    expect(findTextKeys(form.schema)).toEqual([]);
  });
});

describe("findIssues", () => {
  it("returns issues in the order of the fields", () => {
    expect(listIssues(findForm("signIn"), {})).toEqual(["username required", "password required"]);
    expect(listIssues(findForm("signIn"), { password: "1234", username: "nobody" })).toEqual([
      "username format",
      "password minLength",
    ]);
    expect(listIssues(findForm("signIn"), { username: "emma@nordvik.example", password: "12345" })).toEqual([]);
  });

  it("returns only required for a cleared field", () => {
    expect(listIssues(findForm("signIn"), { username: undefined, password: "12345" })).toEqual(["username required"]);
  });

  it("returns the limit of the violated rule", () => {
    const form = findForm("signIn");
    const [issue] = findIssues(form, createFormValidator(form), { username: "emma@nordvik.example", password: "1" });
    expect(issue).toEqual({ field: "password", keyword: "minLength", params: { limit: 5 } });
  });

  it("validates the format of a code", () => {
    expect(listIssues(findForm("verification"), {})).toEqual(["code required"]);
    expect(listIssues(findForm("verification"), { code: "1 2" })[0]).toMatch(/^code /);
    expect(listIssues(findForm("verification"), { code: "123456" })).toEqual([]);
  });
});

/** Returns the form of a schema, with a text field for each property. */
async function compileForm(schema: { properties: object; [rule: string]: object }): Promise<FormDefinition<unknown>> {
  const fields = Object.keys(schema.properties).map((name) => [name, { widget: "text" }]);
  const code = renderFormModule("test", schema, { fields: Object.fromEntries(fields) });
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as (typeof modules)[string];
  return module.form;
}

describe("a compiled form", () => {
  const properties = { subject: {}, kind: {}, other: {}, amount: { multipleOf: 0.01 } };

  it.each([
    ["dependentRequired", { dependentRequired: { kind: ["other"] } }],
    ["if and else", { if: { not: { required: ["kind"] } }, else: { required: ["other"] } }],
  ])("requires a field by %s, and reports it at that field", async (_title, rules) => {
    const form = await compileForm({ properties, ...rules });
    expect(listIssues(form, { subject: "All is well", kind: "OTHER" })).toEqual(["other required"]);
    expect(listIssues(form, { subject: "All is well" })).toEqual([]);
  });

  it("accepts each amount that the contract accepts", async () => {
    const form = await compileForm({ properties });
    expect(listIssues(form, { amount: 1_234_567.89 })).toEqual([]);
    expect(listIssues(form, { amount: 0.005 })).toEqual(["amount multipleOf"]);
  });
});
