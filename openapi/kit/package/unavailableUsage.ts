import type { OperationUsage } from "../usage/usage.ts";

/** Stands for the usage of operations in the package, which does not contain the sources of the portal. */
export const findUsageByOperation = (): ReadonlyMap<string, OperationUsage> => new Map();

export const findTestsOfOperation = (): readonly string[] => [];
