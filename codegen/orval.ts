import { readFileSync } from "node:fs";
import { generate, type InputTransformerFn, type OptionsExport, type OutputMocksConfig } from "orval";

// queries.ts runs `node orval.ts BUNDLE checked` inside the scratch tree, because orval resolves paths from the working directory.
// "checked" skips the validation by orval: the contract was linted before.
const [bundle, checked] = process.argv.slice(2);
if (bundle === undefined) throw new Error("orval.ts takes the bundle's path");

// orval copies the functions below as text into the generated mocks, which import these values (queries.ts adds the import).
declare const faker: typeof import("../mocks/fakeData.ts").faker;
declare const fakeFormSchema: typeof import("../mocks/fakeData.ts").fakeFormSchema;
declare const fakeLanguage: typeof import("../mocks/fakeData.ts").fakeLanguage;
declare const fakeNumber: typeof import("../mocks/fakeData.ts").fakeNumber;
declare const fakePictureUrl: typeof import("../mocks/fakeData.ts").fakePictureUrl;

/**
 * Generators for values that orval gets wrong: it supports neither the anchors and classes of a `pattern` nor our `x-` rules.
 * The key is a schema name, or a property name where the schema is a plain string.
 */
const fakerOverrides = {
  PhoneNumber: () => `+994${faker.string.numeric(9)}`,
  Voen: () => faker.string.numeric(10),
  Pin: () => faker.helpers.arrayElement(["5A1B2C3", "7XK20PM", "1ZZ9Q4T"]),
  PersonName: () => faker.person.firstName(),
  VerificationCode: () => faker.string.numeric(6),
  PagePath: () => `/${faker.string.alphanumeric(8)}`,
  GoodsCode: () => faker.string.numeric(9),
  Language: () => fakeLanguage(),
  Id: () => faker.helpers.arrayElement([faker.number.int({ min: 1 }), faker.string.alphanumeric(8)]),
  NotificationCount: () => faker.number.int({ max: 30 }),
  Token: () => faker.string.alphanumeric(40),
  Amount: () => faker.number.float({ min: 1, max: 5000, fractionDigits: 2 }),
  appealNumber: () => fakeNumber(),
  registryNumber: () => fakeNumber(),
  certificateNo: () => fakeNumber(),
  designation: () => fakeNumber(),
  replacedBy: () => fakeNumber(),
  code: () => fakeNumber(),
  fileName: () => `${faker.string.alpha(8)}.pdf`,
  unit: () => "kq",
  goodsCode: () => faker.string.numeric(9),
  voen: () => faker.string.numeric(10),
  phoneNumber: () => `+994${faker.string.numeric(9)}`,
  surname: () => faker.person.lastName(),
  fatherName: () => faker.person.firstName(),
  applicant: () => faker.person.fullName(),
  country: () => faker.location.country(),
  dueDate: () => faker.date.soon({ days: 30 }).toISOString().slice(0, 10),
  validUntil: () => faker.date.future().toISOString().slice(0, 10),
  // A constant, so that a password and its repetition are equal.
  NewPassword: () => "Şəffaf-Bazar-2026",
  repeatedPassword: () => "Şəffaf-Bazar-2026",
};

