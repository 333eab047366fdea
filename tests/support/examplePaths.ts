import { etalonCategorySlugs, paths, registerSlugs, type RouteName } from "../../src/config/paths.ts";

type RouteWithParams = {
  [Name in RouteName]: (typeof paths)[Name] extends `${string}:${string}` ? Name : never;
}[RouteName];

/** The parameters are ids of records in the mock backend's sample data. */
const filledPaths: Readonly<Record<RouteWithParams, string>> = {
  eService: "/e-services/101",
  apply: "/e-services/102/apply",
  appeal: "/my-appeals/481",
  appealCorrection: "/my-appeals/402/correct",
  appealReceipt: "/my-appeals/481/receipt",
  informativeService: "/informative-services/151",
  etalonCategory: `/etalons/${etalonCategorySlugs[0]}`,
  register: `/registers/${registerSlugs[0]}`,
  productPrices: "/information-center/market-prices/bread",
  post: "/post/301",
};

/** For each route, a path that shows a record of the sample data. */
export const examplePaths: Readonly<Record<RouteName, string>> = { ...paths, ...filledPaths };
