import type { components } from "../../src/generated/contract.d.ts";
import type { LocalizedText } from "../store/localizedText.ts";
import { eServices } from "./eServices.ts";
import { informativeServices } from "./informativeServices.ts";

type Schemas = components["schemas"];

/** A service in every language. `portal` says which of the two portals it belongs to. */
export type ServiceEntry = Omit<Schemas["Service"], "title" | "summary" | "audience" | "lang"> & {
  portal: Schemas["CompetitionQualityType"];
  title: LocalizedText;
  summary: LocalizedText;
  audience: LocalizedText;
};

/** Every service of the sample world. */
export const services: readonly ServiceEntry[] = [...eServices, ...informativeServices];
