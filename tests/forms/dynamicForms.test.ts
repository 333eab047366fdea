import { assert, dictionary, jsonValue, property, string } from "fast-check";
import { expect, test } from "vitest";
import contract from "../../mocks/generated/contract.json" with { type: "json" };
import type { ServiceForm } from "../../src/generated/contract.d.ts";
import { createDynamicForm } from "../../src/forms/dynamicForm.ts";
import { findIssues, type ValidationIssue } from "../../src/forms/validationIssues.ts";
import { createFormValidator } from "../../src/forms/createFormValidator.ts";
import { form as forgotPassword } from "../../src/generated/forms/forgotPassword.js";

const certificateForm: ServiceForm = {
  schema: {
    type: "object",
    required: ["productName", "destination", "weight", "shippedAt"],
    properties: {
      productName: { type: "string", title: "Name of the product", minLength: 2, maxLength: 20 },
      destination: { type: "string", title: "Country", enum: ["DE", "FR"] },
      weight: { type: "number", title: "Net weight, kg", minimum: 0.1, maximum: 1000 },
      boxes: { type: "integer", title: "Boxes" },
      shippedAt: { type: "string", title: "Date", format: "date" },
      email: { type: "string", title: "E-mail", format: "email" },
      fragile: { type: "boolean", title: "Fragile" },
      note: { type: "string", title: "Note", description: "Anything else", maxLength: 1000 },
    },
  },
  uiSchema: {
    "ui:order": ["destination", "productName"],
    destination: { "ui:enumNames": ["Germany", "France"] },
    note: { "ui:widget": "textarea" },
    productName: { "ui:help": "As on the label", "ui:widget": "iframe" },
  },
};
const validValues = { productName: "Nar şirəsi", destination: "DE", weight: 12.5, shippedAt: "2026-04-20" };

function validateForm(form: ServiceForm, values: unknown): ValidationIssue[] {
  const definition = createDynamicForm("service-101", form);
  return findIssues(definition, createFormValidator(definition), values);
}

test("a dynamic form keeps the order, widgets, labels and options of its fields", () => {
  const { layout, labels } = createDynamicForm("service-101", certificateForm);
  expect(Object.entries(layout.fields).map(([name, { widget }]) => `${name} ${widget}`)).toEqual([
    "destination select",
    "productName text",
    "weight number",
    "boxes number",
    "shippedAt date",
    "email email",
    "fragile check",
    "note textarea",
  ]);
  expect(labels?.["destination"]).toEqual({ label: "Country", options: { DE: "Germany", FR: "France" } });
  expect(labels?.["productName"]?.hint).toBe("As on the label");
  expect(labels?.["note"]?.hint).toBe("Anything else");
});

test.for([0, 1])("a dynamic form keeps as much as the contract allows, and cuts what exceeds it by %i", (excess) => {
  const { ServiceForm: form, ServiceFormField: field } = contract.components.schemas;
  const { properties: fields, required } = form.properties.schema.properties;
  const { title, description, enum: options } = field.properties;
  const firstName = "q".repeat(required.items.maxLength);
  const names = [firstName, ...Array.from({ length: fields.maxProperties - 1 + excess }, (_, index) => `q${index}`)];
  const values = Array.from({ length: options.maxItems + excess }, (_, index) => `o${index}`);
  const longestValue = "o".repeat(options.items.maxLength);
  const { layout, labels } = createDynamicForm("service-101", {
    schema: {
      type: "object",
      properties: Object.fromEntries(
        names.map((name) => [
          name,
          {
            type: "string",
            title: "t".repeat(title.maxLength + excess),
            description: "d".repeat(description.maxLength + excess),
            enum: name === "q0" ? [longestValue, `${longestValue}o`] : values,
          },
        ]),
      ),
    },
    uiSchema: {},
  });
  expect(Object.keys(layout.fields)).toEqual(names.slice(0, fields.maxProperties));
  expect(labels?.[firstName]?.label).toHaveLength(title.maxLength);
  expect(labels?.[firstName]?.hint).toHaveLength(description.maxLength);
  expect(Object.keys(labels?.[firstName]?.options ?? {})).toEqual(values.slice(0, options.maxItems));
  expect(Object.keys(labels?.["q0"]?.options ?? {})).toEqual([longestValue]);
});

