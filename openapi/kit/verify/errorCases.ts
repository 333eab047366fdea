import { flattenSchema, type ContractOperation } from "../contract/operations.ts";
import type { SchemaObject } from "../contract/document.ts";
import { expectResponse, type ContractCheck, type VerifyContext } from "./check.ts";
import { validRequest } from "./requests.ts";
import type { OperationRequest } from "./contractClient.ts";

// A refusal of what was sent: 400 and 422 are told apart in words only, so either is one.
const rejectionStatuses = [400, 422];

const lang = "ru";

/** Whoever is not signed in, and whoever comes with a token that nobody was given, is refused where somebody has to be signed in. */
export const missingTokenChecks = (operation: ContractOperation): readonly ContractCheck[] => [
  ...(operation.bearerAuth === "required"
    ? [
        {
          name: "401 to whoever is not signed in",
          run: async (ground: VerifyContext) =>
            void (await expectResponse(
              ground,
              operation,
              { ...(await validRequest(ground, operation)), token: undefined, lang },
              401,
            )),
        },
      ]
    : []),
  ...(operation.bearerAuth !== "none"
    ? [
        {
          name: "401 to a token that nobody was given",
          run: async (ground: VerifyContext) =>
            void (await expectResponse(
              ground,
              operation,
              { ...(await validRequest(ground, operation)), token: "a-token-of-nobody", lang },
              401,
            )),
        },
      ]
    : []),
];

/** Values that something may be broken with, from the likeliest mistake on. */
const invalidValueCandidates = ["x", "", "a b", "0", "-1", "100000000", "2026-13-45", "x".repeat(5000)];

/** What an address that breaks a rule of the contract gets. */
export const invalidParameterChecks = (operation: ContractOperation): readonly ContractCheck[] =>
  operation.parameters
    .filter(({ name }) => name !== "lang")
    .flatMap(({ name, in: place, required, schema }) => {
      const change = (sent: OperationRequest, value: string | undefined): OperationRequest =>
        place === "path"
          ? { ...sent, path: { ...sent.path, [name]: value ?? "" } }
          : place === "query"
            ? { ...sent, query: { ...sent.query, [name]: value } }
            : { ...sent, headers: { [name]: value ?? "" } };
      const broken: ContractCheck = {
        name: `a refusal of a ${name} that breaks its rule`,
        run: async (ground) => {
          const numeric = ["integer", "number"].includes(String(flattenSchema(ground.document, schema).type));
          const fits = (text: string): boolean =>
            ground.validator.matchesSchema(
              schema,
              numeric && text !== "" && !Number.isNaN(Number(text)) ? Number(text) : text,
            );
          // An empty part of a path is another path.
          const values = invalidValueCandidates
            .filter(
              (text) => !fits(text) && (place !== "path" || text !== "") && (place !== "header" || text.trim() !== ""),
            )
            .slice(0, 2);
          const good = values.length > 0 ? await validRequest(ground, operation) : {};
          for (const value of values)
            await expectResponse(
              ground,
              operation,
              { ...change(good, value), lang },
              ...rejectionStatuses,
              ...(place === "path" ? [404] : []),
            );
        },
      };
      const missing: ContractCheck = {
        name: `a refusal without ${name}`,
        run: async (ground) =>
          void (await expectResponse(
            ground,
            operation,
            { ...change(await validRequest(ground, operation), undefined), lang },
            ...rejectionStatuses,
          )),
      };
      return required === true && place === "query" ? [broken, missing] : [broken];
    });

/** A language that the portal does not speak may be answered or refused, but by the contract. */
export const unsupportedLanguageChecks = (operation: ContractOperation): readonly ContractCheck[] =>
  operation.isMutating
    ? []
    : [
        {
          name: "a declared answer to a language that is not spoken",
          run: async (ground) => {
            const sent = await validRequest(ground, operation);
            await expectResponse(
              ground,
              operation,
              { ...sent, query: { ...sent.query, lang: "tr" } },
              200,
              ...rejectionStatuses,
            );
          },
        },
      ];

/** What a body that breaks a rule of the contract gets. */
export function invalidBodyChecks(operation: ContractOperation): readonly ContractCheck[] {
  const { requestBody } = operation;
  if (requestBody === undefined) return [];
  const sendsRaw = (name: string, raw: string | undefined): ContractCheck => ({
    name,
    run: async (ground) => {
      const { body: _body, form: _form, ...sent } = await validRequest(ground, operation);
      await expectResponse(
        ground,
        operation,
        { ...sent, lang, ...(raw !== undefined && { raw }) },
        ...rejectionStatuses,
      );
    },
  });
  if (requestBody.type === "multipart/form-data")
    return [
      sendsRaw("a refusal of a body that is no form", '{"file":"none"}'),
      sendsRaw("a refusal without a body", undefined),
    ];
  const fields: ContractCheck = {
    name: "a refusal of each field that is missing or wrong",
    run: async (ground) => {
      const { body: good, ...sent } = await validRequest(ground, operation);
      const fields = good as Readonly<Record<string, unknown>>;
      for (const changed of invalidBodies(ground, requestBody.schema ?? {}, fields)) {
        if (ground.validator.valueErrors(requestBody.pointer, changed).length > 0)
          await expectResponse(ground, operation, { ...sent, body: changed, lang }, ...rejectionStatuses);
      }
    },
  };
  return [
    sendsRaw("a refusal of a body that is no JSON", "{"),
    ...(requestBody.required ? [sendsRaw("a refusal without a body", undefined)] : []),
    fields,
  ];
}

/** A good body with one thing wrong: each field gone, each of another kind, each choice an unknown one. */
function invalidBodies(
  { document }: VerifyContext,
  schema: SchemaObject,
  valid: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>>[] {
  const { required = [] } = flattenSchema(document, schema);
  const without = (name: string): Record<string, unknown> =>
    Object.fromEntries(Object.entries(valid).filter(([key]) => key !== name));
  return [...new Set([...required, ...Object.keys(valid)])].flatMap((name) => [
    without(name),
    { ...valid, [name]: typeof valid[name] === "object" ? "x" : { not: "this" } },
    { ...valid, [name]: typeof valid[name] === "string" ? "" : -1 },
    { ...valid, [name]: null },
  ]);
}

/** What names nothing that exists is not found. */
export const unknownIdChecks = (operation: ContractOperation): readonly ContractCheck[] =>
  operation.parameters
    .filter(({ name, in: place }) => place === "path" && name === "id")
    .map(({ schema }) => ({
      name: "404 to an id that nothing has",
      run: async (ground) => {
        const nothing = flattenSchema(ground.document, schema).type === "integer" ? 2_000_000_000 : "nothing-has-this";
        await expectResponse(
          ground,
          operation,
          { ...(await validRequest(ground, operation)), path: { id: nothing }, lang },
          404,
          403,
        );
      },
    }));
