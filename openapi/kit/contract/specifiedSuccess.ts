import type { ContractOperation } from "./operations.ts";

/** The only status of success, where the specification names one: the registration stops at any other. */
const specifiedStatuses: Readonly<Record<string, number>> = { registerPossessor: 200 };

/** Returns whether a status of a specified operation is success. */
export const isSpecifiedSuccess = ({ id }: ContractOperation, status: number): boolean =>
  specifiedStatuses[id] === undefined ? status >= 200 && status < 300 : status === specifiedStatuses[id];
