import { describe, expect, it } from "vitest";
import {
  getLayoutGroups,
  parseLayout,
  readLayoutSchema,
  readLayout,
  type LayoutFile,
} from "../../codegen/formLayout.ts";
import { readFormNames } from "../../codegen/messageFiles.ts";
import { GenerationError } from "../../codegen/generationError.ts";

const schema = {
  type: "object",
  properties: {
    name: { type: "string" },
    email: { type: "string" },
    firm: { type: "object", properties: { name: { type: "string" }, address: { type: "string" } } },
  },
};
const messageIds = new Set(["invalid.name"]);

const fields = {
  name: { widget: "text", error: "invalid.name" },
  email: { widget: "email", autocomplete: "email" },
  "firm/name": { widget: "text" },
  "firm/address": { widget: "textarea" },
};

/** Returns the errors of a layout. */
function layoutErrors(layout: unknown, ofSchema: object = schema): readonly string[] {
  try {
    parseLayout("test", layout, { ...ofSchema }, messageIds);
    return [];
  } catch (error) {
    if (error instanceof GenerationError) return error.messages;
    throw error;
  }
}

/** Returns the fields with the groups, in order. */
const withGroups = (...groups: (string | undefined)[]): object => ({
  fields: Object.fromEntries(
    Object.entries(fields).map(([path, field], index) => [
      path,
      groups[index] === undefined ? field : { ...field, group: groups[index] },
    ]),
  ),
});

const widgets = readLayoutSchema().schema.definitions.field.properties.widget.enum;

describe("a form layout", () => {
  it("is accepted with every field of the schema, with and without groups", () => {
    expect(layoutErrors({ $schema: "../layout.schema.json", fields })).toEqual([]);
    expect(layoutErrors(withGroups("person", "person", "firm", "firm"))).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    [
      "an unknown widget",
      { fields: { ...fields, name: { widget: "txt" } } },
      `the field "name" has the unknown widget "txt". Use one of: ${widgets.join(", ")}.`,
    ],
    [
      "a mistyped key of a field",
      { fields: { ...fields, "firm/name": { widget: "text", eror: "invalid.name" } } },
      'the field "firm/name" has the unknown key "eror".',
    ],
    ["a mistyped key of the layout", { fields, order: [] }, 'the layout has the unknown key "order".'],
    ["a field without a widget", { fields: { ...fields, name: {} } }, 'the field "name" has no "widget".'],
    [
      "a value of the wrong type",
      { fields: { ...fields, name: { widget: "text", error: 1 } } },
      'the field "name": "error" must be string.',
    ],
    [
      "a field without a group beside fields with one",
      withGroups("person", undefined, "firm", "firm"),
      'the field "email" has no "group", but other fields have one: it would not be displayed.',
    ],
    [
      "an object in two groups",
      withGroups("person", "person", "person", "firm"),
      'the field "firm/address" is in the group "firm", other fields of "firm" in "person".',
    ],
    [
      "a group that is interrupted",
      {
        fields: {
          name: { widget: "text", group: "person" },
          "firm/name": { widget: "text", group: "firm" },
          "firm/address": { widget: "text", group: "firm" },
          email: { widget: "email", group: "person" },
        },
      },
      'the field "email" does not follow the other fields of the group "person".',
    ],
    [
      "a field that the schema lacks",
      { fields: { ...fields, phone: { widget: "tel" } } },
      'there is no field "phone" in schema.json.',
    ],
    [
      "a field of the schema that is missing",
      { fields: { name: fields.name, email: fields.email, "firm/name": fields["firm/name"] } },
      'the field "firm/address" of schema.json is missing. Add it under "fields".',
    ],
    [
      "an unknown message id",
      { fields: { ...fields, name: { widget: "text", error: "invalid.nmae" } } },
      'the field "name" has the unknown message "invalid.nmae". Add it to locales/.',
    ],
  ])("is rejected with %s", (_title, layout, error) => {
    expect(layoutErrors(layout)).toEqual([`forms/test/layout.json: ${error}`]);
  });

  it.each([
    { ...schema, allOf: [{ properties: { phone: {} } }] },
    { ...schema, if: { properties: { email: { const: "x" } } }, else: { properties: { phone: {} } } },
  ])("is rejected for the schema %j, whose field the form does not show", (ofSchema) => {
    const error =
      'forms/test/layout.json: the form does not show the field "phone": it stands outside "properties" in schema.json. Move it there.';
    expect(layoutErrors({ fields }, ofSchema)).toEqual([error]);
    expect(layoutErrors({ fields: { ...fields, phone: { widget: "tel" } } }, ofSchema)).toEqual([error]);
  });

  it.each<[object, string, string?]>([
    [{ type: "string", format: "date" }, "text", '"date"'],
    [{ type: ["integer", "null"] }, "text", '"number"'],
    [{ type: "boolean" }, "text", '"check"'],
    [{ enum: ["A", "B"] }, "text", '"select"'],
    [{ type: "string" }, "date", "another one"],
    [{ type: "string" }, "number", "another one"],
    [{ type: "string" }, "check", "another one"],
    [{ type: "string", format: "date" }, "date"],
    [{ type: ["number", "null"] }, "number"],
    [{ type: "string" }, "select"],
  ])("is checked for a field of the schema %j with the widget %s", (field, widget, needed) => {
    const errors = layoutErrors({ fields: { field: { widget } } }, { properties: { field } });
    expect(errors).toEqual(
      needed === undefined
        ? []
        : [`forms/test/layout.json: the field "field" has the widget "${widget}", but its schema needs ${needed}.`],
    );
  });

  it("is accepted for a schema with conditions for its fields", () => {
    const rules = { if: { required: ["name"] }, else: { properties: { firm: { required: ["address"] } } } };
    expect(layoutErrors({ fields }, { ...schema, ...rules })).toEqual([]);
  });

  it("gives the groups their fields in the order of the layout", () => {
    const layout = withGroups("person", "person", "firm", "firm") as LayoutFile;
    expect(getLayoutGroups(layout)).toEqual({ person: ["name", "email"], firm: ["firm"] });
    expect(getLayoutGroups({ fields })).toBeUndefined();
  });
});

it("references the schema of layouts in every form, for editors", async () => {
  const forms = await readFormNames();
  expect(forms).toContain("registration");
  for (const form of forms) expect(await readLayout(form), form).toMatchObject({ $schema: "../layout.schema.json" });
});
