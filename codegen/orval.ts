import { generate, type InputTransformerFn, type OptionsExport, type OutputMocksConfig } from "orval";

// Run by queries.ts as `node orval.ts BUNDLE checked`, inside the scratch tree: orval resolves every path from where it stands.
// What was held against the contract's rules already need not be checked by orval once more.
const [bundle, checked] = process.argv.slice(2);
if (bundle === undefined) throw new Error("orval.ts takes the bundle's path");

// The makers below are copied as text into the generated mocks, where `faker` is imported.
declare const faker: typeof import("@faker-js/faker").faker;

/**
 * Values that a reading of the schema alone gets wrong: orval's own makers know neither the anchors and classes of a
 * `pattern` nor our `x-` rules. By schema name, and by property name where a schema stands for text of many kinds.
 */
const fakerOverrides = {
  PhoneNumber: () => `+994${faker.string.numeric(9)}`,
  Voen: () => faker.string.numeric(10),
  Pin: () => faker.helpers.arrayElement(["5A1B2C3", "7XK20PM", "1ZZ9Q4T"]),
  PersonName: () => faker.person.firstName(),
  VerificationCode: () => faker.string.numeric(6),
  PagePath: () => `/${faker.string.alphanumeric(8)}`,
  ContentId: () => faker.string.alphanumeric(8),
  GoodsCode: () => faker.string.numeric(9),
  // One value everywhere, so that a password and its repeat agree.
  NewPassword: () => "Şəffaf-Bazar-2026",
  repeatedPassword: () => "Şəffaf-Bazar-2026",
};

/** The same for a property name that only one schema uses in this way. */
const fakerOverridesBySchema = {
  Problem: { properties: { code: () => faker.string.alpha({ length: 8, casing: "upper" }) } },
  ExchangeRate: { properties: { code: () => faker.finance.currencyCode() } },
  Product: { properties: { goodsCode: () => faker.string.numeric(9) } },
  Document: {
    properties: { mimeType: () => faker.helpers.arrayElement(["application/pdf", "image/jpeg", "video/mp4"]) },
  },
  OpeningHours: { properties: { weekdays: () => [1, 2, 3, 4, 5], opens: () => "09:00", closes: () => "18:00" } },
  PaymentStart: { properties: { redirectUrl: () => "https://pay.bank.example/s/7f3b20c1" } },
  Standard: { properties: { ics: () => "67.020" } },
  PossessorDraft: {
    properties: {
      name: () => faker.company.name(),
      address: () => faker.location.streetAddress({ useFullAddress: true }),
    },
  },
};

/** orval takes a string with several patterns for an object; one pattern says the same to it, as it follows none. */
const dropStringAllOf: InputTransformerFn = (document) => {
  const schemas = (document.components?.schemas ?? {}) as Record<string, { type?: string; allOf?: unknown }>;
  for (const schema of Object.values(schemas)) if (schema.type === "string") delete schema.allOf;
  return document;
};

const mock: OutputMocksConfig = {
  path: "mocks/generated",
  indexMockFiles: true,
  generators: [
    { type: "msw", delay: false, baseUrl: "*/api", useExamples: true },
    { type: "faker", schemas: true, schemasPath: "mocks/generated/model" },
  ],
};

/** Calls that read by their method and act by their meaning: made when a person asks for them, never repeated by themselves. */
const mutationOperations = ["activateAccount", "checkNewPassword", "checkOwnPassword"];

const options: OptionsExport = {
  input: { target: bundle, unsafeDisableValidation: checked === "checked", override: { transformer: dropStringAllOf } },
  output: {
    target: "src/generated/queries",
    schemas: "src/generated/queries/model",
    mode: "tags-split",
    // For the Idempotency-Key of what is sent.
    headers: true,
    client: "react-query",
    // Only the shape of what request.ts is handed; axios is neither imported nor installed.
    httpClient: "axios",
    clean: false,
    urlEncodeParameters: true,
    mock,
    override: {
      header: () => ["Generated from openapi/. Do not edit."],
      mutator: { path: "src/api/request.ts", name: "request" },
      enumGenerationType: "union",
      query: { useSuspenseQuery: true, signal: true, version: 5, useOperationIdAsQueryKey: true },
      operations: Object.fromEntries(
        mutationOperations.map((operation) => [
          operation,
          { query: { useQuery: false, useSuspenseQuery: false, useMutation: true } },
        ]),
      ),
      mock: { required: true, arrayMin: 1, arrayMax: 5, properties: fakerOverrides, schemas: fakerOverridesBySchema },
    },
  },
};

await generate(options, process.cwd());
