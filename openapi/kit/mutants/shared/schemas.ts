import type { BrokenRule, FaultDefinition } from "../fault.ts";
import { validOptions } from "./callers.ts";
import { changeEntries, changeJson, type JsonObject } from "./seeds.ts";
import { isRecord } from "../../../../src/config/isRecord.ts";

/** Adds to a fault an observation of its operation as its user sends it. */
export const withObservation = (
  operationId: string,
  description: string,
  breaks: BrokenRule,
  createHandler: FaultDefinition["createHandler"],
): FaultDefinition => ({
  operationId,
  description,
  breaks,
  ...(createHandler && { createHandler }),
  observe: async ({ call }) => {
    const { text, at } = await call(operationId, { as: "director", ...validOptions[operationId] });
    // Tokens differ with each sign-in.
    const body = at();
    return operationId === "signIn" && isRecord(body) ? Object.keys(body) : text;
  },
});

/** Returns a fault in each entry of a list. */
export const entries = (
  operationId: string,
  description: string,
  change: (entry: JsonObject) => unknown,
  breaks: BrokenRule = "contract",
) => withObservation(operationId, description, breaks, changeEntries([operationId], change));

/** Returns a fault in the body of a response. */
export const body = (
  operationId: string,
  description: string,
  change: (value: unknown) => unknown,
  breaks: BrokenRule = "contract",
) => withObservation(operationId, description, breaks, changeJson([operationId], change));

/** Returns a change of an object that removes fields. */
export const without =
  (...names: readonly string[]) =>
  (entry: JsonObject): void => {
    for (const name of names) delete entry[name];
  };

/** Returns a change of an object that renames a field. */
export const rename =
  (from: string, to: string) =>
  (entry: JsonObject): void => {
    entry[to] = entry[from];
    delete entry[from];
  };
