import { aliases, etalonCategorySlugs, paths, registerSlugs, type RouteName } from "../src/config/paths.ts";
import { isQualityRoute } from "../src/config/qualityRoutes.ts";
import { createAddressPattern } from "../src/i18n/languagePaths.ts";

/** The values of params that have a fixed set of them. */
const valuesByParam: Readonly<Record<string, readonly string[]>> = {
  ":category": etalonCategorySlugs,
  ":register": registerSlugs,
};

/**
 * Returns the pattern of the paths of a portal for servers without a page index, such as the development server. The route
 * table itself needs all pages of the portal.
 */
export function createKnownPathPattern(isQuality: boolean): string {
  const templates = (Object.keys(paths) as RouteName[])
    .filter((name) => isQuality || !isQualityRoute(name))
    .map((name): string => paths[name]);
  const expand = (path: string): string[] => {
    const [param, values] = Object.entries(valuesByParam).find(([name]) => path.includes(name)) ?? [];
    return param === undefined ? [path] : (values ?? []).map((value) => path.replace(param, value));
  };
  return createAddressPattern([...templates.flatMap(expand), ...Object.keys(aliases)]);
}
