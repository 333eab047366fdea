import type { PostPlace } from "../generated/contract.d.ts";
import type { RouteName } from "./paths.ts";

/** The list page of each placement. */
export const listRouteByPlacement: Readonly<Record<PostPlace, RouteName>> = {
  news: "news",
  "useful-information": "usefulInformation",
  "market-prices": "marketPrices",
  "government-info": "governmentInfo",
  bulletin: "newsLetters",
};
