import type { FaultDefinition } from "../fault.ts";
import { validOptions } from "./callers.ts";
import { changeEntries, type JsonObject } from "./seeds.ts";

/** Changes each entry of a response. */
export const returns = (
  operationId: string,
  description: string,
  change: (entry: JsonObject, index: number) => unknown,
  breaks: FaultDefinition["breaks"] = "contract",
): FaultDefinition => ({
  operationId,
  description,
  breaks,
  createHandler: changeEntries([operationId], change),
  observe: async ({ call }) => (await call(operationId, { as: "citizen", ...validOptions[operationId] })).text,
});

/** Returns a change of a field. */
export const setTo =
  (name: string, convert: (value: unknown) => unknown) =>
  (entry: JsonObject): void => {
    if (name in entry) entry[name] = convert(entry[name]);
  };

/** Returns a time without its offset. */
export const withoutZone = (value: unknown): string => String(value).replace(/(Z|[+-]\d\d:\d\d)$/, "");
