import { isRecord } from "../../../../src/config/isRecord.ts";
import { flattenSchema, type ContractOperation } from "../../contract/operations.ts";
import type { ContractCheck, VerifyContext } from "../check.ts";
import { skipWhenRateLimited } from "../outcomes.ts";
import type { JsonBody, OperationRequest, OperationResponse } from "../run/contractClient.ts";
import { createValidRequest } from "../requests.ts";

/** Returns the paths of the fields that an error names; none where it names no fields. */
const listNamedPaths = ({ status, body }: OperationResponse): readonly string[] =>
  status >= 400 && isRecord(body) && Array.isArray(body["fields"])
    ? body["fields"].filter(isRecord).map(({ field }) => String(field))
    : [];

/** Returns a value of another type. */
const withOtherType = (value: unknown): unknown => (typeof value === "object" ? "x" : { not: "this" });

/** Returns the path of a field within a field, and a body in which it has a value of another type. */
function changeNestedField(name: string, value: unknown): { path: string; value: unknown } | undefined {
  const [first, index] = Array.isArray(value) ? [value[0] as unknown, "0/"] : [value, ""];
  if (!isRecord(first)) return undefined;
  const [key] = Object.keys(first);
  if (key === undefined) return undefined;
  const changed = { ...first, [key]: { not: "this" } };
  return { path: `${name}/${index}${key}`, value: Array.isArray(value) ? value.with(0, changed) : changed };
}

/** The fields that name the kind of a body, each of which has other fields. */
const kindFields: ReadonlySet<string> = new Set(["kind", "type"]);

/** Returns bodies with fields of another type, and the paths of these fields: each one, the first two, and one within a field. */
function listWrongBodies(
  { document }: VerifyContext,
  { requestBody, isProposed }: ContractOperation,
  valid: JsonBody,
): readonly { paths: readonly string[]; body: JsonBody }[] {
  const { required = [] } = flattenSchema(document, requestBody?.schema ?? {});
  const names = [...new Set([...required, ...Object.keys(valid)])];
  const change = (...changed: readonly string[]): { paths: readonly string[]; body: JsonBody } => ({
    paths: changed,
    body: { ...valid, ...Object.fromEntries(changed.map((name) => [name, withOtherType(valid[name])])) },
  });
  // Without its kind, a body has no other fields to judge.
  const [first, second] = names.filter((name) => !kindFields.has(name));
  return [
    // Of a proposed operation, other checks judge each field.
    ...(isProposed ? [] : names.map((name) => change(name))),
    ...(first === undefined || second === undefined ? [] : [change(first, second)]),
    ...names.flatMap((name) => {
      const nested = changeNestedField(name, valid[name]);
      return nested === undefined ? [] : [{ paths: [nested.path], body: { ...valid, [name]: nested.value } }];
    }),
  ];
}

/** Returns the check that notes an error whose `fields` do not name those that were not accepted. */
export const createFieldProblemChecks = (operation: ContractOperation): readonly ContractCheck[] =>
  operation.requestBody?.schema === undefined || operation.requestBody.type === "multipart/form-data"
    ? []
    : [
        {
          name: "names each field that is not accepted by its path",
          run: async (context) => {
            const { body: valid, ...request } = await createValidRequest(context, operation);
            if (!isRecord(valid)) return;
            for (const { paths, body } of listWrongBodies(context, operation, valid)) {
              const wrong: OperationRequest = { ...request, body, lang: "en" };
              const response = await context.client.send(operation, wrong);
              skipWhenRateLimited(response.status);
              const named = listNamedPaths(response);
              const missing = paths.filter(
                (path) => !named.some((found) => found === path || found.startsWith(`${path}/`)),
              );
              // Whether an error names fields at all is up to the server.
              if (named.length > 0 && missing.length > 0)
                context.notes.add(`fields names ${named.join(", ")}, and not ${missing.join(", ")}`, response.curl);
            }
          },
        },
      ];
