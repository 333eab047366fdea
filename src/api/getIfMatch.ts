import type { Id, paths } from "../generated/contract.d.ts";
import type { Language } from "../i18n/language.ts";
import { entityTags } from "./entityTags.ts";

/** The header of an update by which the server refuses to replace newer data. */
export type IfMatch = { "If-Match"?: string };

/**
 * Returns the header with which an update is refused (412) when the data at a path of the contract have changed since they
 * were last read, or with `lang` since they were read in this language: such data are read again in each language. `ids` are
 * the parameters of the path.
 */
export function getIfMatch(
  path: keyof paths,
  ids: Readonly<Record<string, Id>> = {},
  { lang }: { lang?: Language } = {},
): IfMatch {
  // Filled in as the generated hooks do: the tag is kept under the path of their requests.
  const sentPath = path.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(String(ids[name])));
  const tag = (lang && entityTags.get(sentPath + lang)) ?? entityTags.get(sentPath);
  return tag === undefined ? {} : { "If-Match": tag };
}
