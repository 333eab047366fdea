import type { OpenApiDocument } from "../openapi/kit/contract/document.ts";
import { flattenSchema } from "../openapi/kit/contract/operations.ts";
import document from "./generated/contract.json" with { type: "json" };
import { isRecord } from "../src/config/isRecord.ts";

const contract = document as unknown as OpenApiDocument;

const fields = Object.values(contract.components.schemas).flatMap((schema) =>
  Object.entries(flattenSchema(contract, schema).properties ?? {}),
);

/** The fields that are the sum of others in the contract, with the names of those. */
const sums = fields.flatMap(([name, { "x-sumOf": parts }]) =>
  typeof parts === "string" ? [[name, parts.split(" ")] as const] : [],
);

/** The fields that are not less than another one in the contract, with its name. */
const limits = fields.flatMap(([name, { "x-atLeast": limit }]) =>
  typeof limit === "string" ? [[name, limit] as const] : [],
);

const isNumber = (value: unknown): value is number => typeof value === "number";

const isLess = (left: unknown, right: unknown): boolean =>
  isNumber(left) && isNumber(right) ? left < right : Date.parse(String(left)) < Date.parse(String(right));

/**
 * Returns a generated value whose fields agree with each other, as `x-sumOf` and `x-atLeast` of the contract demand: orval
 * generates each of them on its own.
 */
export function reconcileFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reconcileFields);
  if (!isRecord(value)) return value;
  const result = Object.fromEntries(Object.entries(value).map(([name, member]) => [name, reconcileFields(member)]));
  for (const [sum, parts] of sums) {
    const numbers = parts.map((name) => result[name]);
    if (isNumber(result[sum]) && numbers.every(isNumber))
      result[sum] = Math.round(numbers.reduce((left, right) => left + right, 0) * 100) / 100;
  }
  sortFields(result);
  return result;
}

/** Exchanges values until none is less than its limit. Each exchange brings a chain of limits nearer to its order. */
function sortFields(result: Record<string, unknown>): void {
  const wrong = limits.find(([name, limit]) => isLess(result[name], result[limit]));
  if (wrong === undefined) return;
  const [name, limit] = wrong;
  Object.assign(result, { [name]: result[limit], [limit]: result[name] });
  sortFields(result);
}
