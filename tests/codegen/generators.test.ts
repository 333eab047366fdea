import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { compileValidators, createContractAjv } from "../../codegen/ajv.ts";
import { findContractProblems } from "../../codegen/contract.ts";
import { formatSchemaError } from "../../codegen/formatSchemaError.ts";
import { bundleFile } from "../../codegen/contractFiles.ts";
import { renderFormModule } from "../../codegen/forms.ts";
import { generateLanguages, nameLanguages, parseLanguageCodes } from "../../codegen/languages.ts";
import { generateLimits } from "../../codegen/limits.ts";
import { generateQueries } from "../../codegen/queries.ts";
import { generateResponseShapes } from "../../codegen/responseShapes.ts";
import { generateMessages } from "../../codegen/messages.ts";
import { repositoryRoot } from "../../cli/repositoryRoot.ts";
import type { ScratchTree } from "../../codegen/scratchTree.ts";

let scratch: ScratchTree;

beforeAll(async () => {
  const dir = await mkdtemp(join(tmpdir(), "portal-codegen-"));
  scratch = {
    dir,
    write: async (path, text) => {
      await mkdir(dirname(join(dir, path)), { recursive: true });
      await writeFile(join(dir, path), text);
    },
  };
});
afterAll(() => rm(scratch.dir, { recursive: true, force: true }));

const readWritten = (path: string): Promise<string> => readFile(join(scratch.dir, path), "utf8");
const readCommitted = (path: string): Promise<string> => readFile(join(repositoryRoot, path), "utf8");

test("the limits of a contract are those of request bodies and parameters, and of lists with a schema of their own", async () => {
  const schemas = {
    Appeal: {
      properties: {
        subject: { maxLength: 200 },
        note: { $ref: "#/components/schemas/Note" },
        shortNote: { $ref: "#/components/schemas/Note", maxLength: 90 },
        title: { allOf: [{ $ref: "#/components/schemas/Note" }, { maxLength: 30 }] },
        remark: { anyOf: [{ $ref: "#/components/schemas/Note" }, { type: "null" }] },
        buyer: { anyOf: [{ properties: { name: { maxLength: 60 } } }, { type: "null" }] },
        contact: { properties: { phone: { maxLength: 15 } } },
        other: { $ref: "#/components/schemas/AppealContact" },
        answers: { "x-maxJsonLength": 9000 },
        files: { $ref: "#/components/schemas/Files" },
        tags: { maxItems: 3, items: { maxLength: 10 } },
        seller: { properties: { name: { maxLength: 70 } } },
        parent: { $ref: "#/components/schemas/Appeal" },
        free: {},
      },
    },
    Note: { maxLength: 2000 },
    Count: { default: 10, maximum: 50 },
    AppealContact: { properties: { email: { maxLength: 50 } } },
    Files: { maxItems: 5, items: { $ref: "#/components/schemas/File" } },
    File: { properties: { name: { maxLength: 80 } } },
    Kinds: {
      oneOf: [{ $ref: "#/components/schemas/Appeal" }],
      allOf: [{ properties: { kind: { maxLength: 20 } } }],
    },
    Unused: { properties: { text: { maxLength: 1 } } },
  };
  const parameters = {
    PerPage: { name: "perPage", in: "query", schema: { $ref: "#/components/schemas/Count", default: 20 } },
    Pass: { name: "pass", in: "path", schema: { maxLength: 256 } },
  };
  const paths = {
    "/appeals": {
      get: {
        operationId: "listAppeals",
        parameters: [
          { name: "word", in: "query", schema: { maxLength: 100 } },
          { name: "page", in: "query", schema: {} },
          { name: "Key", in: "header", schema: { maxLength: 64 } },
          { $ref: "#/components/parameters/PerPage" },
          { $ref: "#/components/parameters/Pass" },
        ],
        responses: {},
      },
      post: {
        operationId: "sendAppeal",
        requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/Kinds" } } } },
        responses: {},
      },
    },
    "/plain": {
      put: {
        operationId: "plain",
        requestBody: { content: { "application/json": { schema: { properties: { text: { maxLength: 5 } } } } } },
        responses: {},
      },
    },
  };
  await scratch.write(bundleFile, JSON.stringify({ paths, components: { schemas, parameters } }));
  await generateLimits(scratch);
  expect(await readWritten("src/generated/maxLengths.ts"))
    .toBe(`// Generated from openapi/: maximum lengths in characters. Do not edit.
export const appealAnswers = 9000;
export const appealBuyerName = 60;
export const appealContactEmail = 50;
export const appealContactPhone = 15;
export const appealNote = 2000;
export const appealRemark = 2000;
export const appealSellerName = 70;
export const appealShortNote = 90;
export const appealSubject = 200;
export const appealTitle = 30;
export const fileName = 80;
export const kindsKind = 20;
export const listAppealsPass = 256;
export const listAppealsWord = 100;
`);
  expect(await readWritten("src/generated/maxItems.ts"))
    .toBe(`// Generated from openapi/: maximum numbers of items. Do not edit.
export const files = 5;
`);
  const perPage = await readWritten("src/generated/perPage.ts");
  expect(perPage).toContain("export const defaultPerPage = 20;");
  expect(perPage).toContain("export const maxPerPage = 50;");
});