/** Generators for properties of a single schema. */
const fakerOverridesBySchema = {
  Problem: {
    properties: {
      type: () => "about:blank",
      title: () => "Conflict",
      instance: () => `urn:uuid:${faker.string.uuid()}`,
    },
  },
  ExchangeRate: {
    properties: {
      code: () => faker.finance.currencyCode(),
      nominal: () => faker.helpers.arrayElement([1, 100]),
      rate: () => faker.number.float({ min: 0.01, max: 4, fractionDigits: 4 }),
      change: () => faker.number.float({ min: -0.1, max: 0.1, fractionDigits: 4 }),
    },
  },
  Manufacturer: {
    properties: { selectedCertNumber: () => fakeNumber() },
  },
  NotificationMessage: {
    properties: {
      type: () => faker.helpers.arrayElement(["SIMPLE_NOTIFICATION", "QUESTION"]),
      createdAt: () => `${faker.date.past().toISOString().slice(0, 19)}Z`,
    },
  },
  ExchangeRateHistory: { properties: { code: () => "EUR" } },
  Document: {
    properties: { mimeType: () => faker.helpers.arrayElement(["application/pdf", "image/jpeg", "video/mp4"]) },
  },
  CallbackSlot: {
    properties: {
      from: () => `${faker.date.soon({ days: 5 }).toISOString().slice(0, 10)}T08:00:00Z`,
      to: () => `${faker.date.soon({ days: 5 }).toISOString().slice(0, 10)}T08:30:00Z`,
    },
  },
  Picture: { properties: { url: () => fakePictureUrl() } },
  ServiceForm: { properties: { schema: () => fakeFormSchema() } },
  User: {
    properties: {
      name: () => faker.person.firstName(),
      pin: () => faker.string.alphanumeric({ length: 7, casing: "upper" }),
      email: () => faker.internet.email(),
    },
  },
  UserLanguage: { properties: { isoCode: () => fakeLanguage() } },
  Role: { properties: { authority: () => faker.helpers.arrayElement(["ASAN_USER", "ADMIN"]) } },
  PasswordCheck: { properties: { valid: () => true } },
  Taxpayer: { properties: { tpn: () => faker.string.numeric(10) } },
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

/** Removes `allOf` from strings: orval would treat a string with several patterns as an object, and ignores patterns anyway. */
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

/** The parts of the contract that decide how its operations are requested. */
type Paths = Readonly<Record<string, Readonly<Record<string, { operationId?: string; "x-proposed"?: boolean }>>>>;

/**
 * The proposed operations that do what a person wants, and whose failure a component or a toast shows. A draft is kept without
 * them, and a document that cannot be read is gone.
 */
const proposedActions = Object.values((JSON.parse(readFileSync(bundle, "utf8")) as { paths: Paths }).paths)
  .flatMap((pathItem) => Object.entries(pathItem))
  .flatMap(([method, { operationId = "", "x-proposed": isProposed }]) =>
    isProposed === true && (method !== "get" || operationId === "downloadReceipt") && operationId !== "keepDraft"
      ? [operationId]
      : [],
  );

/**
 * The `request` of operations that need another one than `request`: those whose failure may say that the server lacks them, and
 * those whose response the specification does not describe in full.
 */
const requestByOperation: Readonly<Record<string, readonly [file: string, name: string]>> = {
  ...Object.fromEntries(
    proposedActions.map((operation) => [operation, ["requestProposed", "requestProposed"] as const]),
  ),
  signIn: ["parseSession", "requestSession"],
  chooseAccount: ["parseSession", "requestAccountChoice"],
  handOverSession: ["parseSession", "requestHandOver"],
  registerUser: ["parseCommandResult", "requestCommand"],
  activateAccount: ["parseCommandResult", "requestCommand"],
  changePassword: ["parseCommandResult", "requestCommand"],
  updateUser: ["parseCommandResult", "requestCommand"],
  updateContacts: ["parseCommandResult", "requestCommand"],
  requestPasswordReset: ["parseCommandResult", "requestCommand"],
  resetPassword: ["parseCommandResult", "requestCommand"],
  checkNewPassword: ["parseCommandResult", "requestPasswordCheck"],
  checkOwnPassword: ["parseCommandResult", "requestPasswordCheck"],
  lookUpTaxpayer: ["parsePossessor", "requestTaxpayer"],
  registerPossessor: ["parsePossessor", "requestPossessor"],
  readPossessor: ["parsePossessor", "requestPossessor"],
  updatePossessor: ["parsePossessor", "requestPossessor"],
  readNotifications: ["parseNotifications", "requestNotifications"],
  countNotifications: ["parseNotificationCount", "requestNotificationCount"],
  searchPortal: ["parseSearchResults", "requestSearchResults"],
  checkCertificate: ["requestComplete", "requestComplete"],
  findAppeal: ["requestComplete", "requestComplete"],
};

/** GET operations with an effect. They become mutations, so that they run on a user action and are never retried. */
const mutationOperations = ["activateAccount", "checkNewPassword", "checkOwnPassword"];

const options = {
  input: { target: bundle, unsafeDisableValidation: checked === "checked", override: { transformer: dropStringAllOf } },
  output: {
    target: "src/generated/queries",
    schemas: "src/generated/queries/model",
    // Passes header parameters such as Idempotency-Key to the hooks.
    headers: true,
    client: "react-query",
    // Sets the argument format of the mutator. axios is neither imported nor installed.
    httpClient: "axios",
    clean: false,
    urlEncodeParameters: true,
    override: {
      header: () => ["Generated from openapi/. Do not edit."],
      mutator: { path: "src/api/request.ts", name: "request" },
      enumGenerationType: "union",
      query: { useSuspenseQuery: true, signal: true, version: 5, useOperationIdAsQueryKey: true },
      operations: Object.fromEntries(
        [...mutationOperations, ...Object.keys(requestByOperation)].map((operation) => {
          const [file, name] = requestByOperation[operation] ?? [];
          return [
            operation,
            {
              ...(mutationOperations.includes(operation) && {
                query: { useQuery: false, useSuspenseQuery: false, useMutation: true },
              }),
              ...(name !== undefined && { mutator: { path: `src/api/parsers/${file}.ts`, name } }),
            },
          ];
        }),
      ),
      mock: { required: true, arrayMin: 1, arrayMax: 5, properties: fakerOverrides, schemas: fakerOverridesBySchema },
    },
  },
} satisfies OptionsExport;

// One module for each operation: a page loads only the hooks that it uses.
await generate({ ...options, output: { ...options.output, mode: "tags-operations" } }, process.cwd());
// With such modules, orval would write no factories of responses. It writes the hooks in any case.
await generate(
  { ...options, output: { ...options.output, mode: "tags-split", mock, target: "unused/queries" } },
  process.cwd(),
);