test("fields with data of the person have the token by which a browser fills them in, and no other field has one", () => {
  const properties = Object.fromEntries(
    ["email", "phone", "surname", "constructor", "productName"].map((name) => [name, { type: "string", title: name }]),
  );
  const form = { schema: { type: "object", properties: { ...properties, name: { type: "number" } } }, uiSchema: {} };
  const { layout } = createDynamicForm("x", form as unknown as ServiceForm);
  expect(Object.entries(layout.fields).map(([name, { autocomplete }]) => `${name} ${autocomplete}`)).toEqual([
    "email email",
    "phone tel",
    "surname family-name",
    "constructor undefined",
    "productName undefined",
    "name undefined",
  ]);
});

test("valid values have no issues, and missing values have one issue each", () => {
  expect(validateForm(certificateForm, validValues)).toEqual([]);
  expect(validateForm(certificateForm, {}).map(({ field, keyword }) => `${field} ${keyword}`)).toEqual([
    "destination required",
    "productName required",
    "weight required",
    "shippedAt required",
  ]);
});

test.for([
  [{ productName: "N" }, { field: "productName", keyword: "minLength", params: { limit: 2 } }],
  [{ productName: "N".repeat(21) }, { field: "productName", keyword: "maxLength", params: { limit: 20 } }],
  [{ destination: "US" }, { field: "destination", keyword: "enum", params: {} }],
  [{ weight: 0 }, { field: "weight", keyword: "minimum", params: { limit: 0.1 } }],
  [{ weight: 1001 }, { field: "weight", keyword: "maximum", params: { limit: 1000 } }],
  [{ weight: "12 kg" }, { field: "weight", keyword: "type", params: { type: "number" } }],
  [{ boxes: 1.5 }, { field: "boxes", keyword: "type", params: { type: "integer" } }],
  [{ shippedAt: "2026-02-30" }, { field: "shippedAt", keyword: "format", params: { format: "date" } }],
  [{ email: "aysel@gmail" }, { field: "email", keyword: "format", params: { format: "email" } }],
  [{ email: "nobody" }, { field: "email", keyword: "format", params: { format: "email" } }],
] as const)("%j violates one rule and returns its limit", ([change, issue]) => {
  expect(validateForm(certificateForm, { ...validValues, ...change })).toEqual([issue]);
});

test.for([
  "a@b.az",
  "a.b+c@d-e.example",
  "aysel@gmail",
  "aysel@[10.0.0.1]",
  "aysel@gmail..com",
  "aysel@-gmail.com",
  ".aysel@gmail.com",
  '"ay sel"@gmail.com',
  "əli@mail.az",
  "aysel@şirkət.az",
  `${"a".repeat(65)}@mail.az`,
])("the e-mail address %j is valid in every form or in none", (email) => {
  const ownIssues = findIssues(forgotPassword, createFormValidator(forgotPassword), { username: email });
  const issues = validateForm(certificateForm, { ...validValues, email });
  expect(issues.map(({ keyword }) => keyword)).toEqual(ownIssues.map(({ keyword }) => keyword));
});

test("oneOf constants with titles become options", () => {
  const schema = {
    type: "object",
    properties: { kind: { type: "string", title: "Kind", oneOf: [{ const: "A", title: "First" }] } },
  };
  const { layout, labels } = createDynamicForm("x", { schema, uiSchema: {} } as unknown as ServiceForm);
  expect(layout.fields["kind"]?.widget).toBe("select");
  expect(labels?.["kind"]?.options).toEqual({ A: "First" });
});

test("a form definition is reduced to what the contract allows", () => {
  const properties = Object.fromEntries(
    Array.from({ length: 200 }, (_, index) => [
      `q${index}`,
      { type: "string", title: "t".repeat(9999), pattern: "(a+)+$", $ref: "https://elsewhere.example/" },
    ]),
  );
  const { schema, labels } = createDynamicForm("x", {
    schema: { type: "object", properties },
    uiSchema: { "ui:options": { html: "<img>" } },
  } as unknown as ServiceForm);
  expect(Object.keys(schema.properties ?? {})).toHaveLength(60);
  expect(schema.properties?.["q0"]).toEqual({ type: "string", title: "t".repeat(300) });
  expect(labels?.["q0"]?.label).toHaveLength(300);
});

test("no form definition makes validation throw", () => {
  assert(
    property(
      jsonValue({ maxDepth: 5 }),
      jsonValue({ maxDepth: 4 }),
      dictionary(string(), jsonValue()),
      (properties, uiSchema, values) => {
        const form = {
          schema: { type: "object", required: properties, properties },
          uiSchema,
        } as unknown as ServiceForm;
        expect(() => validateForm(form, values)).not.toThrow();
      },
    ),
    { numRuns: 300 },
  );
});
