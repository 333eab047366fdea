import * as fc from "fast-check";
import type { ErrorObject } from "ajv";
import { createPrecompiledValidator } from "@rjsf/validator-ajv8";
import { describe, expect, it } from "vitest";
import { contractAjv } from "../../../codegen/validators.ts";
import contract from "../../../mocks/generated/contract.json" with { type: "json" };
import type { FormDefinition } from "../../../src/form/definition.ts";
import { issuesOf } from "../../../src/form/issues.ts";

type Schema = { type?: string; properties?: Readonly<Record<string, Schema>>; [key: string]: unknown };

const modules = import.meta.glob<{ form: FormDefinition<unknown> }>("../../../src/generated/forms/*.js", { eager: true });
const sources = import.meta.glob<Schema>("../../../forms/*/schema.json", { eager: true, import: "default" });
const forms = Object.values(modules).map(({ form }) => form);
const ajv = contractAjv(contract);

const formOf = (name: string): FormDefinition<unknown> => forms.find((form) => form.name === name) ?? expect.fail(`There is no form ${name}`);
const issues = (form: FormDefinition<unknown>, answers: unknown): string[] => issuesOf(form, createPrecompiledValidator(form.validators, form.schema), answers).map(({ field, keyword }) => `${field} ${keyword}`);

/** Paths of all fields of a form's schema, such as `possessor/name`. */
const fieldsOf = ({ properties = {} }: Schema, above = ""): string[] => Object.entries(properties).flatMap(([name, inner]) => (inner.properties ? fieldsOf(inner, `${above}${name}/`) : [`${above}${name}`]));

/** Keys of a schema that would hold text for people. A field may be called "title" all the same. */
function wordsIn(node: unknown, areNames = false): string[] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, inner]) => [...(!areNames && !Array.isArray(node) && /^(title|description|examples?|\$comment)$/.test(key) ? [key] : []), ...wordsIn(inner, !areNames && key === "properties")]);
}

/** A form's own schema, its references into the contract's files turned into references into the contract as a whole. */
const inContract = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema), (key, value: unknown) => (key === "$ref" ? String(value).replace(/^.*\/(\w+)\.yaml(?:#(.*))?$/, "contract#/components/schemas/$1$2") : value)) as Schema;

const texts = ["", " ", "a", "Aysel", "Ə", "İsmayıllı", "x".repeat(101), "x".repeat(300), "aysel@poct.example", "a@b", "@", "+994501234567", "+", "123", "12345", "123456", "1234567", "Şəffaf-Bazar-2026", "şəffaf-bazar-2026", "aaaaaaaaaaaaA1-", "12345abcde", "😀", "a\nb", "5A1B2C3"];
const answer = fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...texts) }, { weight: 1, arbitrary: fc.constantFrom<unknown>(null, 7, true, [], {}) });

/** Answers to a form: each field may be absent, fitting, or anything else. */
function answersTo({ properties = {} }: Schema): fc.Arbitrary<unknown> {
  return fc.record(Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, inner.properties ? answersTo(inner) : answer])), { requiredKeys: [] });
}

describe.each(forms.map((form) => [form.name, form] as const))("the form %s", (name, form) => {
  it("asks for every field of its schema, and for no other", () => {
    expect(Object.keys(form.layout.fields).toSorted()).toEqual(fieldsOf(form.schema as Schema).toSorted());
  });

  it("holds no words: they are found in the reader's language", () => {
    expect(wordsIn(form.schema)).toEqual([]);
  });

  it("judges answers as the contract does", () => {
    const check = ajv.compile(inContract(sources[`../../../forms/${name}/schema.json`] ?? {}));
    const compiled = createPrecompiledValidator(form.validators, form.schema);
    const broken = (errors: readonly Pick<ErrorObject, "instancePath" | "keyword">[]): string[] => errors.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`).toSorted();
    fc.assert(
      fc.property(answersTo(form.schema as Schema), (answers) => {
        const fine = check(answers);
        const { errors = [] } = compiled.rawValidation<ErrorObject>(form.schema, answers as never);
        expect(broken(errors)).toEqual(fine ? [] : broken(check.errors ?? []));
      }),
      { numRuns: 60 },
    );
  });
});

describe("what is wrong with the answers", () => {
  it("is said field by field, in the order in which they are asked", () => {
    expect(issues(formOf("signIn"), {})).toEqual(["username required", "password required"]);
    expect(issues(formOf("signIn"), { password: "1234", username: "nobody" })).toEqual(["username format", "password minLength"]);
    expect(issues(formOf("signIn"), { username: "emma@nordvik.example", password: "12345" })).toEqual([]);
  });

  it("is nothing for a cleared field but that it is missing", () => {
    expect(issues(formOf("signIn"), { username: undefined, password: "12345" })).toEqual(["username required"]);
  });

  it("is said with the limit that was missed", () => {
    const form = formOf("signIn");
    const [issue] = issuesOf(form, createPrecompiledValidator(form.validators, form.schema), { username: "emma@nordvik.example", password: "1" });
    expect(issue).toEqual({ field: "password", keyword: "minLength", values: { limit: 5 } });
  });

  it("is known of a code before it is sent", () => {
    expect(issues(formOf("verification"), {})).toEqual(["code required"]);
    expect(issues(formOf("verification"), { code: "1 2" })[0]).toMatch(/^code /);
    expect(issues(formOf("verification"), { code: "123456" })).toEqual([]);
  });
});
