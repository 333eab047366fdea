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

/** Paths of all fields of a form's schema, such as `possessor/name`. */
const fieldPaths = ({ properties = {} }: Schema, above = ""): string[] =>
  Object.entries(properties).flatMap(([name, inner]) =>
    inner.properties ? fieldPaths(inner, `${above}${name}/`) : [`${above}${name}`],
  );

/** Keys of a schema that would hold text for people. A field may be called "title" all the same. */
function findTextKeys(node: unknown, areNames = false): string[] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, inner]) => [
    ...(!areNames && !Array.isArray(node) && /^(title|description|examples?|\$comment)$/.test(key) ? [key] : []),
    ...findTextKeys(inner, !areNames && key === "properties"),
  ]);
}

describe.each(forms.map((form) => [form.name, form] as const))("the form %s", (_name, form) => {
  it("asks for every field of its schema, and for no other", () => {
    expect(Object.keys(form.layout.fields).toSorted()).toEqual(fieldPaths(form.schema as Schema).toSorted());
  });

  it("holds no words: they are found in the reader's language", () => {
    expect(findTextKeys(form.schema)).toEqual([]);
  });
});

describe("what is wrong with the answers", () => {
  it("is said field by field, in the order in which they are asked", () => {
    expect(listIssues(findForm("signIn"), {})).toEqual(["username required", "password required"]);
    expect(listIssues(findForm("signIn"), { password: "1234", username: "nobody" })).toEqual([
      "username format",
      "password minLength",
    ]);
    expect(listIssues(findForm("signIn"), { username: "emma@nordvik.example", password: "12345" })).toEqual([]);
  });

  it("is nothing for a cleared field but that it is missing", () => {
    expect(listIssues(findForm("signIn"), { username: undefined, password: "12345" })).toEqual(["username required"]);
  });

  it("is said with the limit that was missed", () => {
    const form = findForm("signIn");
    const [issue] = findIssues(form, createFormValidator(form), { username: "emma@nordvik.example", password: "1" });
    expect(issue).toEqual({ field: "password", keyword: "minLength", params: { limit: 5 } });
  });

  it("is known of a code before it is sent", () => {
    expect(listIssues(findForm("verification"), {})).toEqual(["code required"]);
    expect(listIssues(findForm("verification"), { code: "1 2" })[0]).toMatch(/^code /);
    expect(listIssues(findForm("verification"), { code: "123456" })).toEqual([]);
  });
});
