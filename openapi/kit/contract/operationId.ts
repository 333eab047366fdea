import type { OperationId } from "../../../mocks/generated/requestValidators.js";

export type { OperationId };

/** A table by operation. An id that the contract does not have is an error of its type. */
export type ByOperation<Value> = Readonly<Partial<Record<OperationId, Value>>>;
