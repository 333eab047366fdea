import type { components } from "../../src/generated/contract.d.ts";
import type { LocalizedText } from "../store/localizedText.ts";
import { eServices } from "./eServices.ts";
import { informativeServices } from "./informativeServices.ts";

type Schemas = components["schemas"];

/** A service in all languages. `portal` is the portal that provides it. */
export type ServiceEntry = Omit<Schemas["Service"], "title" | "summary" | "audience" | "lang"> & {
  portal: Schemas["CompetitionQualityType"];
  title: LocalizedText;
  summary: LocalizedText;
  audience: LocalizedText;
};

/** All services. */
export const services: readonly ServiceEntry[] = [...eServices, ...informativeServices];
