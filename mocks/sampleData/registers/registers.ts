import type { RegisterEntry, RegisterName } from "../../../src/generated/contract.d.ts";
import type { LocalizedText } from "../../store/localizedText.ts";
import type { countries } from "./countries.ts";
import { measurementTools } from "./measurementTools.ts";
import { nomenclature } from "./nomenclature.ts";
import { removedTools } from "./removedTools.ts";
import { standardSamples } from "./standardSamples.ts";

/** A register entry in all languages. */
export type RegisterRow = Omit<RegisterEntry, "name" | "country" | "lang"> & {
  name: LocalizedText;
  country?: keyof typeof countries;
};

/** The four registers. */
export const registers: Readonly<Record<RegisterName, readonly RegisterRow[]>> = {
  "measurement-tools": measurementTools,
  "removed-measurement-tools": removedTools,
  "standard-samples": standardSamples,
  nomenclature,
};
