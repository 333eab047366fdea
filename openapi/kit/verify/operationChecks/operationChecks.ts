import type { Check } from "../check.ts";
import { accounts } from "./accountChecks.ts";
import { sections } from "./sectionChecks.ts";

/** What single operations promise in words, by their names. */
export const particular: Readonly<Record<string, readonly Check[]>> = { ...accounts, ...sections };