test("the limits of the portal's contract are those on record", async () => {
  await scratch.write(bundleFile, await readCommitted(bundleFile));
  await generateLimits(scratch);
  for (const path of ["src/generated/maxLengths.ts", "src/generated/maxItems.ts", "src/generated/perPage.ts"])
    expect(await readWritten(path)).toBe(await readCommitted(path));
});

/** Writes the response shapes of a contract with one operation, whose response is the schema `Page`. Returns the named ones. */
async function createShapes(schemas: Readonly<Record<string, object>>): Promise<unknown> {
  const paths = {
    "/page": {
      get: {
        operationId: "readPage",
        responses: {
          "200": { content: { "application/json": { schema: { $ref: "#/components/schemas/Page" } } } },
        },
      },
    },
  };
  await scratch.write(bundleFile, JSON.stringify({ paths, components: { schemas } }));
  await generateResponseShapes(scratch);
  const module = await readWritten("src/generated/otherShapes.js");
  const rows = [...module.matchAll(/^ (\w+): (.*),$/gm)].map(([, name = "", shape = ""]) => [
    name,
    JSON.parse(shape) as unknown,
  ]);
  return Object.fromEntries(rows) as unknown;
}

const inner = { $ref: "#/components/schemas/Inner" };

test.for<[title: string, schema: object, shape: unknown]>([
  ["a nullable reference", { anyOf: [inner, { type: "null" }] }, ["either", "#Inner", "null"]],
  [
    "a nullable object",
    { type: ["object", "null"], required: ["a"], properties: { a: { type: "string" } } },
    ["either", "null", { a: "string" }],
  ],
  ["a nullable object without fields", { type: ["object", "null"] }, ["either", "null", "record"]],
  ["a field that another part requires", { allOf: [inner], required: ["day"] }, { day: "day" }],
  [
    "a field that is declared twice",
    { allOf: [inner, { required: ["day"], properties: { day: { type: "string" } } }] },
    { day: "string" },
  ],
  ["one scalar in allOf", { allOf: [{ $ref: "#/components/schemas/Day" }], description: "x" }, "day"],
  ["an enum without type", { enum: ["A", "B", null] }, ["either", "null", "string"]],
  ["a const", { const: 1 }, "integer"],
  ["an id", { anyOf: [{ type: "string" }, { type: "integer" }] }, "id"],
  ["any value", { description: "x", "x-proposed": true }, "any"],
  [
    "two objects with the same optional field",
    { oneOf: [inner, { type: "object", required: ["day"], properties: { day: { type: "string", format: "date" } } }] },
    ["either", "#Inner", { day: "day" }],
  ],
])("the shape of a response has %s", async ([, value, shape]) => {
  const Inner = { type: "object", properties: { day: { $ref: "#/components/schemas/Day" } } };
  const Day = { type: "string", format: "date" };
  const Page = { type: "object", required: ["value"], properties: { value } };
  expect(await createShapes({ Page, Inner, Day })).toMatchObject({ Page: { value: shape } });
});

test.for<[schema: object, error: string]>([
  [{ type: "array" }, 'is a list without "items". Say what it contains.'],
  [{ minLength: 1 }, "has no type that the portal checks in a response. Say its type."],
  [{ ...inner, required: ["day"] }, 'has "required" beside its $ref. Put both under "allOf".'],
  [
    { properties: { a: { type: "string" } }, oneOf: [inner] },
    'has other rules beside "anyOf" or "oneOf". Write them in each alternative.',
  ],
  [
    { oneOf: [inner, { type: "object", properties: { text: { type: "number" } } }] },
    'has alternatives with different schemas of the optional field "text". Use the same schema, or another name.',
  ],
])("a response of the form %j, which no shape expresses, is an error of its field", async ([value, error]) => {
  const Page = {
    type: "object",
    properties: { rows: { type: "array", items: { type: "object", properties: { value } } } },
  };
  const Inner = { type: "object", properties: { text: { type: "string" } } };
  await expect(createShapes({ Page, Inner })).rejects.toThrow(
    `openapi/schemas/Page.yaml: the field "rows[].value" of Page ${error}`,
  );
});

test("the languages have their own names and the loaders of their messages", async () => {
  await generateLanguages(scratch);
  const modules = ["loaders", "languages/az", "languages/ru", "languages/en"];
  for (const path of ["src/generated/languages.ts", ...modules.map((name) => `src/generated/messages/${name}.ts`)])
    expect(await readWritten(path)).toBe(await readCommitted(path));
});

test.for(["sr-Latn", "AZ", "a"])("%s is no code of a language", (code) => {
  expect(() => parseLanguageCodes(`enum: [az, ${code}]`)).toThrow(`"${code}" is no language code, such as az.`);
});

