import type { RouteName } from "./paths.ts";

/** The routes that only the quality portal has. */
export const qualityRouteNames = ["informativeServices", "informativeService"] as const satisfies readonly RouteName[];

export type QualityRouteName = (typeof qualityRouteNames)[number];

/** Returns whether only the quality portal has a route. */
export const isQualityRoute = (name: RouteName): name is QualityRouteName =>
  qualityRouteNames.some((qualityName) => qualityName === name);
