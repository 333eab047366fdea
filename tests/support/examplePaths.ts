import { etalonCategorySlugs, paths, registerSlugs, type RouteName } from "../../src/config/paths.ts";

type RouteWithParams = {
  [Name in RouteName]: (typeof paths)[Name] extends `${string}:${string}` ? Name : never;
}[RouteName];

/** An address for each screen whose path has parts: the parts are of something that the sample world has. */
const filledPaths: Readonly<Record<RouteWithParams, string>> = {
  eService: "/e-services/101",
  apply: "/e-services/102/apply",
  appeal: "/my-appeals/481",
  appealReceipt: "/my-appeals/481/receipt",
  informativeService: "/informative-services/151",
  etalonCategory: `/etalons/${etalonCategorySlugs[0]}`,
  register: `/registers/${registerSlugs[0]}`,
  post: "/post/301",
};

/** An address of every screen at which there is something to see. */
export const examplePaths: Readonly<Record<RouteName, string>> = { ...paths, ...filledPaths };
