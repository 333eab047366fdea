import type { Service, CompetitionQualityType } from "../../src/generated/contract.d.ts";
import type { LocalizedText } from "../store/localizedText.ts";
import { eServices } from "./eServices.ts";
import { informativeServices } from "./informativeServices.ts";

/** A service in all languages. `portal` is the portal that provides it. */
export type ServiceEntry = Omit<Service, "title" | "summary" | "audience" | "externalSite" | "lang"> & {
  portal: CompetitionQualityType;
  title: LocalizedText;
  summary: LocalizedText;
  audience: LocalizedText;
  externalSite?: LocalizedText;
};

/** All services. */
export const services: readonly ServiceEntry[] = [...eServices, ...informativeServices];