test("each language names all of them", () => {
  expect(nameLanguages("en", { in: "in {language}", name: "{language}" })).toEqual({
    "language.in.az": "in Azerbaijani",
    "language.in.ru": "in Russian",
    "language.in.en": "in English",
    "language.name.az": "Azerbaijani",
    "language.name.ru": "Russian",
    "language.name.en": "English",
  });
  expect(nameLanguages("ru", { in: "на языке: {language}", name: "{language}" })).toMatchObject({
    "language.in.en": "на языке: английский",
    "language.name.en": "Английский",
  });
});

test("the messages are compiled for each language and tier, and those of the mock backend apart", async () => {
  await generateMessages(scratch);
  const files = await readdir(join(scratch.dir, "src/generated/messages"), { recursive: true });
  const paths = files
    .filter((file) => file.endsWith(".json") || file === "ids.ts")
    .map((file) => `src/generated/messages/${file.replaceAll("\\", "/")}`);
  expect(paths).toHaveLength(16);
  for (const path of [...paths, "mocks/generated/stubMessages.json", "mocks/generated/phrases.json"])
    expect(await readWritten(path), path).toBe(await readCommitted(path));
});

test.for([
  [{ type: "objekt" }, /^schema\/type: .*"object"/],
  [{ properties: { age: { minLength: -1 } } }, /^schema\/properties\/age\/minLength: -1 is less than 0/],
  [{ properties: { age: { pattern: "(" } } }, /^schema\/properties\/age\/pattern: .*"regex"/],
  [{ required: "age" }, /^schema\/required: .*"array"/],
] as const)("the fault of the schema %j is named with its place", ([schema, message]) => {
  expect(formatSchemaError(schema)).toMatch(message);
});

test("a JSON Schema has no fault", () => {
  expect(
    formatSchemaError({ type: "object", properties: { age: { type: ["integer", "null"], minimum: 18 } } }),
  ).toBeUndefined();
});

test("a tool that is not installed is no problem of the contract", async () => {
  vi.stubEnv("PATH", "/nowhere");
  await expect(findContractProblems().finally(() => vi.unstubAllEnvs())).rejects.toThrow("Run: npm ci");
});

test.for([
  [
    "ends with an error of Node",
    "file:///portal/codegen/orval.ts:20\nconst a = {{;\n\nSyntaxError: Unexpected token\n    at compile (node:internal:72:36)\n\nNode.js v24",
    ">&2; exit 1",
    "codegen/orval.ts:20: SyntaxError: Unexpected token",
  ],
  ["finds no schema", "Ref not found: Nowhere", "", "openapi/portal.yaml: Ref not found: Nowhere"],
] as const)("when orval %s, the file with the fault is named", async ([, output, end, error]) => {
  await writeFile(join(scratch.dir, "node"), `#!/bin/sh\nprintf '${output}' ${end}\n`, { mode: 0o755 });
  vi.stubEnv("PATH", scratch.dir);
  const generating = generateQueries(scratch).finally(() => vi.unstubAllEnvs());
  await expect(generating).rejects.toMatchObject({ messages: [error] });
});

test("an argument that a keyword of ours does not take is an error of the schema of its form", () => {
  const schema = { type: "object", properties: { password: { type: "string", "x-minDistinct": "5" } } };
  expect(() => renderFormModule("signIn", schema, { fields: {} })).toThrow(
    /^forms\/signIn\/schema\.json: x-minDistinct value must be/,
  );
});

test.for(["maxLenght", "unevaluatedProperties", "x-proposd"])(
  "the keyword %s, which the validator of a form does not know, is an error of its schema",
  (keyword) => {
    expect(() => renderFormModule("signIn", { type: "object", [keyword]: false }, { fields: {} })).toThrow(
      `forms/signIn/schema.json: strict mode: unknown keyword: "${keyword}"`,
    );
  },
);

const createKind = (value: unknown, rules: object = { required: ["kind", "text"] }): object => ({
  type: "object",
  properties: { kind: { const: value }, text: { type: "string" } },
  ...rules,
});

test.for<[title: string, first: object, second: object, errors: number]>([
  ["a constant that both require", createKind("A"), createKind("B"), 1],
  ["an optional constant", createKind("A", { required: ["text"] }), createKind("B", { required: ["text"] }), 4],
  ["the same constant", createKind("A"), createKind("A"), 3],
  ["a constant that is no text", createKind(null), createKind("B"), 5],
  ["a constant below allOf", { allOf: [createKind("A")] }, { allOf: [createKind("B")] }, 4],
])("a union of schemas with %s is compiled, whatever its discriminator", ([, A, B, errors]) => {
  const schemas = {
    Union: { oneOf: [{ $ref: "#/components/schemas/A" }, { $ref: "#/components/schemas/B" }] },
    Other: { anyOf: [{ $ref: "#/components/schemas/Union" }], discriminator: { propertyName: "kind" } },
    A,
    B,
  };
  const document = { components: { schemas } };
  expect(() => compileValidators(document, { other: "#/components/schemas/Other" })).not.toThrow();
  const validate = createContractAjv(document).getSchema("contract#/components/schemas/Union");
  expect(validate?.({ kind: "A" })).toBe(false);
  expect(validate?.errors).toHaveLength(errors);
});
