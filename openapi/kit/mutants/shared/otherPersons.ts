import type { PersonaId } from "../../../../mocks/store/personas.ts";
import type { Id } from "../../../../src/generated/contract.d.ts";
import type { Caller, CallOptions } from "../caller.ts";
import type { FaultDefinition } from "../fault.ts";
import { png } from "./files.ts";
import { ignoreOwners, type PersonalData } from "./recordOwners.ts";

/** Returns the id of a record that does not belong to the citizen of the mock store. */
export const findOthersId = (
  { store }: Caller,
  kind: "appeals" | "documents" | "payments" | "reports",
  isSuitable: (record: object) => boolean = () => true,
): Id => store.state[kind].find((record) => record.owner.startsWith("organisation:") && isSuitable(record))?.id ?? 0;

/** A list operation that finds the records of every owner. */
export const listsOfEverybody = (operationId: string, kind: PersonalData, name: string): FaultDefinition => ({
  operationId,
  description: `Returns the ${name} of every user.`,
  breaks: "contract",
  createHandler: ignoreOwners([operationId], kind),
  observe: async ({ call }) => (await call(operationId, { as: "admin" })).text,
});

/** An operation on one record that finds the records of every owner. */
export const recordOfOthers = (
  operationId: string,
  kind: "appeals" | "documents" | "payments" | "reports",
  description: string,
  options: { isSuitable?: (record: object) => boolean } & CallOptions = {},
): FaultDefinition => ({
  operationId,
  description,
  breaks: "contract",
  createHandler: ignoreOwners([operationId], kind),
  observe: async (caller) => {
    const { isSuitable, ...callOptions } = options;
    const path = findOthersId(caller, kind, isSuitable);
    return (await caller.call(operationId, { as: "citizen", path, ...callOptions })).status;
  },
});

/** Sends something with the file of another user. */
export const usesOthersUpload = (
  operationId: string,
  description: string,
  createBody: (documentId: unknown, caller: Caller) => { body: object; path?: number; as?: PersonaId },
): FaultDefinition => ({
  operationId,
  description,
  breaks: "contract",
  createHandler: ignoreOwners([operationId], "documents"),
  observe: async (caller) => {
    const documentId = (await caller.upload("privileged", png())).at("id");
    return (await caller.call(operationId, { as: "citizen", ...createBody(documentId, caller) })).status;
  },
});
