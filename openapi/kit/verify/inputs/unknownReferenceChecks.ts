import { isRecord } from "../../../../src/config/isRecord.ts";
import type { OpenApiDocument, SchemaObject } from "../../contract/document.ts";
import { languages } from "../../contract/language.ts";
import { flattenSchema, type ContractOperation } from "../../contract/operations.ts";
import type { ContractCheck, VerifyContext } from "../check.ts";
import { expectOneOf } from "../expectations.ts";
import { CheckSkipped } from "../outcomes.ts";
import { effects, readState } from "../writes/effects.ts";
import { getAssertionFor, repeatOnce } from "../run/concurrentChanges.ts";
import { createValidRequest } from "../requests.ts";
import { createUnknownId } from "./unknownId.ts";

/** How a server may refuse a request that names nothing. */
const refusals = [400, 404, 409, 422] as const;

/** A field of a body that names something by its id. */
type Reference = { name: string; isList: boolean; body: Readonly<Record<string, unknown>> };

const isId = (schema: SchemaObject | undefined): boolean => String(schema?.["$ref"]).endsWith("/Id");

/** Returns the fields of one kind of body that have to name something, each with a valid body. */
function listReferences(
  document: OpenApiDocument,
  { requestBody }: ContractOperation,
  valid: unknown,
): readonly Reference[] {
  if (requestBody?.type !== "application/json" || requestBody.schema === undefined || !isRecord(valid)) return [];
  const schema = flattenSchema(document, requestBody.schema);
  const bodies = [valid, ...Object.values(requestBody.examples ?? {}).map(({ value }) => value)].filter(isRecord);
  const references = [schema, ...(schema.oneOf ?? []).map((kind) => flattenSchema(document, kind))].flatMap(
    ({ properties = {}, required = [] }) =>
      Object.entries(properties).flatMap(([name, property]): Reference[] => {
        // Any kind of body can have files.
        if (isId(flattenSchema(document, property).items)) return [{ name, isList: true, body: valid }];
        const body = bodies.find((candidate) => candidate[name] !== undefined);
        return body !== undefined && isId(property) && required.includes(name) ? [{ name, isList: false, body }] : [];
      }),
  );
  return [...new Map(references.map((reference) => [reference.name, reference])).values()];
}

/** Returns the check that a request with an id that names nothing is refused. */
export const createUnknownReferenceChecks = (
  document: OpenApiDocument,
  operation: ContractOperation,
): readonly ContractCheck[] =>
  listReferences(document, operation, {}).length === 0
    ? []
    : [
        {
          name: "refuses an id that names nothing",
          run: async (context: VerifyContext) => {
            const request = await createValidRequest(context, operation);
            const references = listReferences(document, operation, request.body);
            if (references.length === 0) throw new CheckSkipped("the valid request names nothing");
            const readings = effects[operation.id]?.readState(request) ?? [];
            const read = async (): Promise<string> => JSON.stringify(await readState(context, readings));
            for (const { name, isList, body } of references) {
              const known: unknown = isList ? undefined : body[name];
              const unknown = createUnknownId(known);
              // What is refused because of one value is not stored without it.
              const changed = isList ? (effects[operation.id]?.change?.(body) ?? body) : body;
              const sent = { ...changed, [name]: isList ? [unknown] : unknown };
              await repeatOnce(async () => {
                const before = await read();
                for (const lang of languages)
                  await expectOneOf(context, operation, { ...request, body: sent, lang }, refusals);
                const after = await read();
                getAssertionFor(readings)(
                  after === before,
                  `${readings.map(({ id }) => id).join(" and ")} as before the request was refused because of ${name}`,
                  after.slice(0, 400),
                );
              });
            }
          },
        },
      ];
